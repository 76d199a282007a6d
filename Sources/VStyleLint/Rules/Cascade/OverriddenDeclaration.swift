import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A declaration that a later rule with the same selector overrides.
  static let overriddenDeclaration = LintRule(
    .overriddenDeclaration, needs: .beaten, fixes: .safe,
    summary: "A later rule with the same selector, layer and conditions sets the property again.",
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
      let losers = context.beaten.filter { $0.relation == .sameSelector }
      var repeated = RepeatedRules(losers, context)
      return losers.compactMap { loser in
        guard let group = repeated.group(of: loser) else { return nil }
        if group.count > 1 { return context.repetition(group) }
        return Diagnostic(
          .overriddenDeclaration, at: loser.nameLocation,
          loser.losesToImportant
            ? "a rule with the same selector sets `\(loser.name)` with `!important`"
            : "a later rule with the same selector sets `\(loser.name)` again",
          notes: loser.winnerNotes("this one counts"),
          help: loser.losesToImportant
            ? "remove this one"
            : context.mayBeMistaken(loser)
              ? "if the second rule is a copy, correct its selector; if not, remove the first one"
              : "remove the first one",
          fixes: context.removal(of: loser, context.mayBeMistaken(loser) ? .suggestion : .safe))
      }
    })
}

extension LintContext {
  /// Returns whether the rule that overrides a declaration likely was to have another selector: it is a copy, or in
  /// another sheet.
  fileprivate func mayBeMistaken(_ loser: BeatenDeclaration) -> Bool {
    isCopied(loser) || loser.winners.contains { $0.location.source != loser.location.source }
  }

  /// Returns the diagnostic about declarations of a rule that one later rule sets again.
  fileprivate func repetition(_ losers: [BeatenDeclaration]) -> Diagnostic {
    let (first, mayBeMistaken) = (losers[0], mayBeMistaken(losers[0]))
    return Diagnostic(
      .overriddenDeclaration, at: first.nameLocation,
      "a later rule with the same selector sets \(NameList.quoted(losers.map(\.name))) again",
      notes: first.winnerNotes("this one counts"),
      help: mayBeMistaken
        ? "if the second rule is a copy, correct its selector; if not, remove the first one" : "remove the first ones",
      fixes: removal(of: losers, mayBeMistaken ? .suggestion : .safe))
  }
}
