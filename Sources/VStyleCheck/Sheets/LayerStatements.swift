package import VStyleStylesheet
package import VStyleSyntax

/// The layers that a sheet names, in order.
package struct LayerStatements {
  /// The lists of names in the `@layer a, b;` statements at the top level of a sheet.
  package private(set) var orders: [[(name: String, location: SourceLocation)]] = []

  /// The layers that blocks and imports open, with the location of each name.
  package private(set) var uses: [(name: String, location: SourceLocation)] = []

  /// The statement of each of ``uses``.
  private(set) var statements: [SourceLocation] = []

  package init(_ tree: SyntaxTree) {
    for index in tree.children(of: 0) where tree.nodes[index].kind == .atRule {
      let node = tree.nodes[index]
      if tree.tape.isName(node.nameToken, "layer") {
        let names = LayerStatements.names(node.content, tree)
        if node.block == nil { orders.append(names) } else { add(names, of: node, tree) }
      } else if tree.tape.isName(node.nameToken, "import") {
        for token in node.content where tree.tape.kind(token) == .function && tree.tape.isName(token, "layer") {
          add(LayerStatements.names(token + 1..<tree.tape.closer(of: token), tree), of: node, tree)
        }
      }
    }
  }

  private mutating func add(
    _ names: [(name: String, location: SourceLocation)], of statement: SyntaxNode, _ tree: SyntaxTree
  ) {
    uses += names
    statements += names.map { _ in tree.location(of: statement.tokens) }
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

/// The layers that are missing in the order of layers, because their names are misspelled.
package struct MisspelledLayers {
  /// A layer with a misspelled name.
  struct Layer {
    let name: String
    let location: SourceLocation
    /// The name that is listed.
    let meant: String
    /// The statement with the rules of the layer.
    let statement: SourceLocation
  }

  /// The layers, in order of the sources.
  let all: [Layer]

  package init(_ stylesheet: CompiledStylesheet) {
    let sheets = stylesheet.trees.map { LayerStatements($0) }
    let listed = sheets.flatMap { $0.orders.flatMap { $0.map(\.name) } }
    var guesses = TypoGuesses(listed)
    var found: [Layer] = []
    for sheet in sheets where !listed.isEmpty {
      for (use, statement) in zip(sheet.uses, sheet.statements) {
        guard let meant = guesses.meant(by: use.name) else { continue }
        found.append(Layer(name: use.name, location: use.location, meant: meant, statement: statement))
      }
    }
    all = found
  }

  /// Returns whether a declaration is in one of the layers.
  package func contain(_ location: SourceLocation) -> Bool {
    all.contains { $0.statement.source == location.source && $0.statement.range.contains(location.range) }
  }
}
