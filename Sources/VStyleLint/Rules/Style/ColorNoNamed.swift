import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A named CSS color outside of a custom property.
  static let colorNoNamed = LintRule(
    .colorNoNamed,
    summary: "A color of CSS is named where a property takes it, instead of a custom property.",
    why: """
      A color without a name of the project is copied from rule to rule, and no theme can change it. Give it a name in \
      a custom property.
      """,
    bad: [
      "Label { text-color: ↓navy; }"
    ],
    good: [
      """
      :root { --text: navy; }
      Label { text-color: var(--text); }
      """,
      "Label { text-color: system-blue; }",
    ],
    check: { context in
      context.valueTokens(of: .properties) { tape, token, location in
        guard tape.kind(token) == .ident, NamedColor.names.contains(tape.name(token).lowercased()) else { return nil }
        return Diagnostic(
          .colorNoNamed, at: location, "the color `\(tape.excerpt(token))` is written out",
          help: "give it a name: a custom property of the theme")
      }
    })
}
