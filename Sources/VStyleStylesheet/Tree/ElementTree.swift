/// A tree of elements in document order: every node comes before its descendants.
package struct ElementTree: Sendable {
  /// The nodes in document order.
  package private(set) var nodes: [ElementNode] = []

  /// Creates an empty tree.
  package init() {}

  /// Adds a node as the last child of another, or as a root, and returns its position.
  ///
  /// A parent has to be added before its children.
  ///
  /// - Parameters:
  ///   - node: the node; its position, parent and children are set by the tree.
  ///   - parent: the position of the parent; `nil` for a root.
  @discardableResult
  package mutating func add(_ node: ElementNode, to parent: Int? = nil) -> Int {
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

  /// The tree with another state of one of its nodes.
  package func adding(state: String, to position: Int) -> ElementTree {
    var tree = self
    tree.nodes[position].states.insert(state)
    return tree
  }

  /// The position of the first node with a key; `nil` if there is none. Complexity: linear in the number of nodes.
  package func node(withKey key: String) -> Int? { nodes.firstIndex { $0.key == key } }
}
