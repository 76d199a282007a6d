/// A condition on one element, apart from the type selector.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#simple
package enum SimpleSelector: Sendable, Hashable {
  /// `#save`
  case id(String)
  /// `.primary`
  case `class`(String)
  /// `[kind="wide"]`
  indirect case attribute(AttributeSelector)
  /// `:disabled`, `:not(.primary)`
  case pseudoClass(PseudoClass)
  /// `&`: an element that matches the selector list of the parent rule.
  ///
  /// Without a parent it matches as `:where(:scope)`. It has no parent in a top-level rule, and before its nesting is
  /// resolved.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#nest-selector
  case nesting(SelectorList?)
  /// A part of a forgiving selector list that is invalid but contains an `&`.
  ///
  /// It matches nothing. The list keeps it because a selector with an `&` gets no implied one.
  case unreadable(String)
}
