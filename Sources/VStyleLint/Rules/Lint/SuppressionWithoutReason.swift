import VStyleSyntax

extension LintRule {
  /// A comment that does not say why.
  static let suppressionWithoutReason = LintRule(
    .suppressionWithoutReason, standing: .style,
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
