import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A rule for the focus without a visible effect.
  static let focusInvisible = LintRule(
    .focusInvisible, needs: .focus,
    summary: "A rule for `:focused` changes nothing that is visible, so that the focus cannot be seen.",
    why: "Without a visible focus, nobody can use the keyboard. Show the focus by a border or another background.",
    bad: [
      """
      TextField { layer-border-width: 1; }
      ↓TextField:focused { layer-border-width: 1; }
      """,
      """
      @theme dark { color-scheme: dark; }
      @media (idiom: tv) {
        Button { layer-border-width: 1; }
        @media (width >= 600) { ↓Button:focused { layer-border-width: 1; } }
      }
      """,
    ],
    good: [
      """
      TextField { layer-border-width: 1; }
      TextField:focused { layer-border-width: 2; }
      """,
      "@media (idiom: tv) { Button { alpha: 1; &:focused { transform: scale(1.1); } } }",
      "@media (width >= 600) { @media (idiom: tv) { Button:focused { layer-border-width: 3; } } }",
      "@supports (no-property: 1) { Button:focused { layer-border-width: 3; } }",
      """
      @theme night { color-scheme: dark; @media (idiom: tv) { Button:focused { layer-border-width: 3; } } }
      """,
    ],
    check: { context in
      context.examples.invisibleFocus.compactMap { rule in
        rule.location.map {
          Diagnostic(
            .focusInvisible, at: context.preludeLocation(around: $0),
            "the view looks the same with the focus and without it",
            help: "show the focus: by a border, or by another background")
        }
      }
    })
}
