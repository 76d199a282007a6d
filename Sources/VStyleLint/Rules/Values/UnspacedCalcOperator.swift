import VStyleValues

extension LintRule {
  /// An operator in a calculation that is parsed as the sign of a number.
  static let unspacedCalcOperator = LintRule(
    .unspacedCalcOperator,
    bad: [
      "View { layer-corner-radius: calc(8px↓+2px); }",
      "View { layer-corner-radius: calc(8px↓+ 2px); }",
    ],
    good: ["View { layer-corner-radius: calc(8px + 2px); }"])
}
