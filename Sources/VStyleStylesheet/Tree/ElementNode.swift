/// An element of a tree: all that selectors and the cascade need of one view, as a plain value.
package struct ElementNode: Sendable {
  /// The name of the node in output.
  package var key: String

  /// The name of the view's type, which type selectors match.
  package var typeName: String

  /// The identifier that `#id` matches.
  package var id: String?

  /// The style classes, which `.class` matches.
  package var classes: [String] = []

  /// The states of the view, such as `disabled`, without the colon.
  package var states: Set<String> = []

  /// The attributes by name, which `[name=value]` matches.
  package var attributes: [String: String] = [:]

  /// The view's own declarations, strongest last.
  package var localStyles: [Style] = []

  /// The active theme of the node and its descendants; `nil` inherits the parent's.
  package var themeName: String?

  /// The text of the node. A node with text that is not empty does not match `:empty`.
  package var text: String?

  /// The position of the parent in the tree; `nil` for the root.
  package internal(set) var parent: Int?

  /// The position among the parent's children, from 0.
  package internal(set) var siblingIndex = 0

  /// The positions of the children, in order.
  package internal(set) var children: [Int] = []

  /// Creates a node that is not yet in a tree.
  ///
  /// - Parameters:
  ///   - key: the name of the node in output.
  ///   - typeName: the name of the view's type.
  package init(key: String, typeName: String) {
    self.key = key
    self.typeName = typeName
  }
}
