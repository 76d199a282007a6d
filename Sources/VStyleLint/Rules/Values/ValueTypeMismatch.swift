import VStyleValues

extension LintRule {
  /// A value of another kind than the property takes.
  static let valueTypeMismatch = LintRule(
    .valueTypeMismatch,
    bad: ["Label { text-color: ↓12; }"],
    good: ["Label { text-color: #121212; }"])
}
