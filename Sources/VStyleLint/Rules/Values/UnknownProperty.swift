import VStyleCascade

extension LintRule {
  /// A property that no view type has.
  static let unknownProperty = LintRule(
    .unknownProperty,
    bad: ["TableView { ↓row-hieght: 44; }"],
    good: ["TableView { row-height: 44; }"])
}
