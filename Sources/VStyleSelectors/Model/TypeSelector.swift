/// The view types that a compound selector matches.
///
/// A compound selector without a type selector has ``universal``. Both mean the same and have the same specificity.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#type-selectors
package enum TypeSelector: Sendable, Hashable {
  /// `*`, or no type selector: every view type.
  case universal
  /// `Button`: the view type of this name, case-sensitive.
  case named(String, Extent)

  /// Whether a type selector includes subclasses.
  package enum Extent: Sendable, Hashable {
    /// `Button`: the view type and its subclasses.
    case typeAndSubtypes
    /// `Button:exact`: the view type without its subclasses. It adds one pseudo-class to the specificity.
    case exactType
  }
}
