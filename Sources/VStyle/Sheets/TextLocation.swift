import VStyleEngine
public import VStyleSyntax

/// A location in a source for display. Line and column count from 1.
public struct TextLocation: Sendable, Hashable, CustomStringConvertible {
  /// The path of the source, as passed to the loader.
  public let path: String

  /// The line.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int

  /// `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}

extension SourceMap {
  /// Returns the start of a location: its path, line and column.
  public func location(of location: SourceLocation) -> TextLocation {
    let source = self[location.source]
    let position = LineIndex(source).position(at: location.range.start)
    return TextLocation(path: source.path, line: position.line, column: position.column)
  }

  /// Returns the start of a diagnostic.
  public func location(of diagnostic: Diagnostic) -> TextLocation { location(of: diagnostic.location) }

  /// Formats a diagnostic with its help as one line.
  ///
  /// An example is `a.vstyle:3:5: error: there is no property "alhpa"; did you mean "alpha"? [unknown-property]`.
  public func description(of diagnostic: Diagnostic) -> String {
    let text = [diagnostic.message, diagnostic.help].compactMap(\.self).joined(separator: "; ")
    return VisibleText.line(
      "\(location(of: diagnostic)): \(diagnostic.severity.rawValue): \(text) [\(diagnostic.rule.name)]")
  }
}

extension StyleScope {
  /// Returns the start of one of the scope's ``diagnostics``: its path, line and column.
  public func location(of diagnostic: Diagnostic) -> TextLocation { sources.location(of: diagnostic) }

  /// Returns the start of a location in the scope's sheets, such as that of a declaration in a trace.
  public func location(of location: SourceLocation) -> TextLocation { currentSources.location(of: location) }

  /// Formats one of the scope's ``diagnostics`` with its help as one line.
  public func description(of diagnostic: Diagnostic) -> String { sources.description(of: diagnostic) }

  private var sources: SourceMap { tree?.engine.stylesheet.sources ?? currentSources }
}

extension Stylesheet {
  /// Returns the start of a diagnostic of the sheet: its path, line and column.
  public func location(of diagnostic: Diagnostic) -> TextLocation { compiled.sources.location(of: diagnostic) }

  /// Returns the start of a location in the sheet, such as that of a note of a diagnostic.
  public func location(of location: SourceLocation) -> TextLocation { compiled.sources.location(of: location) }

  /// Formats a diagnostic of the sheet with its help as one line.
  ///
  /// An example is `a.vstyle:3:5: error: there is no property "alhpa"; did you mean "alpha"? [unknown-property]`.
  public func description(of diagnostic: Diagnostic) -> String { compiled.sources.description(of: diagnostic) }
}
