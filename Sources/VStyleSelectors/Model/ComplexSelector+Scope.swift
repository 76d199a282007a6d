extension ComplexSelector {
  /// Whether the selector contains `:scope` or `&`, so that it can refer to the root of a scope itself.
  var namesScope: Bool {
    compounds.contains { compound in
      compound.conditions.contains { condition in
        switch condition {
        case .nesting, .pseudoClass(.scope): true
        case .pseudoClass(let pseudoClass): pseudoClass.argument?.selectors.contains(where: \.namesScope) ?? false
        default: false
        }
      }
    }
  }
}

extension SelectorList {
  /// The list in a `@scope`: a selector without `:scope` and `&` is relative to the root of the scope. It gets `&` and
  /// the descendant combinator at its start, which change no specificity.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-6/#scoped-rules
  package var relativeToScope: SelectorList {
    SelectorList(selectors.map { $0.namesScope ? $0 : $0.belowScope })
  }
}

extension ComplexSelector {
  fileprivate var belowScope: ComplexSelector {
    ComplexSelector(CompoundSelector(.universal, [.nesting(nil)]), [Step(.descendant, first)] + rest)
  }
}
