/// Selectors that are relative to an anchor element: the argument of `:has()`.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#relative
package struct RelativeSelectorList: Sendable, Hashable {
  /// The combinator between the anchor element and the first compound selector, for each selector.
  package let combinators: [Combinator]

  /// The selectors without their first combinator.
  package let list: SelectorList

  /// Creates a list of selectors, each with the combinator before it.
  package init(_ selectors: [(Combinator, ComplexSelector)]) {
    combinators = selectors.map(\.0)
    list = SelectorList(selectors.map(\.1))
  }

  /// Creates a list from combinators and selectors. Both must have the same count.
  init(_ combinators: [Combinator], _ list: SelectorList) {
    precondition(combinators.count == list.selectors.count, "every relative selector has a combinator")
    self.combinators = combinators
    self.list = list
  }
}
