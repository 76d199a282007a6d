import VStyleStylesheet
package import VStyleSyntax

extension Diagnostic {
  /// Whether the diagnostic does not apply if another sheet of the scope declares a style.
  ///
  /// The rules of all sheets of a scope are compiled together. A named style is compiled with its own sheet alone, since
  /// code can give it to views of any scope, so a diagnostic inside one has a note about that style.
  ///
  /// - Parameters:
  ///   - isStyle: returns whether another sheet declares a style of a name.
  ///   - sources: the sources of the diagnostic.
  package func isResolved(by isStyle: (String) -> Bool, in sources: SourceMap) -> Bool {
    guard rule == .unknownStyle, notes.isEmpty else { return false }
    return isStyle(TokenCursor(TokenTape(SourceText(sources[location.source].text(in: location.range)))).name)
  }
}
