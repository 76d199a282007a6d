package import VStyleSyntax

/// `:nth-child(An+B of S)` and related pseudo-classes: a condition on the position of an element among its siblings.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#child-index
package struct NthSelector: Sendable, Hashable {
  /// The positions that match, counted from 1.
  package let formula: NthExpression

  /// The siblings that are counted.
  package let siblings: Siblings

  /// The end at which counting starts.
  package let start: Start

  /// Creates a condition on the position of an element among its siblings.
  package init(_ formula: NthExpression, among siblings: Siblings, from start: Start) {
    self.formula = formula
    self.siblings = siblings
    self.start = start
  }

  /// The siblings that are counted.
  package enum Siblings: Sendable, Hashable {
    /// `:nth-child(An+B)`: all.
    case all
    /// `:nth-of-type(An+B)`: siblings of the element's own view type.
    case sameType
    /// `:nth-child(An+B of S)`: siblings that match a selector list. The element must match it too.
    case matching(SelectorList)
  }

  /// The end at which counting starts.
  package enum Start: Sendable, Hashable {
    /// The first sibling has position 1.
    case first
    /// The last sibling has position 1.
    case last
  }
}
