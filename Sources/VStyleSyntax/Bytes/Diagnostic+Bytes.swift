/// Diagnostics and locations as bytes.
extension ByteWriter {
  /// Writes a location.
  package mutating func write(_ location: SourceLocation) {
    write(location.source.index)
    write(location.range.start)
    write(location.range.count)
  }

  /// Writes a diagnostic.
  package mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.rule.code)
    write(diagnostic.rule.name)
    write(element: diagnostic.rule.severity)
    write(diagnostic.rule.summary)
    write(element: diagnostic.severity)
    write(diagnostic.location)
    write(diagnostic.message)
    for text in [diagnostic.label, diagnostic.expected, diagnostic.found, diagnostic.help] { write(text) }
    write(diagnostic.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location) { $0.write($1) }
    }
    write(diagnostic.fixes) { writer, fix in
      writer.write(fix.title)
      writer.write(fix.safety.rawValue)
      writer.write(fix.edits) { writer, edit in
        writer.write(edit.location)
        writer.write(edit.replacement)
      }
    }
    write(diagnostic.themes) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads a location in one of some sources.
  ///
  /// - Parameter sizes: the numbers of bytes of the sources.
  package mutating func location(in sizes: [Int]) throws(Failure) -> SourceLocation {
    let source = try number(below: sizes.count)
    let start = try number(below: sizes[source] + 1)
    let count = try number(below: sizes[source] - start + 1)
    return SourceLocation(SourceID(source), SourceRange(start, start + count))
  }

  /// Reads a diagnostic about some sources.
  ///
  /// - Parameter sizes: the numbers of bytes of the sources.
  package mutating func diagnostic(in sizes: [Int]) throws(Failure) -> Diagnostic {
    let rule = DiagnosticRule(
      code: try text(), name: try text(), severity: try element(of: Severity.allCases), summary: try text())
    let severity = try element(of: Severity.allCases)
    var diagnostic = Diagnostic(rule, at: try location(in: sizes), try text())
    diagnostic.severity = severity
    diagnostic.label = try optionalText()
    diagnostic.expected = try optionalText()
    diagnostic.found = try optionalText()
    diagnostic.help = try optionalText()
    diagnostic.notes = try list { (reader) throws(Failure) in
      .init(try reader.text(), at: try reader.optional { (reader) throws(Failure) in try reader.location(in: sizes) })
    }
    diagnostic.fixes = try list { (reader) throws(Failure) in
      let title = try reader.text()
      guard let safety = Diagnostic.Safety(rawValue: try reader.text()) else { throw Failure() }
      let edits = try reader.list { (reader) throws(Failure) in
        Diagnostic.Edit(try reader.location(in: sizes), try reader.text())
      }
      return .init(title, safety: safety, edits: edits)
    }
    diagnostic.themes = try list { (reader) throws(Failure) in try reader.text() }
    return diagnostic
  }
}
