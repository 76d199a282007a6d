package import VStyleSyntax

extension SyntaxTree {
  /// The names that the `@style` rules of the sheet declare, also those with a mistake.
  package var styleNames: [String] {
    nodes.compactMap { node in
      guard node.kind == .atRule, tape.isName(node.nameToken, "style") else { return nil }
      return node.content.first { !tape.kind($0).isTrivia }.map(tape.name)
    }
  }
}
