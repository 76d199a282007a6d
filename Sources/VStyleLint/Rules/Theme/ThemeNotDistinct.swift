import VStyleCheck
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A color that is the same in light and dark themes.
  static let themeNotDistinct = LintRule(
    .themeNotDistinct, needs: .customProperties,
    summary: "A light and a dark theme set a custom property to the same color.",
    why: """
      A color that suits light backgrounds rarely suits dark ones, so one of the two was probably forgotten. Choose a \
      second color, or set it in `:root` for all themes.
      """,
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
      context.themeCustomProperties.compactMap { property in
        let themes = Set(property.themes)
        // At most two themes for each value and scheme: at least one of them differs from the compared theme.
        var seen: [String: [Appearance: [String]]] = [:]
        for root in context.roots {
          guard let theme = root.themes.first, themes.contains(theme), let value = root.value(of: property.name),
            context.memo.nature(of: value.text) == .color
          else { continue }
          let scheme = root.environment.traits.colorScheme
          let others = seen[value.text]?.first { $0.key != scheme }?.value ?? []
          if let other = others.first(where: { $0 != theme }) {
            return Diagnostic(
              .themeNotDistinct, at: property.location,
              "`\(property.name)` is `\(value.text)` in the theme `\(other)` and in `\(theme)`",
              help: "set it in `:root` if it is the same for all themes")
          }
          let known = seen[value.text]?[scheme] ?? []
          if known.count < 2, known.first != theme { seen[value.text, default: [:]][scheme, default: []].append(theme) }
        }
        return nil
      }
    })
}
