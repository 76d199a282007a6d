import VStyleValues

extension LintRule {
  /// A value with another value type than the property has.
  static let valueTypeMismatch = LintRule(
    .valueTypeMismatch,
    bad: ["Label { text-color: ↓12; }"],
    good: ["Label { text-color: #121212; }"])
}
