import VStyleCascade
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A colour that is the same in the light and in the dark.
  static let themeNotDistinct = DiagnosticRule(
    code: "VS5004", name: "theme-not-distinct", severity: .info,
    summary: "A light and a dark theme set a token to the same color.")
}

extension LintRule {
  /// A colour that is the same in the light and in the dark.
  static let themeNotDistinct = LintRule(
    .themeNotDistinct, standing: .style,
    bad: [
      """
      @theme light { color-scheme: light; ↓--surface: white; }
      @theme dark { color-scheme: dark; --surface: white; }
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
      context.themeTokens.compactMap { token in
        var seen: [(scheme: String, theme: String, value: String)] = []
        for root in context.roots {
          guard let theme = root.themes.first, token.themes.contains(theme), let value = root.value(of: token.name),
            TokenNature(value.text) == .color
          else { continue }
          let scheme = root.environment.traits.colorScheme.rawValue
          if let other = seen.first(where: { $0.scheme != scheme && $0.theme != theme && $0.value == value.text }) {
            return Diagnostic(
              .themeNotDistinct, at: token.location,
              "`\(token.name)` is `\(value.text)` in the theme `\(other.theme)` and in `\(theme)`",
              help: "set it in `:root` if it is the same for all themes")
          }
          seen.append((scheme, theme, value.text))
        }
        return nil
      }
    })
}
