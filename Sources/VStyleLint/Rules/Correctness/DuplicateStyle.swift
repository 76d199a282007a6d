import VStyleCascade

extension LintRule {
  /// Two styles with the same name.
  static let duplicateStyle = LintRule(
    .duplicateStyle,
    bad: [
      """
      @style card { alpha: 1; }
      @style ↓card { alpha: 0.5; }
      """
    ],
    good: [
      """
      @style card { alpha: 1; }
      @style flatCard { alpha: 0.5; }
      """
    ])
}
