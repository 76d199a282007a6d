import VStyleSyntax

extension LintRule {
  /// A block, function or bracket that the end of the file closes.
  static let unclosedBlock = LintRule(
    .unclosedBlock,
    bad: [
      """
      Label ↓{
        text-color: red;
      """
    ],
    good: [
      """
      Label {
        text-color: red;
      }
      """
    ])
}
