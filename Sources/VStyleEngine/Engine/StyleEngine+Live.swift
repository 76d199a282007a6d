package import VStyleStylesheet

/// Functions for a tree of live views.
extension StyleEngine {
  /// The name of a type, for ``ElementData/type``.
  package func typeName(_ name: String) -> ID<Name> { core.matching.elementKeys.names.intern(name) }

  /// The key of an element, for ``insert(_:into:before:)-(ID<ElementKey>,_,_)``.
  package func key(of element: ElementData<Set<String>>) -> ID<ElementKey> { core.matching.elementKeys.intern(element) }

  /// Adds a node with an element key.
  ///
  /// - Parameters:
  ///   - key: the element key.
  ///   - parent: the parent; `nil` for the root.
  ///   - sibling: the child of the parent to insert before; `nil` for the end.
  /// - Returns: the node.
  package func insert(_ key: ID<ElementKey>, into parent: ID<Node>?, before sibling: ID<Node>?) -> ID<Node> {
    core.insert(key, into: parent ?? .none, before: sibling ?? .none)
  }

  /// Removes a node and its descendants from the tree. Other nodes may get their IDs.
  package func remove(_ node: ID<Node>) { core.remove(node) }

  /// Moves a node with its descendants, before a child of its new parent or, for `nil`, to the end.
  package func move(_ node: ID<Node>, into parent: ID<Node>, before sibling: ID<Node>?) {
    core.move(node, into: parent, before: sibling ?? .none)
  }

  /// Sets the element key of a node.
  package func setKey(of node: ID<Node>, to key: ID<ElementKey>) { core.setKey(of: node, to: key) }

  /// The parent of a node; `nil` at the root.
  package func parent(of node: ID<Node>) -> ID<Node>? { core.nodes.parent[node].orNil }

  /// The first child of a node.
  package func firstChild(of node: ID<Node>) -> ID<Node>? { core.nodes.first[node].orNil }

  /// The sibling after a node.
  package func next(after node: ID<Node>) -> ID<Node>? { core.nodes.next[node].orNil }

  /// A node and its descendants, in document order.
  package func subtree(of node: ID<Node>) -> [ID<Node>] {
    var nodes: [ID<Node>] = []
    var current = node
    while !current.isNone {
      nodes.append(current)
      current = core.nodes.following(current, in: node, descends: true)
    }
    return nodes
  }

  /// The shared style of a node; ``ID/none`` before the first flush. Nodes with the same style have the same values,
  /// unless ``isOfOneNode(_:)`` is true for it.
  package func style(of node: ID<Node>) -> ID<SharedStyle> { core.nodes.computed[node].style }

  /// Reads the shared style of each of some nodes into an array.
  package func readStyles(of nodes: [ID<Node>], into styles: inout [ID<SharedStyle>]) {
    styles.removeAll(keepingCapacity: true)
    let computed = core.nodes.computed
    for node in nodes { styles.append(computed[node].style) }
  }

  /// Whether values of a style depend on the parent of each node.
  package func isOfOneNode(_ style: ID<SharedStyle>) -> Bool {
    core.hasExplicitInheritance && core.dependsOnParent(style)
  }

  /// The styles whose values changed in the last flush while their nodes kept the style.
  package var alteredStyles: [ID<SharedStyle>] { core.alteredStyles }

  /// What the values of shared styles depend on besides the style; `nil` if values depend on the parents of nodes too.
  package var rootState: RootState? { core.hasExplicitInheritance ? nil : core.rootState }

  /// The number of times that all style IDs were reset. A style ID is valid within one generation.
  package var generation: Int { core.generation }

  /// Replaces the sheets. The nodes keep their IDs; their values are up to date after the next flush.
  package func reload(_ stylesheet: CompiledStylesheet) { core.reload(stylesheet) }

  /// The sheets.
  package var stylesheet: CompiledStylesheet { core.matching.stylesheet }
}
