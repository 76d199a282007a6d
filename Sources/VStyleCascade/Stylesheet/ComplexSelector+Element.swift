import VStyleSelectors

extension ComplexSelector {
  /// `&` outside any rule: the element that a style is given to.
  static let element = ComplexSelector(CompoundSelector(.universal, [.nesting(nil)]))
}
