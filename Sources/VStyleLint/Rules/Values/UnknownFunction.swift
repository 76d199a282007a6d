import VStyleValues

extension LintRule {
  /// A function that does not exist.
  static let unknownFunction = LintRule(
    .unknownFunction,
    bad: ["Label { text-color: ↓rbg(1 2 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])
}
