import VStyleSyntax

extension LintRule {
  /// A comment that suppresses everything and does not say why.
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
