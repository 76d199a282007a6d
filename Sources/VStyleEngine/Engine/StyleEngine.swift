public import VStyleCascade
public import VStyleSyntax
import VStyleValues

/// Keeps the values of a tree up to date while the tree and its environment change.
///
/// The engine gives the same answer as ``StyleEvaluator``, which computes a tree from scratch. It does less for it:
/// nodes that selectors cannot tell apart share their results, and a change is followed only as far as it makes a
/// difference.
///
/// Nodes are numbers that ``insert(_:into:before:)`` gives out. Changes take effect with the next ``flush()``.
public final class StyleEngine {
  var core: EngineCore

  /// Makes an engine without nodes.
  ///
  /// - Parameters:
  ///   - stylesheet: the sheets.
  ///   - environment: the theme and the traits.
  ///   - limits: how much may be kept.
  public init(
    _ stylesheet: CompiledStylesheet, environment: StyleEnvironment = StyleEnvironment(),
    limits: EngineLimits = EngineLimits()
  ) {
    core = EngineCore(stylesheet, environment, limits)
  }

  /// Makes an engine with the nodes of a tree; their numbers are their positions in it.
  public convenience init(
    _ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment(),
    limits: EngineLimits = EngineLimits()
  ) {
    self.init(stylesheet, environment: environment, limits: limits)
    core.nodes.reserve(tree.nodes.count)
    for node in tree.nodes { insert(node, into: node.parent) }
  }

  /// The theme and the traits. Takes effect with the next ``flush()``.
  public var environment: StyleEnvironment {
    get { core.environment }
    set { core.environment = newValue }
  }

  /// Whether selectors ask for positions among siblings, and whether the exact matcher answers for some selector.
  package var selectorNeeds: (positions: Bool, exactMatcher: Bool) {
    let selectors = core.matching.selectors
    return (!selectors.features.positions.isEmpty, selectors.usesExactMatcher)
  }

  /// The number of nodes.
  public var count: Int { core.nodes.count }

  /// Adds a node as the last child of another one, before one of its children, or as the root.
  ///
  /// - Returns: the number of the node.
  @discardableResult
  public func insert(_ element: ElementNode, into parent: Int?, before sibling: Int? = nil) -> Int {
    let key = core.matching.elementKeys.intern(element)
    return insert(key, into: parent.map { ID($0) }, before: sibling.map { ID($0) }).index
  }

  /// Removes a node and its descendants from the tree for good.
  public func remove(_ node: Int) { core.remove(ID(node)) }

  /// Moves a node with its descendants.
  public func move(_ node: Int, into parent: Int, before sibling: Int? = nil) {
    core.move(ID(node), into: ID(parent), before: sibling.map { ID($0) } ?? .none)
  }

  /// Updates what selectors see of a node.
  public func update(_ node: Int, _ element: ElementNode) { core.update(ID(node), element) }

  /// Adds a class to a node or removes it.
  public func setClass(_ name: EngineName, _ isSet: Bool, of node: Int) { core.toggle(name.name, isSet, of: ID(node)) }

  /// Adds a state to a node or removes it.
  public func setState(_ name: EngineName, _ isSet: Bool, of node: Int) { core.toggle(name.name, isSet, of: ID(node)) }

  /// Looks up the name of a class.
  public func className(_ name: String) -> EngineName {
    EngineName(name: core.matching.elementKeys.className(name))
  }

  /// Looks up the name of a state.
  public func stateName(_ name: String) -> EngineName {
    EngineName(name: core.matching.elementKeys.state(name))
  }

  /// Brings every node up to date.
  @discardableResult
  public func flush() -> EngineReport { core.flush() }

  /// The diagnostics of values that were computed, each once.
  public var issues: [Diagnostic] { core.diagnostics() }
}

/// How much an engine may keep. What goes beyond is computed again; the answer stays the same.
public struct EngineLimits: Sendable {
  /// The number of match results. Default: 1,048,576.
  public var matchResults = 1 << 20
  /// The number of styles. Default: 1,048,576.
  public var styles = 1 << 20

  /// The number of nodes that are matched before another core goes on with their styles, on the first visit of a tree.
  /// A tree of no more nodes is done on one core. Default: 1,024.
  public var batch = 1 << 10

  /// Makes the default limits.
  public init() {}

  /// Makes limits.
  public init(matchResults: Int, styles: Int) {
    self.matchResults = matchResults
    self.styles = styles
  }
}

/// The name of a class or a state, looked up once.
public struct EngineName: Sendable {
  let name: ElementKeys.ToggledName
}

/// What a flush did.
public struct EngineReport: Sendable, Equatable {
  /// The number of nodes that were visited.
  public var visited = 0
  /// The number of new match results. Nodes that differ in nothing that decides share one.
  public var matched = 0
  /// The number of styles that were made and of values that were computed again.
  public var resolved = 0
  /// The nodes whose values may differ from before, each once, parents first where they were visited.
  package var changed: [ID<Node>] = []

  /// Makes a report of nothing.
  public init() {}
}
