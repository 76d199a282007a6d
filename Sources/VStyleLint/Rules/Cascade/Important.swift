import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// An `!important` declaration, which no later normal declaration overrides.
  static let important = LintRule(
    .important,
    summary: "A declaration is `!important`, so that only another one like it can change it.",
    why: """
      Only another `!important` can change such a value, so one leads to the next. Move the rule to a later layer, or \
      give it a selector of its own.
      """,
    bad: ["Label { ↓alpha: 0.5 !important; }"],
    good: ["Label { alpha: 0.5; }"],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .declaration && $0.isImportant }.map { node in
          Diagnostic(
            .important, at: tree.location(of: node.tokens),
            "`\(tree.tape.name(node.nameToken))` is `!important`",
            help: "move the rule to a later layer, or give it a selector of its own")
        }
      }
    })
}
