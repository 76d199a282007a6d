package import VStyleSelectors
import VStyleSyntax

/// An element of a tree, with the properties that selectors match.
///
/// Equality is identity: two values are equal if they represent the same element. Names are compared byte for byte.
package protocol SelectorElement: Hashable {
  /// The names of the element's view type and its superclasses, the view type first.
  var typeNames: [String] { get }

  /// The element's id.
  var id: String? { get }

  /// Whether the element has a style class.
  func hasClass(_ name: String) -> Bool

  /// The value of an attribute; `nil` if the element does not have it.
  func attribute(_ name: String) -> String?

  /// Whether the element meets a condition on itself, such as a state.
  func meets(_ condition: ElementCondition) -> Bool

  /// The states that the element is asked about as if it had them; `nil` for the actual ones. With other states it is
  /// equal to the actual element, but may match other selectors.
  var forcedStates: Set<String>? { get }

  /// The parent; `nil` for the root of a tree.
  var parent: Self? { get }

  /// The element directly before this one in the same parent; `nil` for the first.
  var previousSibling: Self? { get }

  /// The element directly after this one in the same parent; `nil` for the last.
  var nextSibling: Self? { get }

  /// The first child; `nil` if there are none.
  var firstChild: Self? { get }
}

extension SelectorElement {
  /// `nil`.
  package var forcedStates: Set<String>? { nil }

  /// The nearest element on the left side of a combinator: the parent or the previous sibling.
  package func nearest(_ combinator: Combinator) -> Self? {
    switch combinator {
    case .descendant, .child: parent
    case .nextSibling, .subsequentSibling: previousSibling
    }
  }

  /// The neighboring sibling on the side of the first or the last sibling.
  func sibling(towards end: NthSelector.Start) -> Self? { end == .first ? previousSibling : nextSibling }
}
