package import VStyleSyntax

/// What a sheet imports, without reading it.
package enum SheetImports {
  /// The paths that the `@import` rules of a sheet name, in order. Rules that cannot be read name none.
  package static func paths(of tree: SyntaxTree) -> [String] {
    tree.children(of: 0).compactMap { node in
      let statement = tree.nodes[node]
      guard statement.kind == .atRule, tree.tape.isName(statement.nameToken, "import") else { return nil }
      var cursor = TokenCursor(tree.tape, statement.content)
      cursor.skipTrivia()
      guard let (reference, _) = ImportClause.reference(&cursor) else { return nil }
      return ImportPath.resolve(reference, from: tree.source.path, root: "")
    }
  }
}
