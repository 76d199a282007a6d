import VStyleSelectors

extension LintRule {
  /// A pseudo-class that neither the language nor a view has.
  static let unknownState = LintRule(
    .unknownState,
    bad: ["Button↓:highlihgted { alpha: 1; }"],
    good: ["Button:highlighted { alpha: 1; }"])
}
