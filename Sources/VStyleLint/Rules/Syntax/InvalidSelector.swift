import VStyleSelectors

extension LintRule {
  /// A selector that does not follow the grammar.
  static let invalidSelector = LintRule(
    .invalidSelector,
    bad: ["Button > ↓> Label { alpha: 1; }"],
    good: ["Button > Label { alpha: 1; }"])
}
