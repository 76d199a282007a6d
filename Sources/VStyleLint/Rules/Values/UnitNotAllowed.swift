import VStyleValues

extension LintRule {
  /// A known unit that the property does not accept.
  static let unitNotAllowed = LintRule(
    .unitNotAllowed,
    bad: ["View { layer-corner-radius: ↓8deg; }"],
    good: ["View { layer-corner-radius: 8; }"])
}
