extension SelectorList {
  /// The state of an element whose first style is computed. A sheet asks for it with `@starting-style` only.
  package static let startingState = "@starting-style"

  /// The list for elements in the state ``startingState``, with the same specificity.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-2/#defining-before-change-style
  package var starting: SelectorList {
    let state = SimpleSelector.pseudoClass(.element(.customState(SelectorList.startingState)))
    let list = SelectorList([ComplexSelector(CompoundSelector(.universal, [state]))])
    let condition = SimpleSelector.pseudoClass(.where(list))
    return SelectorList(
      selectors.map { selector in
        guard let last = selector.rest.last else { return ComplexSelector(selector.first.adding(condition)) }
        let step = ComplexSelector.Step(last.combinator, last.compound.adding(condition))
        return ComplexSelector(selector.first, selector.rest.dropLast() + [step])
      })
  }
}

extension CompoundSelector {
  fileprivate func adding(_ condition: SimpleSelector) -> CompoundSelector {
    CompoundSelector(type, conditions + [condition])
  }
}
