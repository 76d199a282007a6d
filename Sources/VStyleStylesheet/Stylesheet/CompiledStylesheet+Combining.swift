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
    return CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema,
      rules: RuleList(rules + other.rules.map { $0.moved(by: offset, layersBy: layerRanks.count) }),
      atRules: atRules + other.atRules,
      themes: themes.merging(other.themes) { first, _ in first },
      themeNames: themeNames + other.themeNames.filter { themes[$0] == nil },
      styles: [], diagnostics: ReportedDiagnostics([]))
  }
}
