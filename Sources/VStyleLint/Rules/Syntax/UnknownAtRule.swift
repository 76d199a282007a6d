import VStyleCascade

extension LintRule {
  /// An at-rule that does not exist.
  static let unknownAtRule = LintRule(
    .unknownAtRule,
    bad: ["↓@themes dark { }"],
    good: ["@theme dark { }"])
}
