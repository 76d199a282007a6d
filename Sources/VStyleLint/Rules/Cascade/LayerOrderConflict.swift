import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Two statements that order layers differently.
  static let layerOrderConflict = LintRule(
    .layerOrderConflict,
    summary: "Two `@layer` statements name the same layers in different orders; the first one counts.",
    why: """
      The later statement does nothing, although it reads as if it decided the order. Name the layers in one order \
      everywhere.
      """,
    bad: [
      """
      @layer base, screens;
      @layer screens, ↓base;
      """
    ],
    good: [
      """
      @layer base, screens;
      @layer base, parts;
      """
    ])
}
