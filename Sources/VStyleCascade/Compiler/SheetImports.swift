package import VStyleSyntax

/// What a sheet imports, without reading it.
package enum SheetImports {
  /// Whether a sheet may import another one: for most, a look at the bytes tells without reading them.
  package static func mayAppear(in source: SourceText) -> Bool {
    let bytes = source.bytes.span
    guard bytes.count > 1 else { return false }
    // An escape may stand for the first letter.
    for index in 0..<bytes.count - 1
    where bytes[index] == 0x40 && (bytes[index + 1] | 0x20 == 0x69 || bytes[index + 1] == 0x5C) {
      return true
    }
    return false
  }

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
