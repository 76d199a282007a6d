public import VStyleSyntax

/// `:nth-child(An+B of S)` and related pseudo-classes: a condition on the position of an element among its siblings.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#child-index
public struct NthSelector: Sendable, Hashable {
  /// The positions that match, counted from 1.
  public let formula: NthExpression

  /// The siblings that are counted.
  public let siblings: Siblings

  /// The end at which counting starts.
  public let start: Start

  /// Creates a condition on the position of an element among its siblings.
  public init(_ formula: NthExpression, among siblings: Siblings, from start: Start) {
    self.formula = formula
    self.siblings = siblings
    self.start = start
  }

  /// The siblings that are counted.
  public enum Siblings: Sendable, Hashable {
    /// `:nth-child(An+B)`: all.
    case all
    /// `:nth-of-type(An+B)`: siblings of the element's own view type.
    case sameType
    /// `:nth-child(An+B of S)`: siblings that match a selector list. The element must match it too.
    case matching(SelectorList)
  }

  /// The end at which counting starts.
  public enum Start: Sendable, Hashable {
    /// The first sibling has position 1.
    case first
    /// The last sibling has position 1.
    case last
  }
}
