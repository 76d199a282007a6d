public import VStyleSyntax
import VStyleValues

/// Keeps the values of a tree up to date while the tree and its surroundings change.
///
/// The engine gives the same answer as ``StyleEvaluator``, which computes a tree from scratch. It does
/// less for it: nodes that look alike to the program's selectors share what was found out, and a change
/// is followed only as far as it makes a difference.
///
/// Nodes are numbers that ``insert(_:into:before:)`` gives out. Changes take effect with the next ``flush()``.
public final class StyleEngine {
  var core: EngineCore

  /// Makes an engine without nodes.
  ///
  /// - Parameters:
  ///   - program: the sheets.
  ///   - environment: the theme and the traits.
  ///   - limits: how much may be remembered.
  public init(
    _ program: StyleProgram, environment: StyleEnvironment = StyleEnvironment(), limits: EngineLimits = EngineLimits()
  ) {
    core = EngineCore(program, environment, limits)
  }

  /// Makes an engine with the nodes of a tree; their numbers are their positions in it.
  public convenience init(
    _ program: StyleProgram, tree: ElementTree, environment: StyleEnvironment = StyleEnvironment(),
    limits: EngineLimits = EngineLimits()
  ) {
    self.init(program, environment: environment, limits: limits)
    core.reserve(tree.nodes.count)
    for node in tree.nodes { insert(node, into: node.parent) }
  }

  /// The theme and the traits. Takes effect with the next ``flush()``.
  public var environment: StyleEnvironment {
    get { core.environment }
    set { core.environment = newValue }
  }

  /// Whether selectors ask for the places of nodes, and whether the exact matcher answers for some selector.
  package var selectorNeeds: (places: Bool, exactMatcher: Bool) {
    (!core.selectors.features.places.isEmpty, core.selectors.usesExactMatcher)
  }

  /// How many nodes the tree has.
  public var count: Int { core.nodes.count }

  /// Adds a node as the last child of another one, in front of one of its children, or as the root.
  ///
  /// - Returns: the number of the node.
  @discardableResult
  public func insert(_ element: ElementNode, into parent: Int?, before sibling: Int? = nil) -> Int {
    Int(insert(description: description(of: element), into: parent.map(Int32.init), before: sibling.map(Int32.init)))
  }

  /// Takes a node and what is inside it out of the tree for good.
  public func remove(_ node: Int) { core.remove(Int32(node)) }

  /// Moves a node with what is inside it.
  public func move(_ node: Int, into parent: Int, before sibling: Int? = nil) {
    core.move(Int32(node), into: Int32(parent), before: sibling.map(Int32.init) ?? -1)
  }

  /// Tells what selectors see of a node now.
  public func update(_ node: Int, _ element: ElementNode) { core.update(Int32(node), element) }

  /// Puts a class on a node or takes it away.
  public func setClass(_ name: EngineName, _ isOn: Bool, of node: Int) {
    core.set(name.number, isOn, of: Int32(node))
  }

  /// Puts a node into a state or takes it out.
  public func setState(_ name: EngineName, _ isOn: Bool, of node: Int) {
    core.set(name.number, isOn, of: Int32(node))
  }

  /// A class by its number.
  public func className(_ name: String) -> EngineName {
    EngineName(number: core.descriptions.number(ofType: name))
  }

  /// A state by its number.
  public func stateName(_ name: String) -> EngineName {
    EngineName(number: core.descriptions.number(ofState: name))
  }

  /// Brings every node up to date.
  @discardableResult
  public func flush() -> EngineReport { core.flush() }

  /// What only showed when values were computed, each once.
  public var issues: [Diagnostic] { core.issues() }
}

/// How much an engine may remember. What goes beyond is computed again; the answer stays the same.
public struct EngineLimits: Sendable {
  /// The number of combinations of surroundings and signature. Default: 1,048,576.
  public var transitions = 1 << 20
  /// The number of styles. Default: 1,048,576.
  public var records = 1 << 20

  /// The number of nodes that are matched before another core goes on with their styles, on the first look at a tree.
  /// A tree of no more nodes is done on one core. Default: 1,024.
  public var batch = 1 << 10

  /// Makes the default limits.
  public init() {}

  /// Makes limits.
  public init(transitions: Int, records: Int) {
    self.transitions = transitions
    self.records = records
  }
}

/// The name of a class or a state, looked up once.
public struct EngineName: Sendable {
  let number: Int32
}

/// What a flush did.
public struct EngineReport: Sendable, Equatable {
  /// How many nodes were looked at.
  public var visited = 0
  /// How many combinations of surroundings and what rules ask of a node were matched that were not known. Nodes that
  /// differ in nothing that decides count once.
  public var matched = 0
  /// How many styles were made and values computed again.
  public var resolved = 0
  /// The nodes whose values may differ from before, each once, parents first where they were looked at.
  public var changed: [Int32] = []

  /// Makes a report of nothing.
  public init() {}
}
