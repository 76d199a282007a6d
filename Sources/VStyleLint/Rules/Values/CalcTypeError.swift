import VStyleValues

extension LintRule {
  /// Operands of a calculation with incompatible types.
  static let calcTypeError = LintRule(
    .calcTypeError,
    bad: ["View { layer-corner-radius: ↓calc(2px * 3px); }"],
    good: ["View { layer-corner-radius: calc(2px * 3); }"])
}
