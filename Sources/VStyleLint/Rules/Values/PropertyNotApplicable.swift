import VStyleCascade

extension LintRule {
  /// A property that the selected view type does not have.
  static let propertyNotApplicable = LintRule(
    .propertyNotApplicable,
    bad: ["Label { ↓row-height: 44; }", "Button { ↓button-type: system; }"],
    good: ["TableView { row-height: 44; }"])
}
