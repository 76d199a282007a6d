import VStyleValues

extension CompiledStylesheet {
  /// Combines the rules, themes and custom properties of several stylesheets, weakest first; `nil` for none.
  ///
  /// Layers with the same name in two stylesheets stay two layers.
  static func combined(_ stylesheets: [CompiledStylesheet]) -> CompiledStylesheet? {
    guard var result = stylesheets.first else { return nil }
    for stylesheet in stylesheets.dropFirst() where stylesheet !== result { result = result.followed(by: stylesheet) }
    return result
  }

  private func followed(by other: CompiledStylesheet) -> CompiledStylesheet {
    let offset = (rules.map(\.order).max() ?? -1) + 1
    var schema = schema
    for name in other.schema.viewTypeNames where schema.viewTypes[name] == nil {
      if let entry = other.schema.viewTypes[name] { schema.add(entry) }
    }
    // Declarations outside of layers keep the root's rank, which is higher than any layer of both stylesheets.
    let top = (layerRanks.max() ?? 0) + (other.layerRanks.max() ?? 0) + 1
    let ranks =
      layerRanks.enumerated().map { $0.offset == LayerTree.root ? top : $0.element }
      + other.layerRanks.enumerated().map { $0.offset == LayerTree.root ? top : $0.element + (layerRanks.max() ?? 0) }
    return CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema,
      rules: RuleList(rules + other.rules.map { $0.moved(by: offset, layersBy: layerRanks.count) }), layerRanks: ranks,
      layerNames: layerNames + other.layerNames,
      themes: themes.merging(other.themes) { first, _ in first },
      themeNames: themeNames + other.themeNames.filter { themes[$0] == nil },
      registrations: registrations.merging(other.registrations) { _, last in last }, styles: [], diagnostics: [])
  }
}
