import VStyleCascade

extension LintRule {
  /// A view type that does not exist.
  static let unknownViewType = LintRule(
    .unknownViewType,
    bad: ["↓Buton { alpha: 1; }"],
    good: ["Button { alpha: 1; }"])
}
