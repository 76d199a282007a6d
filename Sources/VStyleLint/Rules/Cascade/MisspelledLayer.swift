import VStyleCascade
import VStyleSyntax

extension DiagnosticRule {
  /// A layer that is missing in the order of layers, because its name is misspelled.
  static let misspelledLayer = DiagnosticRule(
    code: "VS3019", name: "misspelled-layer", severity: .error,
    summary: "A layer is not in the order that `@layer` lists, but nearly has the name of one that is.")
}

extension LintRule {
  /// A layer that is missing in the order of layers, because its name is misspelled.
  static let misspelledLayer = LintRule(
    .misspelledLayer, fixes: .suggestion,
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
    ],
    check: { context in
      MisspelledLayers(context.stylesheet).all.map { layer in
        Diagnostic(
          .misspelledLayer, at: layer.location,
          "no `@layer` statement lists `\(layer.name)`, so it wins over all layers",
          expected: "the name of a listed layer", found: "`\(layer.name)`", help: "did you mean `\(layer.meant)`?",
          fixes: [
            .init(
              "replace with `\(layer.meant)`", safety: .suggestion, edits: [.init(layer.location, layer.meant)])
          ])
      }
    })
}
