/// What a tree of live views needs of its engine.
extension StyleEngine {
  /// The number of a description, for ``insert(description:into:before:)``.
  func description(of element: ElementNode) -> Int32 { core.descriptions.number(of: element) }

  /// The number of the name of a class, for ``description(type:id:classes:states:attributes:hasText:theme:styles:)``.
  package func number(ofType name: String) -> Int32 { core.descriptions.names.number(name) }

  /// The number of the description of a node, for ``insert(description:into:before:)``.
  ///
  /// - Parameters:
  ///   - type: the number of the name of its class.
  ///   - theme: the theme that it puts in force.
  ///   - styles: its own styles.
  package func description(
    type: Int32, id: String?, classes: Set<String>, states: Set<String>, attributes: [String: String], hasText: Bool,
    theme: String?, styles: [Style]
  ) -> Int32 {
    core.descriptions.number(
      type: type, id: id, classes: classes, states: states, attributes: attributes, hasText: hasText, theme: theme,
      styles: styles)
  }

  /// Adds a node as ``insert(_:into:before:)`` does, by its description.
  package func insert(description: Int32, into parent: Int32?, before sibling: Int32?) -> Int32 {
    core.insert(description, into: parent ?? NodeTable.none, before: sibling ?? NodeTable.none)
  }

  /// Tells what selectors see of a node now.
  package func setDescription(_ node: Int32, _ description: Int32) { core.setDescription(node, description) }

  /// The node above another one; `nil` at the root.
  package func parent(of node: Int32) -> Int32? { existing(core.nodes.parent[Int(node)]) }

  /// The first node below another one.
  package func firstChild(of node: Int32) -> Int32? { existing(core.nodes.first[Int(node)]) }

  /// The sibling behind a node.
  package func next(after node: Int32) -> Int32? { existing(core.nodes.next[Int(node)]) }

  /// A node and all that is inside it, in document order.
  package func subtree(of node: Int32) -> [Int32] {
    var nodes: [Int32] = []
    var current = node
    while current != NodeTable.none {
      nodes.append(current)
      current = core.nodes.following(current, in: node, descends: true)
    }
    return nodes
  }

  private func existing(_ node: Int32) -> Int32? { node == NodeTable.none ? nil : node }

  /// The style that a node shares with others: nodes of one style have the same values, but for styles that
  /// ``isOfOneNode(_:)``.
  package func style(of node: Int32) -> Int32 { core.nodes.outcomes[Int(node)].record }

  /// Whether values of a style are what the parent of each single node has.
  package func isOfOneNode(_ style: Int32) -> Bool { core.hasExplicitInheritance && core.asksParent(style) }

  /// The styles whose values the last flush altered while their nodes kept them.
  package var alteredStyles: [Int32] { core.alteredRecords }

  /// Counts how often all numbers of styles have changed their meaning.
  package var generation: Int { core.generation }

  /// Gives the tree other sheets. The nodes keep their numbers.
  package func reload(_ program: StyleProgram) { core.reload(program) }

  /// The sheets.
  package var program: StyleProgram { core.program }
}
