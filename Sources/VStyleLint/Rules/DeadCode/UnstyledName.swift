import VStyleCheck
import VStyleSyntax

extension LintRule {
  /// A style class or a state in a tree that no selector names.
  static let unstyledName = LintRule(
    .unstyledName,
    summary: "A view of a tree has a style class or a state that no selector of the sheets names.",
    why: """
      The view looks as if it had no such style class or state: the tree has a typing error, the sheets have no rule \
      yet, or the name is left over. A state that the view type has needs no rule.
      """,
    bad: [
      Example(
        #"{"type": "Button", "classes": [↓"wide"]}"#, files: ["app.vstyle": "Button { alpha: 0.5; }"],
        kind: .tree)
    ],
    good: [
      Example(
        #"{"type": "Button", "classes": ["wide"]}"#, files: ["app.vstyle": "Button.wide { alpha: 0.5; }"],
        kind: .tree)
    ])
}
