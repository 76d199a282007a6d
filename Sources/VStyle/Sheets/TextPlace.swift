public import VStyleSyntax

/// Where something is found, for people: both numbers count from 1.
public struct TextPlace: Sendable, Hashable, CustomStringConvertible {
  /// The path of the source, as it was read.
  public let path: String

  /// The line.
  public let line: Int

  /// The column, in characters of Unicode (scalars).
  public let column: Int

  /// `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}

extension SourceMap {
  /// Where a diagnostic begins.
  public func place(of diagnostic: Diagnostic) -> TextPlace {
    let source = self[diagnostic.location.source]
    let position = LineIndex(source).position(at: diagnostic.location.range.start)
    return TextPlace(path: source.path, line: position.line, column: position.column)
  }

  /// A diagnostic in one line: `a.vstyle:3:5: error: there is no property "colour" [unknown-property]`.
  public func description(of diagnostic: Diagnostic) -> String {
    "\(place(of: diagnostic)): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.name)]"
  }
}

extension Stylesheet {
  /// Where a diagnostic of the sheet begins: its path, line and column.
  public func place(of diagnostic: Diagnostic) -> TextPlace { compiled.sources.place(of: diagnostic) }

  /// A diagnostic of the sheet in one line: `a.vstyle:3:5: error: there is no property "colour" [unknown-property]`.
  public func description(of diagnostic: Diagnostic) -> String { compiled.sources.description(of: diagnostic) }
}
