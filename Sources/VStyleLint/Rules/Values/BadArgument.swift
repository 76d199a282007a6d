import VStyleValues

extension LintRule {
  /// An argument that its function does not accept.
  static let badArgument = LintRule(
    .badArgument,
    bad: ["Label { text-color: rgb(1 ↓red 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])
}
