package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// An engine that keeps the values of a tree up to date while the tree and its environment change.
///
/// The engine computes the same values as `StyleEvaluator`, which computes a tree from scratch, with less work. Nodes
/// that selectors cannot distinguish share their results. A flush visits the children of a changed node only if their
/// match state or inherited style changes.
///
/// ``insert(_:into:before:)`` returns the ID of a node. Changes take effect with the next ``flush()``.
package final class StyleEngine {
  var core: EngineCore

  /// Creates an engine without nodes.
  ///
  /// - Parameters:
  ///   - stylesheet: the sheets.
  ///   - environment: the theme and the traits.
  ///   - limits: the maximum sizes of the engine's tables.
  package init(
    _ stylesheet: CompiledStylesheet, environment: StyleEnvironment = StyleEnvironment(),
    limits: EngineLimits = EngineLimits()
  ) {
    core = EngineCore(stylesheet, environment, limits, usesEngines: true)
  }

  /// Creates an engine with the nodes of a tree. The ID of each node is its index in the tree.
  ///
  /// - Parameters:
  ///   - stylesheet: the sheets.
  ///   - tree: the tree, parents before their children.
  ///   - environment: the theme and the traits.
  ///   - limits: the maximum sizes of the engine's tables.
  package convenience init(
    _ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment(),
    limits: EngineLimits = EngineLimits()
  ) {
    self.init(stylesheet, environment: environment, limits: limits)
    core.nodes.reserve(tree.nodes.count)
    for node in tree.nodes { insert(node, into: node.parent) }
  }

  /// The theme and the traits. Takes effect with the next ``flush()``.
  package var environment: StyleEnvironment {
    get { core.environment }
    set { core.environment = newValue }
  }

  /// The number of nodes.
  package var count: Int { core.nodes.count }

  /// Adds a node as the last child of another one, before one of its children, or as the root.
  ///
  /// - Parameters:
  ///   - element: the element of the node.
  ///   - parent: the parent; `nil` for the root.
  ///   - sibling: the child of the parent to insert before; `nil` for the end.
  /// - Returns: the ID of the node.
  @discardableResult
  package func insert(_ element: ElementNode, into parent: Int?, before sibling: Int? = nil) -> Int {
    let key = core.matching.elementKeys.intern(element)
    return insert(key, into: parent.map { ID($0) }, before: sibling.map { ID($0) }).index
  }

  /// Removes a node and its descendants from the tree. Other nodes may get their IDs.
  package func remove(_ node: Int) { core.remove(ID(node)) }

  /// Moves a node with its descendants, before a child of its new parent or, for `nil`, to the end.
  package func move(_ node: Int, into parent: Int, before sibling: Int? = nil) {
    core.move(ID(node), into: ID(parent), before: sibling.map { ID($0) } ?? .none)
  }

  /// Replaces the element of a node: everything that selectors can see of it.
  package func update(_ node: Int, _ element: ElementNode) { core.update(ID(node), element) }

  /// Adds a style class to a node or removes it.
  ///
  /// - Parameters:
  ///   - name: the style class, from ``className(_:)``.
  ///   - isSet: whether to add it.
  ///   - node: the node.
  package func setClass(_ name: EngineName, _ isSet: Bool, of node: Int) { core.toggle(name.name, isSet, of: ID(node)) }

  /// Adds a state to a node or removes it.
  ///
  /// - Parameters:
  ///   - name: the state, from ``stateName(_:)``.
  ///   - isSet: whether to add it.
  ///   - node: the node.
  package func setState(_ name: EngineName, _ isSet: Bool, of node: Int) { core.toggle(name.name, isSet, of: ID(node)) }

  /// The name of a style class, for ``setClass(_:_:of:)``.
  package func className(_ name: String) -> EngineName {
    EngineName(name: core.matching.elementKeys.className(name))
  }

  /// The name of a state, for ``setState(_:_:of:)``.
  package func stateName(_ name: String) -> EngineName {
    EngineName(name: core.matching.elementKeys.state(name))
  }

  /// Brings every node up to date.
  ///
  /// - Returns: the work that the flush did.
  @discardableResult
  package func flush() -> EngineReport { core.flush() }

  /// The diagnostics of the values of all nodes, one for each location.
  package var diagnostics: [Diagnostic] { core.diagnostics() }
}

/// The maximum sizes of an engine's tables. Beyond the first two, results are computed again; the values stay the
/// same.
package struct EngineLimits: Sendable {
  /// The maximum number of match results. Default: 1,048,576.
  package var matchResults = 1 << 20
  /// The maximum number of styles. Default: 1,048,576.
  package var styles = 1 << 20

  /// The maximum number of answers that a flush needs for rules that ask about the root of their scope. Beyond it, such
  /// rules do not apply. Default: ``VStyleSyntax/Limit/scopeAnswers``.
  package var scopeAnswers = Limit.scopeAnswers.value

  /// The number of nodes in a batch of the first visit of a tree: one core matches a batch, then another core styles
  /// it. A tree of at most one batch is visited on one core. Default: 1,024.
  package var batch = 1 << 10

  /// Creates the default limits.
  package init() {}
}

/// The name of a style class or a state, resolved once.
package struct EngineName: Sendable {
  let name: ElementKeys.ToggledName
}

/// The work that a flush did, with that of the changes and reloads since the last one.
package struct EngineReport: Sendable, Equatable {
  /// The number of nodes that were visited.
  package var visited = 0
  /// The number of nodes that were looked at without being matched, each time: to count positions, for what other nodes
  /// learn from them, to find where to go and in which order, for each selector that asks about the root of its scope,
  /// and to drop their results.
  package var compared = 0
  /// The number of new match results. Nodes that selectors cannot distinguish share one.
  package var matched = 0
  /// The number of styles that were added, plus the number of values that were computed again.
  package var resolved = 0
  /// The nodes whose values may differ from before, each once, parents first where they were visited.
  package var changed: [ID<Node>] = []

  /// Creates a report with all counts at 0.
  package init() {}
}
