import VStyleValues

extension LintRule {
  /// A fraction where a whole number is needed.
  static let integerRequired = LintRule(
    .integerRequired,
    bad: ["Label { number-of-lines: ↓2.5; }"],
    good: ["Label { number-of-lines: 2; }"])
}
