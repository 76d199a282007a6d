/// What selectors and the cascade need to know of one view: a plain value, without the view.
public struct ElementNode: Sendable {
  /// The name that the output gives the node.
  public var key: String

  /// The name of the view's class.
  public var typeName: String

  /// What `#id` matches.
  public var id: String?

  /// What `.class` matches.
  public var classes: [String] = []

  /// The states that hold, without the colon.
  public var states: Set<String> = []

  /// What `[name=value]` matches.
  public var attributes: [String: String] = [:]

  /// The view's own declarations, strongest last.
  public var localStyles: [Style] = []

  /// The theme that is in force from here down; `nil` leaves the parent's.
  public var themeName: String?

  /// The text in the node. One that is not empty makes the node not `:empty`.
  public var text: String?

  /// The position of the parent in the tree; `nil` for the root.
  public internal(set) var parent: Int?

  /// The position among the parent's children, from 0.
  public internal(set) var siblingIndex = 0

  /// The positions of the children, in order.
  public internal(set) var children: [Int] = []

  /// Makes a node without a place in a tree.
  public init(key: String, typeName: String) {
    self.key = key
    self.typeName = typeName
  }
}
