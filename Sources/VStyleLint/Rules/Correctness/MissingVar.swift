import VStyleValues

extension LintRule {
  /// A custom property's name where `var()` is needed.
  static let missingVar = LintRule(
    .missingVar,
    bad: [
      """
      :root { --ink: black; }
      Label { text-color: ↓--ink; }
      """
    ],
    good: [
      """
      :root { --ink: black; }
      Label { text-color: var(--ink); }
      """
    ])
}
