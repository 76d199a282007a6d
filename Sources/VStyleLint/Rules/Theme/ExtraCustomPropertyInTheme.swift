import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A custom property that only one of several themes sets.
  static let extraCustomPropertyInTheme = LintRule(
    .extraCustomPropertyInTheme, needs: .customProperties,
    summary: "Only one theme of several has a custom property, and nothing reads it.",
    why: "The value is a remainder, or other themes lack it. Remove it, or set it in each theme.",
    bad: [
      """
      @theme light { color-scheme: light; --surface: white; }
      @theme dark { color-scheme: dark; --surface: black; ↓--glow: #4cb3ff; }
      View { background-color: var(--surface); }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; --surface: white; }
      @theme dark { color-scheme: dark; --surface: black; }
      View { background-color: var(--surface); }
      """,
      """
      :root { --glow: #0a5ea8; }
      @theme light { color-scheme: light; --surface: white; }
      @theme dark { color-scheme: dark; --surface: black; --glow: #4cb3ff; }
      View { background-color: var(--surface); }
      """,
    ],
    check: { context in
      guard context.stylesheet.themeNames.count > 1 else { return [] }
      let project = context.projectCustomProperties
      return context.incompleteCustomProperties.filter { !project.mayRead($0.name) && $0.themes.count == 1 }.map {
        property in
        Diagnostic(
          .extraCustomPropertyInTheme, at: property.location,
          "only the theme `\(property.themes[0])` sets `\(property.name)`",
          help: "remove it, or set it in every theme")
      }
    })
}
