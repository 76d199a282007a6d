import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A state that only some themes style.
  static let stateParity = LintRule(
    .stateParity,
    summary: "A state of a view is styled in one theme, and neither in another one nor outside of all.",
    why: "The state cannot be seen in the theme without the rule. Style it there too, or outside of all themes.",
    bad: [
      """
      @theme light {
        color-scheme: light;
        ↓Button:highlighted { alpha: 0.5; }
      }
      @theme dark { color-scheme: dark; }
      Button { alpha: 1; }
      """
    ],
    good: [
      """
      @theme light { color-scheme: light; }
      @theme dark {
        color-scheme: dark;
        Button:highlighted { alpha: 0.7; }
      }
      Button { alpha: 1; }
      Button:highlighted { alpha: 0.5; }
      """
    ],
    check: { context in
      ThemeRules(context).gaps.filter(\.isOfState).map { gap in
        Diagnostic(
          .stateParity, at: gap.location, "no rule shows the state `\(gap.selector)` in \(gap.themeList)",
          help: "set it there, or outside of all themes")
      }
    })
}
