import VStyleCascade

extension LintRule {
  /// A theme that does not exist.
  static let unknownTheme = LintRule(
    .unknownTheme,
    bad: [
      """
      @theme light { }
      @theme pink from ↓lihgt { }
      """
    ],
    good: [
      """
      @theme light { }
      @theme pink from light { }
      """
    ])
}
