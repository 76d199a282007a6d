import VStyleSyntax

extension LintRule {
  /// A token that no statement can have in that place.
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
