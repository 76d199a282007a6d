import VStyleSelectors

/// The precedence of a declaration, as far as it is known without a tree.
package struct DeclarationRank: Sendable {
  fileprivate let precedence: Precedence

  /// Whether a declaration wins over another one of the same property on every element that both rules match.
  package func outranks(_ other: DeclarationRank) -> Bool {
    // Declarations of one rule have the same order here, so that none of them outranks another.
    precedence.order != other.precedence.order && other.precedence < precedence
  }
}

extension CompiledStylesheet {
  /// The rank of a declaration of a rule.
  package func rank(of declaration: Declaration, in rule: StyleRule) -> DeclarationRank {
    DeclarationRank(
      precedence: Precedence(
        origin: rule.origin, isImportant: declaration.isImportant, isLocal: false, layer: layerRanks[rule.layer],
        specificity: rule.specificity, proximity: 0, order: rule.order, themeDepth: 0))
  }
}

extension StyleRule {
  /// Whether the rule is in a `@scope`, whose proximity comes before the order of appearance in the cascade.
  package var isScoped: Bool { scope != nil }
}

extension CompiledStylesheet {
  /// The dotted name of a layer; `nil` for the implicit layer.
  package func layerName(_ layer: Int) -> String? { layerNames[layer] }
}
