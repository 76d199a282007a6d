import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A layer that is missing in the order of layers, because its name is misspelled.
  static let misspelledLayer = LintRule(
    .misspelledLayer, fixes: .suggestion,
    summary: "A layer is not in the order that `@layer` lists, but nearly has the name of one that is.",
    why: """
      The misspelled layer is a layer of its own. It comes after all listed ones, so its rules win over everything in \
      them. Correct the name, or list it.
      """,
    bad: [
      """
      @layer base, parts;
      @layer base { Label { alpha: 0.5; } }
      @layer ↓part { Label { alpha: 1; } }
      """
    ],
    good: [
      """
      @layer base, parts;
      @layer base { Label { alpha: 0.5; } }
      @layer parts { Label { alpha: 1; } }
      @layer debug { Label.frame { alpha: 1; } }
      """
    ])
}
