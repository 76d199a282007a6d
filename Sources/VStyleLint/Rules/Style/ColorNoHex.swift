import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A hexadecimal color outside of a custom property.
  static let colorNoHex = LintRule(
    .colorNoHex,
    summary: "A color is written in hexadecimal digits where a property takes it, instead of a custom property.",
    why: """
      A color without a name is copied from rule to rule, and no theme can change it. Give it a name in a custom \
      property.
      """,
    bad: [
      "Label { text-color: ↓#14181f; }"
    ],
    good: [
      """
      :root { --text: #14181f; }
      Label { text-color: var(--text); }
      """
    ],
    check: { context in
      context.valueTokens(of: .properties) { tape, token, location in
        guard tape.kind(token) == .hash else { return nil }
        return Diagnostic(
          .colorNoHex, at: location, "the color `\(tape.excerpt(token))` is written out",
          help: "give it a name: a custom property of the theme")
      }
    })
}
