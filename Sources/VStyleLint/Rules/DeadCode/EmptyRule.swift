import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A rule without contents.
  static let emptyRule = LintRule(
    .emptyRule, fixes: .safe,
    summary: "A rule has nothing in it.",
    why: """
      An empty rule does nothing, and makes a reader look for what is missing. Remove it, or say in a comment what \
      belongs there.
      """,
    bad: [
      """
      Label { alpha: 0.5; }
      ↓Button.primary { }
      """
    ],
    good: [
      "Label { alpha: 0.5; }"
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        tree.nodes.indices.dropFirst().compactMap { index -> Diagnostic? in
          let node = tree.nodes[index]
          guard node.kind == .qualifiedRule, let block = node.block, node.subtreeEnd == index + 1,
            !block.contains(where: { tree.tape.kind($0) != .whitespace }), block.upperBound < tree.tape.count
          else { return nil }
          return Diagnostic(
            .emptyRule, at: tree.location(of: node.content), "this rule has nothing in it",
            help: "remove it, or say in a comment what is missing", fixes: [tree.removal(of: node, .safe)])
        }
      }
    })
}
