package import VStyleSyntax

extension SyntaxTree {
  /// The names that the `@style` and `@custom-media` rules of the sheet declare, also those with a mistake.
  ///
  /// The rules of other sheets of a scope can use them.
  package var declaredNames: [String] {
    nodes.compactMap { node in
      guard node.kind == .atRule, tape.isName(node.nameToken, "style") || tape.isName(node.nameToken, "custom-media")
      else { return nil }
      return node.content.first { !tape.kind($0).isTrivia }.map(tape.name)
    }
  }
}
