/// What a rule stands in: what else has to hold than its selector, and where it ranks.
final class RuleSurroundings: Sendable {
  /// What else has to hold, outermost first.
  let conditions: [StyleCondition]

  /// The part of the tree that the rule holds in.
  let scope: ScopeClause?

  /// Where the sheet comes from.
  let origin: Origin

  /// The layer in the stylesheet's layer tree.
  let layer: Int

  /// The theme whose block the rule's declarations stand straight in.
  let theme: String?

  init(
    conditions: [StyleCondition] = [], scope: ScopeClause? = nil, origin: Origin, layer: Int = LayerTree.root,
    theme: String? = nil
  ) {
    self.conditions = conditions
    self.scope = scope
    self.origin = origin
    self.layer = layer
    self.theme = theme
  }
}

extension RuleSurroundings {
  /// The same with what is given in the place of what was there.
  func with(
    conditions: [StyleCondition]? = nil, scope: ScopeClause? = nil, layer: Int? = nil, theme: String? = nil
  ) -> RuleSurroundings {
    RuleSurroundings(
      conditions: conditions ?? self.conditions, scope: scope ?? self.scope, origin: origin,
      layer: layer ?? self.layer, theme: theme ?? self.theme)
  }
}
