import VStyleCompiler
package import VStyleSyntax

/// The imports of a sheet, without loading them.
package enum SheetImports {
  /// Whether a sheet might have an import. The search in its bytes needs no parsing; a match can be a false positive.
  package static func mayAppear(in source: SourceText) -> Bool {
    let bytes = source.bytes.span
    guard bytes.count > 1 else { return false }
    // An escape can encode the first letter.
    for index in 0..<bytes.count - 1
    where bytes[index] == 0x40 && (bytes[index + 1] | 0x20 == 0x69 || bytes[index + 1] == 0x5C) {
      return true
    }
    return false
  }

  /// The paths of the valid `@import` rules of a sheet, in order.
  package static func paths(of tree: SyntaxTree) -> [String] { references(of: tree).map(\.path) }

  /// The paths of the valid `@import` rules of a sheet, in order, with the ranges of their texts.
  package static func references(of tree: SyntaxTree) -> [(path: String, range: SourceRange)] {
    tree.children(of: 0).compactMap { node in
      let statement = tree.nodes[node]
      guard statement.kind == .atRule, tree.tape.isName(statement.nameToken, "import") else { return nil }
      var cursor = TokenCursor(tree.tape, statement.content)
      cursor.skipTrivia()
      guard let (reference, range) = ImportClause.reference(&cursor),
        let path = ImportPath.resolve(reference, from: tree.source.path, root: "")
      else { return nil }
      return (path, range)
    }
  }
}
