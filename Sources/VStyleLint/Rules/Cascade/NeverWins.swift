import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A declaration that loses the cascade on every element.
  static let neverWins = LintRule(
    .neverWins, needs: .beaten, fixes: .unsafe,
    summary: "A declaration loses on every view that its rule can match.",
    why: """
      The declaration looks as if it decided something, and an edit of it changes nothing. Remove it, or make its rule \
      stronger.
      """,
    bad: [
      """
      @layer base { Label.title { ↓alpha: 0.5; hidden: false; } }
      Label { alpha: 0.8; }
      """,
      """
      Label { text-color: gray !important; }
      Label.title { ↓text-color: black; hidden: false; }
      """,
    ],
    good: [
      """
      @layer base { Label.title { hidden: false; } }
      Label { alpha: 0.8; }
      """,
      """
      Label { text-color: gray !important; }
      Label.title { hidden: false; }
      """,
    ],
    check: { context in
      let losers = context.beaten.filter { $0.relation == .stronger }
      // A misspelled layer is reported itself, and wins over everything until then.
      let misspelled = losers.isEmpty ? nil : MisspelledLayers(context.stylesheet)
      return losers.filter { loser in
        !loser.winners.contains { misspelled?.contain($0.location) ?? false }
      }.map { loser in
        Diagnostic(
          .neverWins, at: loser.nameLocation, "`\(loser.name)` never takes effect here",
          notes: loser.winnerNotes("this rule matches the same views and is stronger"),
          help: "remove it, or make one of the rules stronger or weaker", fixes: context.removal(of: loser, .unsafe))
      }
    })
}
