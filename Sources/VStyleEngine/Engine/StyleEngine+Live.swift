package import VStyleCascade

/// The functions that a tree of live views needs of its engine.
extension StyleEngine {
  /// The name of a type, for ``key(type:id:classes:states:attributes:hasText:theme:styles:)``.
  package func typeName(_ name: String) -> ID<Name> { core.matching.elementKeys.names.intern(name) }

  /// The key of an element, for ``insert(_:into:before:)-(ID<ElementKey>,_,_)``.
  ///
  /// - Parameters:
  ///   - theme: the theme that it puts in force.
  ///   - styles: its own styles.
  package func key(
    type: ID<Name>, id: String?, classes: Set<String>, states: Set<String>, attributes: [String: String], hasText: Bool,
    theme: String?, styles: [Style]
  ) -> ID<ElementKey> {
    core.matching.elementKeys.intern(
      type: type, id: id, classes: classes, states: states, attributes: attributes, hasText: hasText, theme: theme,
      styles: styles)
  }

  /// Adds a node by its key.
  package func insert(_ key: ID<ElementKey>, into parent: ID<Node>?, before sibling: ID<Node>?) -> ID<Node> {
    core.insert(key, into: parent ?? .none, before: sibling ?? .none)
  }

  /// Removes a node and its descendants from the tree for good.
  package func remove(_ node: ID<Node>) { core.remove(node) }

  /// Moves a node with its descendants.
  package func move(_ node: ID<Node>, into parent: ID<Node>, before sibling: ID<Node>?) {
    core.move(node, into: parent, before: sibling ?? .none)
  }

  /// Updates what selectors see of a node.
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

  /// The style of a node: nodes that share one have the same values, unless it ``isOfOneNode(_:)``. None before the
  /// first flush.
  package func style(of node: ID<Node>) -> ID<SharedStyle> { core.nodes.computed[node].style }

  /// Whether values of a style are those of the parent of each single node.
  package func isOfOneNode(_ style: ID<SharedStyle>) -> Bool {
    core.hasExplicitInheritance && core.asksParent(style)
  }

  /// The styles whose values the last flush altered while their nodes kept them.
  package var alteredStyles: [ID<SharedStyle>] { core.alteredStyles }

  /// The number of times that all IDs of styles have changed their meaning.
  package var generation: Int { core.generation }

  /// Gives the tree other sheets. The nodes keep their IDs.
  package func reload(_ stylesheet: CompiledStylesheet) { core.reload(stylesheet) }

  /// The sheets.
  package var stylesheet: CompiledStylesheet { core.matching.stylesheet }
}
