import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// An invisible character: one that changes the direction of text, or one without width in a name.
  ///
  /// Such a text differs from its appearance.
  static let confusableText = LintRule(
    .confusableText, fixes: .suggestion,
    summary: "A sheet has an invisible character in a name, or one that turns the direction in which text is shown.",
    why: """
      The sheet looks different from what the engine reads, which can hide a typo or an attack. Remove the character, \
      or write it as an escape.
      """,
    bad: [
      "Label.no↓\u{200B}te { alpha: 0.5; }",
      "/* ↓\u{202E}etihw */ Label { alpha: 0.5; }",
    ],
    good: [
      "Label.note { alpha: 0.5; }",
      "/* white */ Label { alpha: 0.5; }",
    ])
}
