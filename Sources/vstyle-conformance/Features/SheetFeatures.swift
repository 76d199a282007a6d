import VStyleJSON
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// What the parsed sheets of a case need that only documents have.
struct SheetFeatures {
  /// The features that decide which rules apply.
  private(set) var missing: [SuiteFeature] = []

  /// The properties that each `@keyframes` rule sets, by the name of the rule.
  private(set) var keyframes: [String: Set<String>] = [:]

  private let attributes: Set<String>

  /// Reads the sheets of a case.
  init(_ sheets: [SourceText], tree: JSON) {
    attributes = tree.attributesInNamespaces
    for sheet in sheets { read(0, of: SyntaxTree(parsing: sheet), .topLevel) }
  }

  private mutating func read(_ node: Int, of tree: SyntaxTree, _ nesting: SelectorGrammar.Nesting) {
    for child in tree.children(of: node) {
      let prelude = TokenCursor(tree.tape, tree.nodes[child].content)
      switch tree.nodes[child].kind {
      case .qualifiedRule:
        add(SuiteSelector(prelude, nesting: nesting, attributes: attributes))
        read(child, of: tree, .nested)
      case .atRule: read(child, of: tree, nesting, named: tree.name(of: child).lowercased(), prelude)
      case .stylesheet, .declaration, .invalid: continue
      }
    }
  }

  private mutating func read(
    _ node: Int, of tree: SyntaxTree, _ nesting: SelectorGrammar.Nesting, named name: String, _ prelude: TokenCursor
  ) {
    switch name {
    case "keyframes", "-webkit-keyframes": keyframes[prelude.text, default: []].formUnion(properties(in: node, tree))
    case "scope":
      // `[(roots)]? [to (limits)]?`: https://www.w3.org/TR/css-cascade-6/#scope-atrule
      if prelude.isAtEnd || prelude.isIdent("to") { missing.append(.styleElementScopes) }
      for selector in blocks(in: prelude, where: { $0.kind == .leftParenthesis }) {
        add(SuiteSelector(selector, nesting: nesting, attributes: attributes))
      }
      read(node, of: tree, .scoped)
    case "supports":
      for selector in blocks(in: prelude, where: { $0.isFunction("selector") }) {
        missing += SuiteSelector(selector).missing
      }
      read(node, of: tree, nesting)
    case "media":
      let conditions = blocks(in: prelude, where: { $0.kind == .leftParenthesis })
      if conditions.contains(where: { $0.isIdent("scripting") }) { missing.append(.scripts) }
      if conditions.contains(where: hasUnit) { missing.append(.units) }
      read(node, of: tree, nesting)
    default: read(node, of: tree, nesting)
    }
  }

  private mutating func add(_ selector: SuiteSelector) {
    if !selector.matchesOnlyParts { missing += selector.missing }
  }

  /// Returns whether a length in a media condition has a unit that views do not have.
  private func hasUnit(_ condition: TokenCursor) -> Bool {
    (condition.index..<condition.end).contains { token in
      condition.tape.kind(token) == .dimension
        && ["cm", "mm", "ex", "ch"].contains(condition.tape.unit(token).lowercased())
    }
  }

  /// The contents of the blocks of some sort in a prelude, at any depth, without trivia before them.
  private func blocks(in prelude: TokenCursor, where isWanted: (TokenCursor) -> Bool) -> [TokenCursor] {
    var cursor = prelude
    var blocks: [TokenCursor] = []
    while cursor.kind != .endOfFile {
      if isWanted(cursor) {
        var ahead = cursor
        blocks.append(ahead.enterBlock())
        blocks[blocks.count - 1].skipTrivia()
      }
      cursor.advance()
    }
    return blocks
  }

  /// The longhands that the declarations in a node set, at any depth.
  private func properties(in node: Int, _ tree: SyntaxTree) -> Set<String> {
    let declarations = (node..<tree.nodes[node].subtreeEnd).filter { tree.nodes[$0].kind == .declaration }
    return Set(
      declarations.flatMap { declaration -> [String] in
        let name = tree.name(of: declaration)
        if name.isDashedName { return [name] }
        return SuiteSchema.schema.shorthand(name)?.longhands ?? [name.lowercased()]
      })
  }
}

extension TokenCursor {
  /// The name or the string that the tokens consist of.
  fileprivate var text: String { kind == .string ? tape.string(index) : kind == .ident ? name : "" }
}
