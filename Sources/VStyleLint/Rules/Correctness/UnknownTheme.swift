import VStyleCascade
import VStyleSyntax

extension LintRule {
  /// A theme that does not exist.
  static let unknownTheme = LintRule(
    .unknownTheme, fixes: .suggestion,
    why: """
      The theme would take nothing over, or a condition for it would never hold. Write the name of a theme that a \
      sheet declares.
      """,
    bad: [
      """
      @theme light { }
      @theme pink from ↓lihgt { }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      Label:theme(↓drak) { alpha: 0.5; }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      Label { @theme ↓drak { alpha: 0.5; } }
      """,
    ],
    good: [
      """
      @theme light { }
      @theme pink from light { }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      Label:theme(dark) { alpha: 0.5; }
      Label:theme(compact) { alpha: 0.7; }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark { color-scheme: dark; }
      Label { @theme dark { alpha: 0.5; } }
      """,
    ],
    check: { context in
      guard context.isComplete else { return [] }
      var names = ThemeNames(context.stylesheet)
      let uses = names.uses
      return uses.compactMap { use in
        guard let theme = names.meant(by: use.name) else { return nil }
        return Diagnostic(
          .unknownTheme, at: use.location, "there is no theme `\(use.name)`", expected: "the name of a theme",
          found: "`\(use.name)`", help: "did you mean `\(theme)`?",
          fixes: [
            .init("replace with `\(theme)`", safety: .suggestion, edits: [.init(use.location, theme)])
          ])
      }
    })
}
