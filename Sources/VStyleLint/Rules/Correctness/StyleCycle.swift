import VStyleCascade

extension LintRule {
  /// Styles that extend each other in a cycle.
  static let styleCycle = LintRule(
    .styleCycle,
    bad: [
      """
      @style card extends box { alpha: 1; }
      @style box extends ↓card { alpha: 1; }
      """
    ],
    good: [
      """
      @style box { alpha: 1; }
      @style card extends box { alpha: 1; }
      """
    ])
}
