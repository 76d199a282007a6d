import VStyleSyntax

extension LintRule {
  /// A string that the end of its line closes.
  static let unclosedString = LintRule(
    .unclosedString,
    bad: [
      """
      ImageView {
        image: ↓"logo.png;
      }
      """
    ],
    good: [
      """
      ImageView {
        image: url("logo.png");
      }
      """
    ])
}
