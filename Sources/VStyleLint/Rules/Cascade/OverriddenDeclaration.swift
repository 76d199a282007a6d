import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A declaration that a later rule with the same selector overrides.
  static let overriddenDeclaration = DiagnosticRule(
    code: "VS3003", name: "overridden-declaration", severity: .warning,
    summary: "A later rule with the same selector, layer and conditions sets the property again.")
}

extension LintRule {
  /// A declaration that a later rule with the same selector overrides.
  static let overriddenDeclaration = LintRule(
    .overriddenDeclaration, tier: .strict, needs: .beaten, fixes: .safe,
    why: "The first value does nothing, and a reader may edit it in vain. Remove it.",
    bad: [
      """
      Label.title {
        ↓alpha: 0.5;
        hidden: false;
      }
      Button { alpha: 0.5; }
      Label.title { alpha: 0.8; }
      """
    ],
    good: [
      """
      Label.title {
        hidden: false;
      }
      Button { alpha: 0.5; }
      Label.title { alpha: 0.8; }
      """
    ],
    check: { context in
      context.beaten.filter { $0.relation == .sameSelector }.map { loser in
        Diagnostic(
          .overriddenDeclaration, at: loser.nameLocation,
          loser.losesToImportant
            ? "a rule with the same selector sets `\(loser.name)` with `!important`"
            : "a later rule with the same selector sets `\(loser.name)` again",
          notes: loser.winnerNotes("this one counts"),
          help: loser.losesToImportant
            ? "remove this one"
            : context.isCopied(loser)
              ? "if the second rule is a copy, correct its selector; if not, remove the first one"
              : "remove the first one",
          fixes: context.removal(of: loser, context.isCopied(loser) ? .suggestion : .safe))
      }
    })
}
