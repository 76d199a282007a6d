import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A `var()` without a fallback whose custom property no sheet of the project declares.
  static let unknownCustomProperty = LintRule(
    .unknownCustomProperty, fixes: .suggestion,
    why: """
      The declaration is ignored, so the view keeps the value from another rule. Declare the custom property, correct \
      its name, or write a fallback: `var(--name, value)`.
      """,
    bad: [
      """
      :root { --surface: white; }
      View.card { background-color: var(↓--surfce); }
      """
    ],
    good: [
      """
      :root { --surface: white; }
      View.card { background-color: var(--surface); }
      """,
      "View.card { background-color: var(--surface, white); }",
    ])
}
