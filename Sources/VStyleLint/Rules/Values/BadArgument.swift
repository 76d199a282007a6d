import VStyleValues

extension LintRule {
  /// A function's argument that does not fit.
  static let badArgument = LintRule(
    .badArgument,
    bad: ["Label { text-color: rgb(1 ↓red 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])
}
