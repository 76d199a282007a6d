public import VStyleSyntax

/// `:nth-child(An+B of S)` and its kin: the place of an element among its siblings.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#child-index
public struct NthSelector: Sendable, Hashable {
  /// The places that match, counted from 1.
  public let places: NthExpression

  /// The siblings that are counted.
  public let siblings: Siblings

  /// The end at which counting starts.
  public let start: Start

  /// Makes a condition on the place of an element among its siblings.
  public init(_ places: NthExpression, among siblings: Siblings, from start: Start) {
    self.places = places
    self.siblings = siblings
    self.start = start
  }

  /// The siblings that are counted.
  public enum Siblings: Sendable, Hashable {
    /// `:nth-child(An+B)`: all.
    case all
    /// `:nth-of-type(An+B)`: those of the element's own class.
    case sameType
    /// `:nth-child(An+B of S)`: those that match a selector list; the element must match it too.
    case matching(SelectorList)
  }

  /// The end at which counting starts.
  public enum Start: Sendable, Hashable {
    /// The first sibling is number 1.
    case first
    /// The last sibling is number 1.
    case last
  }
}
