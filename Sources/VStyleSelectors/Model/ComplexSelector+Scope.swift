extension ComplexSelector {
  /// Whether the selector contains `:scope` or `&`, so that it can refer to the root of a scope itself.
  package var namesScope: Bool {
    compounds.contains { compound in
      compound.conditions.contains { condition in
        switch condition {
        case .nesting, .pseudoClass(.scope): true
        case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)), .pseudoClass(.not(let list)):
          list.selectors.contains(where: \.namesScope)
        default: false
        }
      }
    }
  }
}
