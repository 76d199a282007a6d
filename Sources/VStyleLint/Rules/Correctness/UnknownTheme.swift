import VStyleCompiler
import VStyleStylesheet
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
    ])
}
