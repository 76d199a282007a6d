import VStyleSyntax

extension LintRule {
  /// A declaration that runs on into the next line.
  static let missingSemicolon = LintRule(
    .missingSemicolon,
    bad: [
      """
      Label {
        text-color: red↓
        alpha: 0.5;
      }
      """
    ],
    good: [
      """
      Label {
        text-color: red;
        alpha: 0.5;
      }
      """
    ])
}
