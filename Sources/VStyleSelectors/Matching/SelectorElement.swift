/// What selectors ask of an element of a tree.
///
/// Equality is identity: two values are equal if they stand for the same element. Names are compared
/// byte for byte.
public protocol SelectorElement: Hashable {
  /// The names of the element's class and its superclasses, the class first.
  var typeNames: [String] { get }

  /// The element's id.
  var id: String? { get }

  /// Whether the element has a style class.
  func hasClass(_ name: String) -> Bool

  /// The value of an attribute; `nil` if the element does not have it.
  func attribute(_ name: String) -> String?

  /// Whether the answer to a question that only the element knows is yes.
  func meets(_ condition: ElementCondition) -> Bool

  /// The element that this one lies straight inside.
  var parent: Self? { get }

  /// The element right before this one in the same parent.
  var previousSibling: Self? { get }

  /// The element right after this one in the same parent.
  var nextSibling: Self? { get }

  /// The first element straight inside this one.
  var firstChild: Self? { get }
}

extension SelectorElement {
  /// The nearest element that a combinator leads to from right to left.
  func nearest(_ combinator: Combinator) -> Self? {
    switch combinator {
    case .descendant, .child: parent
    case .nextSibling, .subsequentSibling: previousSibling
    }
  }

  /// The next sibling from one end to the other.
  func sibling(towards end: NthSelector.Start) -> Self? { end == .first ? previousSibling : nextSibling }
}
