public import VStyleStylesheet

/// The data of an element that selectors can see, for its key.
@usableFromInline package struct ElementData<Classes: Sequence<String>> {
  /// The name of the view type, from ``StyleEngine/typeName(_:)``.
  @usableFromInline package let type: ID<Name>
  /// The style classes, in any order.
  @usableFromInline package let classes: Classes
  /// The ID; `nil` for none.
  @usableFromInline package var id: String?
  /// The states, such as `disabled`.
  @usableFromInline package var states: Set<String> = []
  /// The values of the attributes, by name.
  @usableFromInline package var attributes: [String: String] = [:]
  /// Whether the element contains text.
  @usableFromInline package var hasText = false
  /// The theme that the element sets for itself and its descendants; `nil` for none.
  @usableFromInline package var theme: String?
  /// The element's own styles.
  @usableFromInline package var styles: [Style] = []

  /// Creates the data of an element without ID, states, attributes, text, theme and own styles.
  ///
  /// OPTIMIZATION: inlined in other targets, which know the type of the classes. Otherwise the types of the default
  /// values are looked up at each call.
  @inlinable package init(type: ID<Name>, classes: Classes) {
    self.type = type
    self.classes = classes
  }
}
