import VStyleValues

extension LintRule {
  /// A number that is not finite.
  static let invalidNumber = LintRule(
    .invalidNumber,
    bad: ["View { layer-corner-radius: ↓1e999; }"],
    good: ["View { layer-corner-radius: 1e2; }"])
}
