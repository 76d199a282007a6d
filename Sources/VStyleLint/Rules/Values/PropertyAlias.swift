import VStyleCascade

extension LintRule {
  /// An old or foreign spelling of a property.
  static let propertyAlias = LintRule(
    .propertyAlias,
    bad: ["View { ↓is-hidden: true; }"],
    good: ["View { hidden: true; }"])
}
