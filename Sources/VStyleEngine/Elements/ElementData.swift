package import VStyleCascade

/// The data of an element that selectors can see, for its key.
package struct ElementData<Classes: Sequence<String>> {
  /// The name of the view type, from ``StyleEngine/typeName(_:)``.
  package let type: ID<Name>
  /// The style classes, in any order.
  package let classes: Classes
  /// The ID; `nil` for none.
  package var id: String?
  /// The states, such as `disabled`.
  package var states: Set<String> = []
  /// The values of the attributes, by name.
  package var attributes: [String: String] = [:]
  /// Whether the element contains text.
  package var hasText = false
  /// The theme that the element sets for itself and its descendants; `nil` for none.
  package var theme: String?
  /// The element's own styles.
  package var styles: [Style] = []

  /// Creates the data of an element without ID, states, attributes, text, theme and own styles.
  package init(type: ID<Name>, classes: Classes) {
    self.type = type
    self.classes = classes
  }
}
