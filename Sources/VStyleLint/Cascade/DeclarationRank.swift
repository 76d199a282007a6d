import VStyleSelectors
package import VStyleStylesheet

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
