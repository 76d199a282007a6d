import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A color outside of sRGB, which not every screen can show.
  static let colorOutOfGamut = LintRule(
    .colorOutOfGamut,
    summary: "A color lies outside of sRGB, so that most screens show another one.",
    why: """
      Most screens show the nearest color that they can, which is duller and differs from one device to the next. \
      Choose a color with less chroma.
      """,
    bad: ["Label { text-color: ↓color(display-p3 1 0 0); }"],
    good: ["Label { text-color: color(display-p3 0.8 0.3 0.3); }"],
    check: { context in
      context.functionTokens(named: ["color", "lab", "lch", "oklab", "oklch"]) { tree, function in
        let tape = tree.tape
        let tokens = function..<tape.indexAfterComponentValue(function)
        guard let value = ValueKind.color.value(of: TokenCursor(tape, tokens)),
          let color = value[as: Color.self], !isInGamut(color.converted(to: .srgb))
        else { return [] }
        return [
          Diagnostic(
            .colorOutOfGamut, at: tree.location(of: tokens), "`\(tape.excerpt(tokens))` lies outside of sRGB",
            help: "choose a color with less chroma")
        ]
      }
    })

  /// Returns whether all components are in range when rounded to 8 bits.
  private static func isInGamut(_ color: Color) -> Bool {
    let half = 0.5 / 255
    return color.values.allSatisfy { (-half...1 + half).contains($0) }
  }
}
