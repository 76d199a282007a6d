import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A theme for an appearance that does not say so.
  static let themeWithoutScheme = LintRule(
    .themeWithoutScheme,
    summary: "A theme is called light or dark and has no `color-scheme`, and the other appearance has a theme.",
    why: """
      Dark mode chooses a theme by its `color-scheme`, and not by its name. It finds no theme for this appearance. Add \
      `color-scheme`.
      """,
    bad: [
      """
      @theme ↓light { --ink: black; }
      @theme dark { color-scheme: dark; --ink: white; }
      Label { text-color: var(--ink); }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; --ink: black; }
      @theme dark { color-scheme: dark; --ink: white; }
      Label { text-color: var(--ink); }
      """,
      """
      @theme light { --ink: black; }
      @theme dark { --ink: white; }
      Label { text-color: var(--ink); }
      """,
    ],
    check: { context in
      let stylesheet = context.stylesheet
      guard context.isComplete, stylesheet.themeNames.count > 1 else { return [] }
      func scheme(_ name: String) -> Appearance? {
        stylesheet.themeChain(name).lazy.compactMap { stylesheet.themes[$0]?.colorScheme }.first
      }
      let schemes = Set(stylesheet.themeNames.compactMap(scheme))
      guard schemes.count == 1 else { return [] }
      return stylesheet.themeNames.compactMap { name in
        guard let theme = stylesheet.themes[name], scheme(name) == nil,
          let meant = name.split(separator: "-").lazy.compactMap({ words[$0.lowercased()] }).first,
          !schemes.contains(meant)
        else { return nil }
        return Diagnostic(
          .themeWithoutScheme, at: theme.location,
          "the theme `\(name)` has no `color-scheme`, so dark mode does not find it",
          expected: "`color-scheme: \(meant.keyword)`",
          help: "add `color-scheme: \(meant.keyword);` to it"
        ).with(.names([name]))
      }
    })

  /// The words of names that say for which appearance a theme is.
  private static let words: [String: Appearance] = ["light": .light, "day": .light, "dark": .dark, "night": .dark]
}
