import VStylePacks
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The examples of a stylesheet in each skin that its colors may come from.
struct SkinnedExamples {
  /// The results in all skins. Without packs, they have only pairs whose colors are those of no skin.
  private(set) var results: ExampleResults

  /// The diagnostic for views of trees that are skipped because of a limit; `nil` if there are none.
  private(set) var treeLimit: Diagnostic?

  /// Computes the examples.
  ///
  /// - Parameters:
  ///   - context: the stylesheet and its environments.
  ///   - contrasts: whether contrasts are computed too.
  init(_ context: LintContext, contrasts: Bool) {
    let keys = contrasts ? SkinUse.colorKeys(of: context.stylesheet) : []
    guard !keys.isEmpty else {
      (results, treeLimit) = SkinnedExamples.results(context, contrasts, nil)
      return
    }
    let skins = context.skins.isEmpty ? SkinnedExamples.probes(keys) : SkinnedExamples.skins(of: context.skins)
    (results, treeLimit) = SkinnedExamples.results(context, contrasts, skins[0])
    for skin in skins.dropFirst() {
      let other = SkinnedExamples.results(context, contrasts, skin).results
      if context.skins.isEmpty { results.separatePairs(unlike: other.pairs) } else { results.add(other.pairs) }
    }
  }

  private static func results(
    _ context: LintContext, _ contrasts: Bool, _ skin: Skin?
  ) -> (results: ExampleResults, treeLimit: Diagnostic?) {
    var context = context
    if let skin { context.use(skin) }
    var results = ExampleResults(context, contrasts: contrasts)
    guard contrasts, !context.trees.isEmpty else { return (results, nil) }
    let trees = TreeContrasts(context)
    results.add(trees.pairs)
    return (results, trees.limit)
  }

  /// Two skins in which no color is the same, so that a result in both depends on neither.
  private static func probes(_ keys: Set<String>) -> [Skin] {
    [UInt32(0xFFFFFF), 0x2F4F1F].map { hex in
      Skin(name: SkinPack.defaultName, colors: Dictionary(uniqueKeysWithValues: keys.map { ($0, Color(hex: hex)) }))
    }
  }

  /// The skins of packs, each with the pack `default` as its fallback.
  private static func skins(of packs: [SkinPack]) -> [Skin] {
    let fallback = packs.first { $0.name == SkinPack.defaultName }.map { Skin(name: $0.name, colors: $0.colors) }
    return packs.map { Skin(name: $0.name, colors: $0.colors, fonts: $0.fonts, fallback: fallback) }
  }
}
