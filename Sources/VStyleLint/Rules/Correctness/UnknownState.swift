import VStyleSelectors

extension LintRule {
  /// A pseudo-class that is neither part of the language nor a state of a view type.
  static let unknownState = LintRule(
    .unknownState,
    bad: ["Button↓:highlihgted { alpha: 1; }"],
    good: ["Button:highlighted { alpha: 1; }"])
}
