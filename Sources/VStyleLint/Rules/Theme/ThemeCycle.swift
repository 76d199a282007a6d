import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Themes that inherit from each other in a cycle.
  static let themeCycle = LintRule(
    .themeCycle,
    summary: "Themes inherit from each other in a cycle.",
    why: "None of the themes has a base, so the reference is ignored. Remove `from` from one of them.",
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
    ])
}
