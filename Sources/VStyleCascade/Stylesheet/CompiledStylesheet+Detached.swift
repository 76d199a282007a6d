import VStyleSelectors
import VStyleValues

extension CompiledStylesheet {
  /// What a style needs of the stylesheet on an object that stands in no tree: custom properties and themes. Rules that
  /// set properties are for the views of a tree.
  package func withCustomPropertiesAlone() -> CompiledStylesheet {
    let kept = rules.compactMap { rule -> StyleRule? in
      let tokenCount = rule.declarations.count(where: \.isCustom)
      if tokenCount == rule.declarations.count { return rule }
      return tokenCount == 0 ? nil : rule.keeping(where: \.isCustom)
    }
    return CompiledStylesheet(
      sources: sources, syntax: syntax, schema: schema, rules: RuleList(kept), layerRanks: layerRanks,
      layerNames: layerNames, themes: themes, themeNames: themeNames, registrations: registrations, styles: [],
      diagnostics: [])
  }
}

extension Style {
  /// Whether the theme, the traits or the skin could make a difference to an object that has the style: if it asks for
  /// them, or reads a custom property, or has a value that depends on where it stands.
  package var dependsOnSurroundings: Bool {
    rules.contains { rule in
      if case .selector(let selector) = rule.target, !selector.asksForSurroundings, rule.conditions.isEmpty {
        return rule.declarations.contains(where: \.dependsOnSurroundings)
      }
      return true
    }
  }
}

extension Declaration {
  fileprivate var dependsOnSurroundings: Bool {
    switch value {
    case .wide: false
    case .typed(let values): values.contains { $0.value.dependsOnContext }
    case .tokens: true
    }
  }
}
