import VStyleValues

extension LintRule {
  /// A unit that exists but does not fit.
  static let unitNotAllowed = LintRule(
    .unitNotAllowed,
    bad: ["View { layer-corner-radius: ↓8deg; }"],
    good: ["View { layer-corner-radius: 8; }"])
}
