import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A token that only one theme of several sets.
  static let extraCustomPropertyInTheme = DiagnosticRule(
    code: "VS5002", name: "extra-custom-property-in-theme", severity: .warning,
    summary: "Only one theme of several sets a token, and nothing reads it.")
}

extension LintRule {
  /// A token that only one theme of several sets.
  static let extraCustomPropertyInTheme = LintRule(
    .extraCustomPropertyInTheme, standing: .strict, needs: .tokens,
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
      """
    ],
    check: { context in
      guard context.program.themeNames.count > 1 else { return [] }
      let used = context.projectCustomProperties.read
      return context.themeCustomProperties.filter { !used.contains($0.name) && $0.themes.count == 1 }.map { token in
        Diagnostic(
          .extraCustomPropertyInTheme, at: token.location, "only the theme `\(token.themes[0])` sets `\(token.name)`",
          help: "remove it, or set it in every theme")
      }
    })
}
