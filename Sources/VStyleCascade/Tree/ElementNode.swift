/// An element of a tree: all that selectors and the cascade need of one view, as a plain value.
public struct ElementNode: Sendable {
  /// The name of the node in output.
  public var key: String

  /// The name of the view's type, which type selectors match.
  public var typeName: String

  /// The identifier that `#id` matches.
  public var id: String?

  /// The style classes, which `.class` matches.
  public var classes: [String] = []

  /// The states of the view, such as `disabled`, without the colon.
  public var states: Set<String> = []

  /// The attributes by name, which `[name=value]` matches.
  public var attributes: [String: String] = [:]

  /// The view's own declarations, strongest last.
  public var localStyles: [Style] = []

  /// The active theme of the node and its descendants; `nil` inherits the parent's.
  public var themeName: String?

  /// The text of the node. A node with text that is not empty does not match `:empty`.
  public var text: String?

  /// The position of the parent in the tree; `nil` for the root.
  public internal(set) var parent: Int?

  /// The position among the parent's children, from 0.
  public internal(set) var siblingIndex = 0

  /// The positions of the children, in order.
  public internal(set) var children: [Int] = []

  /// Creates a node that is not yet in a tree.
  ///
  /// - Parameters:
  ///   - key: the name of the node in output.
  ///   - typeName: the name of the view's type.
  public init(key: String, typeName: String) {
    self.key = key
    self.typeName = typeName
  }
}
