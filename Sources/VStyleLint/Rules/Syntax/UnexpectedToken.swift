import VStyleSyntax

extension LintRule {
  /// A token that no statement can have at its position.
  static let unexpectedToken = LintRule(
    .unexpectedToken,
    bad: [
      """
      Label {
        ↓text-color red;
      }
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
