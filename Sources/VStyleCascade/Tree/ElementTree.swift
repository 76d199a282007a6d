/// A tree of elements in document order: every node stands before what is inside it.
public struct ElementTree: Sendable {
  /// The nodes in document order.
  public private(set) var nodes: [ElementNode] = []

  /// Makes an empty tree.
  public init() {}

  /// Adds a node as the last child of another, or as a root, and returns its position.
  ///
  /// Nodes are added in document order: a parent before its children.
  @discardableResult
  public mutating func add(_ node: ElementNode, to parent: Int? = nil) -> Int {
    var node = node
    let position = nodes.count
    node.parent = parent
    node.children = []
    node.siblingIndex = 0
    if let parent {
      node.siblingIndex = nodes[parent].children.count
      nodes[parent].children.append(position)
    }
    nodes.append(node)
    return position
  }

  /// The position of the first node with a key.
  public func node(withKey key: String) -> Int? { nodes.firstIndex { $0.key == key } }
}
