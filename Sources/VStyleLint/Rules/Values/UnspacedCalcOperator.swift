import VStyleValues

extension LintRule {
  /// A sign in a calculation that is taken for that of a number.
  static let unspacedCalcOperator = LintRule(
    .unspacedCalcOperator,
    bad: [
      "View { layer-corner-radius: calc(8px↓+2px); }",
      "View { layer-corner-radius: calc(8px↓+ 2px); }",
    ],
    good: ["View { layer-corner-radius: calc(8px + 2px); }"])
}
