import VStyleSyntax

extension LintRule {
  /// A comment for vstyle with an unknown rule or instruction.
  static let unknownSuppression = LintRule(
    .unknownSuppression,
    bad: [
      """
      Label {
        ↓/* vstyle-ignore-nxt property-alias -- old spelling */
        hidden: true;
      }
      """
    ],
    good: [
      """
      Label {
        /* vstyle-ignore-next property-alias -- old spelling */
        is-hidden: true;
      }
      """
    ])
}
