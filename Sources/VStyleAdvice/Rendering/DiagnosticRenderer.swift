#if VSTYLE_ADVICE
  package import VStyleSyntax

  /// Renders diagnostics for people, in a terminal.
  ///
  /// ```
  /// error[unclosed-string VS0003]: `"Inter;` has no closing quote
  ///   --> base.vstyle:3:9
  ///    |
  ///  3 |   font: "Inter;
  ///    |         ^^^^^^^ expected `"`, found the end of the line
  /// ```
  ///
  /// All text except quoted text is ASCII. Columns count Unicode scalars, from 1. Marks are below their characters,
  /// whatever the width of the characters.
  package struct DiagnosticRenderer: Sendable {
    /// The use of escape sequences for colors.
    package enum Colors: Sendable {
      case none
      case ansi
    }

    private let sources: SourceMap
    private let lines: [LineIndex]
    private let colors: Colors
    private let maximumWidth: Int

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - sources: the sources that the diagnostics concern.
    ///   - colors: whether to color the text; ``Colors/none`` by default.
    ///   - maximumWidth: the maximum number of columns of a source line, 240 by default; smaller numbers count as 20.
    package init(_ sources: SourceMap, colors: Colors = .none, maximumWidth: Int = 240) {
      self.sources = sources
      self.colors = colors
      self.maximumWidth = max(maximumWidth, 20)
      lines = sources.sources.map(LineIndex.init)
    }

    /// The diagnostic on one line, as build tools and editors parse it, and a line for each note with a location.
    package func concise(_ diagnostic: Diagnostic) -> String {
      let location = locationText(diagnostic.location)
      var lines = ["\(location): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.label)]"]
      for note in diagnostic.notes {
        if let location = note.location { lines.append("\(locationText(location)): note: \(note.message)") }
      }
      return lines.map { VisibleText.lineStart($0) + "\n" }.joined()
    }

    /// The diagnostic with the source lines that it concerns.
    package func pretty(_ diagnostic: Diagnostic) -> String {
      let snippets = self.snippets(diagnostic)
      let gutter = "\(snippets.map(\.snippet.lastLine).max() ?? 1)".count
      let indent = String(repeating: " ", count: gutter)
      var header = StyledText("\(diagnostic.severity.rawValue)[\(diagnostic.rule.label)]", .severity)
      header.append(": \(diagnostic.message)", .strong)
      var rows = [header]
      for (index, part) in snippets.enumerated() {
        if index > 0 { rows.append(StyledText(indent + " |", .frame)) }
        var arrow = StyledText(indent + (index == 0 ? "--> " : "::: "), .frame)
        arrow.append(part.location)
        rows.append(arrow)
        guard part.snippet.isShown else { continue }
        rows.append(StyledText(indent + " |", .frame))
        rows += part.snippet.rows(gutter: gutter)
      }
      let remarks = self.remarks(diagnostic)
      if !remarks.isEmpty { rows.append(StyledText(indent + " |", .frame)) }
      for remark in remarks {
        var row = StyledText(indent + " = ", .frame)
        row.append(remark.title + ": ", .strong)
        row.append(remark.text)
        rows.append(row)
      }
      return rows.map { $0.render(palette(diagnostic.severity)) + "\n" }.joined()
    }
  }

  extension DiagnosticRenderer {
    /// The primary location with the notes in the same source, then the notes of each other source.
    private func snippets(_ diagnostic: Diagnostic) -> [(location: String, snippet: Snippet)] {
      let label = diagnostic.label ?? expectation(diagnostic)
      var marks = [Snippet.Mark(range: diagnostic.location.range, role: .primary, label: label)]
      var others: [(location: SourceLocation, marks: [Snippet.Mark])] = []
      for note in diagnostic.notes.lazy.filter({ $0.location != nil }).prefix(Limit.listedNames.value) {
        guard let location = note.location else { continue }
        let mark = Snippet.Mark(range: location.range, role: .secondary, label: note.message)
        if location.source == diagnostic.location.source {
          marks.append(mark)
        } else if let index = others.firstIndex(where: { $0.location.source == location.source }) {
          others[index].marks.append(mark)
        } else {
          others.append((location, [mark]))
        }
      }
      return ([(diagnostic.location, marks)] + others).map { location, marks in
        let index = location.source.index
        return (
          locationText(location),
          Snippet(sources.sources[index], lines[index], marks, maximumWidth: maximumWidth)
        )
      }
    }

    private func expectation(_ diagnostic: Diagnostic) -> String? {
      switch (diagnostic.expected, diagnostic.found) {
      case (let expected?, let found?): "expected \(expected), found \(found)"
      case (let expected?, nil): "expected \(expected)"
      case (nil, let found?): "found \(found)"
      case (nil, nil): nil
      }
    }

    private func remarks(_ diagnostic: Diagnostic) -> [(title: String, text: String)] {
      var out = diagnostic.notes.filter { $0.location == nil }.map { ("note", $0.message) }
      let hidden = diagnostic.notes.count { $0.location != nil } - Limit.listedNames.value
      if hidden > 0 { out.append(("note", "\(hidden) more locations are not shown")) }
      if let help = diagnostic.help { out.append(("help", help)) }
      for fix in diagnostic.fixes.prefix(3) {
        out.append((fix.safety == .safe ? "fix" : "fix (\(fix.safety.rawValue))", fix.title))
      }
      return out
    }

    /// The start of a location, as `path:line:column`.
    package func locationText(_ location: SourceLocation) -> String {
      let position = lines[location.source.index].position(at: location.range.start)
      return "\(sources[location.source].path):\(position.line):\(position.column)"
    }

    private func palette(_ severity: Severity) -> (TextStyle) -> String? {
      guard colors == .ansi else { return { _ in nil } }
      let color =
        switch severity {
        case .error: "\u{1B}[1;31m"
        case .warning: "\u{1B}[1;33m"
        case .info: "\u{1B}[1;36m"
        }
      return { style in
        switch style {
        case .plain: nil
        case .strong: "\u{1B}[1m"
        case .frame: "\u{1B}[1;34m"
        case .severity: color
        }
      }
    }
  }
#endif
