import VStyleSyntax

extension LintRule {
  /// A comment that the end of the file closes.
  static let unclosedComment = LintRule(
    .unclosedComment,
    bad: [
      """
      Label { text-color: red; }
      ↓/* Buttons follow.
      """
    ],
    good: [
      """
      Label { text-color: red; }
      /* Buttons follow. */
      """
    ])
}
