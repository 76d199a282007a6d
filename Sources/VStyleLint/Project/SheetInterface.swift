import VStyleSyntax

/// What the facts about a stylesheet take from one of its sheets, besides the custom properties that the sheet names.
///
/// The facts about stylesheets stay the same after an edit of an imported sheet that keeps its interface.
struct SheetInterface: Equatable {
  /// The preludes of themes, and the whole text of each registered custom property and view type, in order.
  private var rules: [String] = []

  /// Reads a sheet without imports; `nil` if such an at-rule is inside of another statement, which may be a condition.
  init?(_ tree: SyntaxTree) {
    func isNamed(_ node: Int, _ words: [StaticString]) -> Bool {
      tree.nodes[node].kind == .atRule && words.contains { tree.tape.isName(tree.nodes[node].nameToken, $0) }
    }
    let count = tree.nodes.indices.count { isNamed($0, ["theme", "property", "view"]) }
    for node in tree.children(of: 0) where isNamed(node, ["theme", "property", "view"]) {
      let statement = tree.nodes[node]
      let end = isNamed(node, ["theme"]) ? statement.content.upperBound : statement.tokens.upperBound
      rules.append(tree.source.text(in: tree.tape.range(statement.tokens.lowerBound..<end)))
    }
    guard rules.count == count else { return nil }
  }
}
