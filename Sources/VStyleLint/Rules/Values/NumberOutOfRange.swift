import VStyleValues

extension LintRule {
  /// A number outside the range.
  static let numberOutOfRange = LintRule(
    .numberOutOfRange,
    bad: ["Label { alpha: ↓1.4; }"],
    good: ["Label { alpha: 1; }"])
}
