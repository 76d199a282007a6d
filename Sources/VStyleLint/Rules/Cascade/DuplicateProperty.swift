import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A property that is set twice in one rule.
  static let duplicateProperty = DiagnosticRule(
    code: "VS3001", name: "duplicate-property", severity: .warning,
    summary: "A property is set twice in one rule, so the first value does nothing.")
}

extension LintRule {
  /// A property that is set twice in one rule.
  static let duplicateProperty = LintRule(
    .duplicateProperty, needs: .losersInRules, fixes: .safe,
    why: "The first value does nothing, and a reader may edit it in vain. Remove it.",
    bad: [
      """
      Label {
        ↓alpha: 0.5;
        alpha: 0.8;
      }
      """,
      """
      Label {
        alpha: 0.8 !important;
        ↓alpha: 0.5;
      }
      """,
      """
      TableView {
        ↓separator-inset-left: 5;
        separator-inset: 8 16;
      }
      """,
    ],
    good: [
      """
      Label {
        alpha: 0.8;
      }
      """,
      """
      Label {
        alpha: 0.8 !important;
      }
      """,
      """
      TableView {
        separator-inset: 8 16;
      }
      """,
      """
      TableView {
        separator-inset: 8 16;
        separator-inset-left: 5;
      }
      """,
    ],
    check: { context in
      context.beaten.filter { $0.relation == .sameRule }.map { loser in
        Diagnostic(
          .duplicateProperty, at: loser.nameLocation,
          "`\(loser.name)` is set again in the same rule\(loser.losesToImportant ? " with `!important`" : "")",
          notes: loser.winnerNotes("this one counts"),
          help: loser.losesToImportant
            ? "remove this one"
            : context.shorthand(over: loser).map { "write it after `\($0)`, or remove it" } ?? "remove the first one",
          fixes: context.removal(of: loser, context.shorthand(over: loser) == nil ? .safe : .suggestion))
      }
    })
}
