import VStyleSyntax

extension LintRule {
  /// A suppression comment without a reason.
  static let suppressionWithoutReason = LintRule(
    .suppressionWithoutReason, tier: .style,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-next property-alias */
        is-hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next property-alias -- shared with an old app */
        is-hidden: true;
      }
      """
    ])
}
