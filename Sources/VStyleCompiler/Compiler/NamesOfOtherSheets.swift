import VStyleStylesheet
package import VStyleSyntax

extension Diagnostic {
  /// Whether the diagnostic does not apply if another sheet of the scope declares a style or a custom media query.
  ///
  /// The rules of all sheets of a scope are compiled together. A named style is compiled with its own sheet alone, since
  /// code can give it to views of any scope, so a diagnostic inside one has a note about that style.
  ///
  /// - Parameters:
  ///   - isDeclared: returns whether another sheet declares a name.
  ///   - sources: the sources of the diagnostic.
  package func isResolved(by isDeclared: (String) -> Bool, in sources: SourceMap) -> Bool {
    guard rule == .unknownStyle || rule == .unknownMediaFeature, notes.isEmpty else { return false }
    let cursor = TokenCursor(TokenTape(SourceText(sources[location.source].text(in: location.range))))
    guard rule == .unknownStyle || cursor.kind == .ident && cursor.tape.isDashedIdent(0) else { return false }
    return isDeclared(cursor.name)
  }
}
