import VStyleCascade

extension LintRule {
  /// An old or foreign spelling of a property.
  static let propertyAlias = LintRule(
    .propertyAlias,
    bad: ["View { ↓is-hidden: true; }", "Button { ↓title-color-hightlighted: red; }"],
    good: ["View { hidden: true; }", "Button { &:highlighted { title-color: red; } }"])
}
