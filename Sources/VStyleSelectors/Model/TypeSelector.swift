/// Which view types a compound selector matches.
///
/// A compound selector without a type selector is one with ``universal``; the two mean the same and
/// have the same specificity.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#type-selectors
public enum TypeSelector: Sendable, Hashable {
  /// `*`, or no type selector at all: every class.
  case universal
  /// `Button`: the class of that name, case-sensitive.
  case named(String, Extent)

  /// Whether a type selector reaches down the class hierarchy.
  public enum Extent: Sendable, Hashable {
    /// `Button`: the class and its subclasses.
    case typeAndSubtypes
    /// `Button:exact`: the class alone. Counts as one more pseudo-class in the specificity.
    case exactType
  }
}
