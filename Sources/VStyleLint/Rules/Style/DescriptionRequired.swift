import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A custom property of `:root` without a comment.
  ///
  /// A comment describes all custom properties up to the next empty line.
  static let descriptionRequired = LintRule(
    .descriptionRequired,
    summary: "No comment says what a custom property is for, neither before its group nor after it.",
    why: """
      The name alone does not say where a custom property may be used. Say it in a comment before its group, or after \
      it on its line.
      """,
    bad: [
      """
      :root {
        /* What lies behind everything. */
        --canvas: white;

        ↓--surface: white;
      }
      """
    ],
    good: [
      """
      :root {
        /* What lies behind everything, and what lies on it. */
        --canvas: white;
        --surface: white;

        --raised: white; /* Dialogs. */
      }
      """,
      """
      :root {
        --gap: 8; /* Between cards. */
      }
      @media (width < 400) {
        :root {
          --gap: 4;
        }
      }
      """,
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        // A custom property is described once, wherever it is set again.
        let described = Set(
          tree.nodes.indices.filter { isRoot($0, tree) }.flatMap { named(in: $0, tree, true).map(\.name) })
        return tree.nodes.indices.filter { isRoot($0, tree) }.flatMap { named(in: $0, tree, false) }
          .filter { !described.contains($0.name) }.map(\.diagnostic)
      }
    })

  private static func isRoot(_ index: Int, _ tree: SyntaxTree) -> Bool {
    let node = tree.nodes[index]
    let text = tree.source.text(in: tree.tape.range(node.content))
    return node.kind == .qualifiedRule && node.block != nil && text == ":root"
  }

  /// Returns the custom properties in a rule that a comment describes, or those that none describes.
  private static func named(
    in rule: Int, _ tree: SyntaxTree, _ isWanted: Bool
  ) -> [(name: String, diagnostic: Diagnostic)] {
    let tape = tree.tape
    var isDescribed = false
    var end = tree.nodes[rule].block?.lowerBound ?? 0
    return tree.children(of: rule).compactMap { index -> (String, Diagnostic)? in
      let node = tree.nodes[index]
      for token in end..<node.tokens.lowerBound {
        if tape.kind(token) == .comment { isDescribed = true }
        if tape.kind(token) == .whitespace, lineEnds(tape, token) > 1 { isDescribed = false }
      }
      end = node.tokens.upperBound
      guard node.kind == .declaration, tape.isDashedIdent(node.nameToken),
        (isDescribed || hasComment(after: node.tokens.upperBound, tape)) == isWanted
      else { return nil }
      let name = tape.name(node.nameToken)
      return (
        name,
        Diagnostic(
          .descriptionRequired, at: tree.location(ofToken: node.nameToken), "no comment says what `\(name)` is for")
      )
    }
  }

  private static func lineEnds(_ tape: TokenTape, _ token: Int) -> Int {
    let range = tape.range(token)
    return tape.source.bytes[range.start..<range.end].count { $0 == 0x0A }
  }

  /// Returns whether a comment follows a statement on the same line.
  private static func hasComment(after token: Int, _ tape: TokenTape) -> Bool {
    var next = token
    while tape.kind(next) == .semicolon || tape.kind(next) == .whitespace && lineEnds(tape, next) == 0 { next += 1 }
    return tape.kind(next) == .comment
  }
}
