import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// Themes that inherit from each other.
  static let themeCycle = DiagnosticRule(
    code: "VS5008", name: "theme-cycle", severity: .error,
    summary: "Themes inherit from each other in a circle.")
}

extension LintRule {
  /// Themes that inherit from each other.
  static let themeCycle = LintRule(
    .themeCycle,
    bad: [
      """
      @theme ↓dusk from dawn { color-scheme: dark; }
      @theme dawn from dusk { color-scheme: light; }
      """
    ],
    good: [
      """
      @theme dusk { color-scheme: dark; }
      @theme dawn from dusk { color-scheme: light; }
      """
    ],
    check: { context in
      let themes = context.program.themes
      var seen: Set<String> = []
      return context.program.themeNames.compactMap { name in
        let chain = context.program.themeChain(name)
        guard let last = chain.last, themes[last]?.base == name, let theme = themes[name],
          seen.isDisjoint(with: chain)
        else { return nil }
        seen.formUnion(chain)
        return Diagnostic(
          .themeCycle, at: theme.location,
          "themes inherit from each other: "
            + (chain + [name]).joined(separator: " -> "),
          notes: chain.dropFirst().compactMap { other in
            themes[other].map { .init("`\(other)` is part of it", at: $0.location) }
          }, help: "let one of them stand for itself, without `from`")
      }
    })
}
