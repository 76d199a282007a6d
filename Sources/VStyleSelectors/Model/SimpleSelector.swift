/// One condition on one element, the type selector excepted.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#simple
public enum SimpleSelector: Sendable, Hashable {
  /// `#save`
  case id(String)
  /// `.primary`
  case `class`(String)
  /// `[kind="wide"]`
  indirect case attribute(AttributeSelector)
  /// `:disabled`, `:not(.primary)`
  case pseudoClass(PseudoClass)
  /// `&`: what the selector list of the parent rule matches. Without a parent, as a selector stands
  /// before its nesting is resolved and in a top-level rule, what `:where(:scope)` matches.
  ///
  /// - Spec: https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#nest-selector
  case nesting(SelectorList?)
  /// A part of a forgiving selector list that cannot be read but holds an `&`. It matches nothing and
  /// is kept because a selector with an `&` gets no implied one.
  case unreadable(String)
}
