import VStyleValues

extension LintRule {
  /// Too many or too few values.
  static let wrongArity = LintRule(
    .wrongArity,
    bad: ["TableView { separator-inset: 1 2 3 4 ↓5; }"],
    good: ["TableView { separator-inset: 1 2 3 4; }"])
}
