import VStyleCascade
import VStyleSyntax

/// The layers that a sheet names, in order.
struct LayerStatements {
  /// The lists of names in the `@layer a, b;` statements at the top level of a sheet.
  private(set) var orders: [[(name: String, location: SourceLocation)]] = []

  /// The layers that blocks and imports open, with the location of each name.
  private(set) var uses: [(name: String, location: SourceLocation)] = []

  init(_ tree: SyntaxTree) {
    for index in tree.children(of: 0) where tree.nodes[index].kind == .atRule {
      let node = tree.nodes[index]
      if tree.tape.isName(node.nameToken, "layer") {
        let names = LayerStatements.names(node.content, tree)
        if node.block == nil { orders.append(names) } else { uses += names }
      } else if tree.tape.isName(node.nameToken, "import") {
        for token in node.content where tree.tape.kind(token) == .function && tree.tape.isName(token, "layer") {
          uses += LayerStatements.names(token + 1..<tree.tape.closer(of: token), tree)
        }
      }
    }
  }

  private static func names(
    _ tokens: Range<Int>, _ tree: SyntaxTree
  ) -> [(name: String, location: SourceLocation)] {
    tokens.split { tree.tape.kind($0) == .comma }.compactMap { part in
      let own = part.filter { !tree.tape.kind($0).isTrivia }
      guard let first = own.first, let last = own.last else { return nil }
      return (own.map { tree.source.text(in: tree.tape.range($0)) }.joined(), tree.location(of: first..<last + 1))
    }
  }
}
