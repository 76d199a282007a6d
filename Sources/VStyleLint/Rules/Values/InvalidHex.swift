import VStyleValues

extension LintRule {
  /// A hex color with a wrong number of digits.
  static let invalidHex = LintRule(
    .invalidHex,
    bad: ["Label { text-color: ↓#12345; }"],
    good: ["Label { text-color: #123456; }"])
}
