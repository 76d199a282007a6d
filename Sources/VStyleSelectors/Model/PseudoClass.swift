/// A condition that starts with a colon.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#pseudo-classes
public enum PseudoClass: Sendable, Hashable {
  /// `:is(S)`: the element matches one of the selectors. The list may be empty.
  case `is`(SelectorList)
  /// `:where(S)`: as `:is(S)`, without specificity.
  case `where`(SelectorList)
  /// `:not(S)`: the element matches none of the selectors.
  case not(SelectorList)
  /// `:has(S)`: one of the selectors matches an element when it starts at this one.
  case has(RelativeSelectorList)
  /// `:nth-child(An+B of S)` and its kin.
  indirect case nth(NthSelector)
  /// `:first-child` and its kin.
  case edge(Edge, SiblingKind)
  /// `:scope`: the element that the selector is scoped to; without one, the root.
  case scope
  /// A question that the element itself answers.
  case element(ElementCondition)

  /// A place at the end of a row of siblings.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// No sibling comes before.
    case first
    /// No sibling comes after.
    case last
    /// There is no other sibling.
    case only
  }

  /// The siblings that count.
  public enum SiblingKind: String, Sendable, Hashable, CaseIterable {
    /// All of them.
    case child
    /// Those of the element's own class.
    case ofType = "of-type"
  }
}
