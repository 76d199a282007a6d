/// A condition that starts with a colon.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#pseudo-classes
package enum PseudoClass: Sendable, Hashable {
  /// `:is(S)`: the element matches one of the selectors. The list may be empty.
  case `is`(SelectorList)
  /// `:where(S)`: like `:is(S)`, with a specificity of zero.
  case `where`(SelectorList)
  /// `:not(S)`: the element matches none of the selectors.
  case not(SelectorList)
  /// `:has(S)`: one of the relative selectors matches, anchored at the element.
  case has(RelativeSelectorList)
  /// `:nth-child(An+B of S)` and related pseudo-classes.
  indirect case nth(NthSelector)
  /// `:first-child` and related pseudo-classes.
  case edge(Edge, SiblingKind)
  /// `:scope`: the element that the selector is scoped to; without one, the root.
  case scope
  /// A condition that the element evaluates itself.
  case element(ElementCondition)

  /// A position at an end of the siblings.
  package enum Edge: String, Sendable, Hashable, CaseIterable {
    /// No counted sibling comes before.
    case first
    /// No counted sibling comes after.
    case last
    /// There is no other counted sibling.
    case only
  }

  /// The siblings that are counted.
  package enum SiblingKind: String, Sendable, Hashable, CaseIterable {
    /// All of them.
    case child
    /// Siblings of the element's own view type.
    case ofType = "of-type"
  }
}
