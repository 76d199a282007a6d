import VStyleSyntax

extension LintRule {
  /// A comment that suppresses nothing.
  static let needlessSuppression = LintRule(
    .needlessSuppression,
    bad: [
      """
      ↓/* vstyle-ignore-next property-alias -- old spelling */
      Label { hidden: true; }
      """
    ],
    good: [
      "Label { hidden: true; }",
      """
      Label {
        is-hidden: true; /* vstyle-ignore-line VS1025 -- shared with an old app */
      }
      """,
    ])
}
