import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// A layer that is missing in the order of layers, because its name is misspelled.
  static func misspelledLayer(_ context: SheetContext) -> [Diagnostic] {
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
  }

}
