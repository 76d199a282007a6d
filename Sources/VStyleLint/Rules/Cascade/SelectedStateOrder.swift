import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A rule for the pressed state that a later rule for a selected view overrides.
  static let selectedStateOrder = LintRule(
    .selectedStateOrder,
    summary:
      "A rule for `:highlighted` comes before one for `:selected`, `:on`, `:off` or `:editing`, which overrides it.",
    why: """
      A view that is selected and pressed looks as if it was not pressed, which may be intended. Otherwise write \
      `:highlighted` last.
      """,
    bad: [
      """
      Button↓:highlighted { alpha: 0.5; }
      Button:selected { alpha: 1; }
      """
    ],
    good: [
      """
      Button:selected { alpha: 1; }
      Button:highlighted { alpha: 0.5; }
      """
    ],
    check: { $0.stateOrder(.selectedStateOrder, lasting: ["selected", "on", "off", "editing"]) })
}
