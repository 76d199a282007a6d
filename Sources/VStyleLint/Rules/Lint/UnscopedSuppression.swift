import VStyleSyntax

extension LintRule {
  /// A suppression comment with neither a rule nor a reason.
  static let unscopedSuppression = LintRule(
    .unscopedSuppression,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-next */
        hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next -- generated */
        is-hidden: true;
      }
      """
    ])
}
