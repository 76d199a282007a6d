import VStyleSelectors

/// How strong a declaration is, as far as that can be said without a tree.
package struct DeclarationRank: Sendable {
  fileprivate let precedence: Precedence

  /// Whether a declaration beats another one of the same property on every element that both rules match.
  package func outranks(_ other: DeclarationRank) -> Bool {
    // Declarations of one rule stand one after the other.
    precedence.order != other.precedence.order && other.precedence < precedence
  }
}

extension CompiledStylesheet {
  /// How strong a declaration of a rule is.
  package func rank(of declaration: Declaration, in rule: StyleRule) -> DeclarationRank {
    DeclarationRank(
      precedence: Precedence(
        origin: rule.origin, isImportant: declaration.isImportant, isLocal: false, layer: layerRanks[rule.layer],
        specificity: rule.specificity, proximity: 0, order: rule.order, themeDepth: 0))
  }
}

extension StyleRule {
  /// Whether the rule stands in a `@scope`, whose roots count before the order of appearance.
  package var isScoped: Bool { scope != nil }
}

extension CompiledStylesheet {
  /// The dotted name of a layer; `nil` for what is in no layer.
  package func layerName(_ layer: Int) -> String? { layerNames[layer] }
}
