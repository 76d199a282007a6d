import VStyleSelectors

extension ComplexSelector {
  /// `&` outside of any rule: the element that has a style.
  static let element = ComplexSelector(CompoundSelector(.universal, [.nesting(nil)]))
}
