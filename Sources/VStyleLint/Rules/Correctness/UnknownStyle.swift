import VStyleCascade

extension LintRule {
  /// A style that does not exist.
  static let unknownStyle = LintRule(
    .unknownStyle,
    bad: [
      """
      @style card { alpha: 1; }
      View.card { @apply ↓crad; }
      """
    ],
    good: [
      """
      @style card { alpha: 1; }
      View.card { @apply card; }
      """
    ])
}
