/// The at-rules that contain a rule: its conditions, its scope and its position in the cascade.
package final class EnclosingAtRules: Sendable {
  /// The conditions of the rule, outermost first.
  package let conditions: [StyleCondition]

  /// The `@scope` of the rule; `nil` for the whole tree.
  package let scope: ScopeClause?

  /// The origin of the sheet.
  package let origin: CascadeOrigin

  /// The layer in the stylesheet's layer tree.
  package let layer: Int

  /// The theme whose block directly contains the rule's declarations.
  package let theme: String?

  /// The `@apply` or `extends` that inserted the rule's declarations; `nil` for declarations of the rule itself.
  package let insertion: StyleInsertion?

  package init(
    conditions: [StyleCondition] = [], scope: ScopeClause? = nil, origin: CascadeOrigin, layer: Int = LayerTree.root,
    theme: String? = nil, insertion: StyleInsertion? = nil
  ) {
    self.conditions = conditions
    self.scope = scope
    self.origin = origin
    self.layer = layer
    self.theme = theme
    self.insertion = insertion
  }
}

extension EnclosingAtRules {
  /// A copy with new values for the arguments that are not `nil`.
  package func with(
    conditions: [StyleCondition]? = nil, scope: ScopeClause? = nil, layer: Int? = nil, theme: String? = nil,
    insertion: StyleInsertion? = nil
  ) -> EnclosingAtRules {
    EnclosingAtRules(
      conditions: conditions ?? self.conditions, scope: scope ?? self.scope, origin: origin,
      layer: layer ?? self.layer, theme: theme ?? self.theme, insertion: insertion ?? self.insertion)
  }
}
