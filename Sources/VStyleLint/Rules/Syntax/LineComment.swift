import VStyleSyntax

extension LintRule {
  /// `//` where a statement starts.
  static let lineComment = LintRule(
    .lineComment,
    bad: [
      """
      Label {
        ↓// the title
        alpha: 1;
      }
      """
    ],
    good: [
      """
      Label {
        /* the title */
        alpha: 1;
      }
      """
    ])
}
