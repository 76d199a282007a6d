import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A rule that only some themes have.
  static let ruleParity = LintRule(
    .ruleParity,
    summary: "A selector is styled in one theme, and neither in another one nor outside of all.",
    why: "The view looks unfinished in the theme without the rule. Style it there too, or outside of all themes.",
    bad: [
      """
      @theme light {
        color-scheme: light;
        ↓Label.note { alpha: 0.5; }
      }
      @theme dark { color-scheme: dark; }
      """
    ],
    good: [
      """
      @theme light {
        color-scheme: light;
        Label.note { alpha: 0.5; }
      }
      @theme dark {
        color-scheme: dark;
        Label.note { alpha: 0.7; }
      }
      """,
      """
      @theme light { color-scheme: light; }
      @theme dark {
        color-scheme: dark;
        Label.note { alpha: 0.7; }
      }
      Label.note { alpha: 0.5; }
      """,
    ],
    check: { context in
      ThemeRules(context).gaps.filter { !$0.isOfState }.map { gap in
        Diagnostic(
          .ruleParity, at: gap.location, "no rule styles `\(gap.selector)` in \(gap.themeList)",
          help: "style it there, or outside of all themes; if it is meant for this theme alone, suppress the rule here"
        ).with(.names([gap.selector] + gap.themes))
      }
    })
}
