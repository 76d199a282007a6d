import VStyleValues

extension LintRule {
  /// A unit that does not exist.
  static let unknownUnit = LintRule(
    .unknownUnit,
    bad: ["View { layer-corner-radius: ↓8pxx; }"],
    good: ["View { layer-corner-radius: 8px; }"])
}
