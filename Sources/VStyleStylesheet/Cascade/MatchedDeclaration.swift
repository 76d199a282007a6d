/// A declaration that applies to an element, with its precedence in the cascade.
package struct MatchedDeclaration: Sendable {
  /// The declaration.
  package let declaration: Declaration

  /// The rule of the declaration.
  package let rule: StyleRule

  /// Whether the rule belongs to the view's own styles.
  package let isLocal: Bool

  package let precedence: Precedence

  /// The rank of the declaration's layer in the stylesheet.
  package let layerRank: Int

  /// The ID of the declaration, for callers that store declarations by ID.
  package let index: Int

  /// Creates a declaration that applies to an element.
  package init(
    declaration: Declaration, rule: StyleRule, isLocal: Bool, precedence: Precedence, layerRank: Int, index: Int
  ) {
    self.declaration = declaration
    self.rule = rule
    self.isLocal = isLocal
    self.precedence = precedence
    self.layerRank = layerRank
    self.index = index
  }

  /// The level that `revert-layer` rolls back: the origin, the view's own styles above it, and the layer.
  var level: Level { Level(origin: rule.origin, isLocal: isLocal, layer: layerRank) }

  struct Level: Comparable {
    let origin: CascadeOrigin
    let isLocal: Bool
    let layer: Int

    static func < (left: Level, right: Level) -> Bool {
      if left.origin != right.origin { return left.origin < right.origin }
      if left.isLocal != right.isLocal { return right.isLocal }
      return left.layer < right.layer
    }
  }
}

extension MatchedDeclaration {
  /// The declaration with its value replaced by the keyword that its substituted text is.
  func replaced(_ keyword: WideKeyword) -> MatchedDeclaration {
    MatchedDeclaration(
      declaration: declaration.replaced(keyword), rule: rule, isLocal: isLocal, precedence: precedence,
      layerRank: layerRank,
      index: index)
  }
}
