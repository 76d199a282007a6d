import VStyleEngine
package import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Compares the computed values of two versions of a stylesheet.
///
/// Every node is compared in the states of the tree, and in each further state that its view type has. A change in a
/// further state is listed only if it differs from the change without the state.
package struct VersionComparison {
  /// The states in which nodes are compared.
  package enum StateCoverage: Sendable {
    /// Those of the tree.
    case tree
    /// Those of the tree, and each further state of one node.
    case all
  }

  /// The work that a comparison may do.
  package struct Limits: Sendable {
    /// The nodes that may be styled again for further states. Default: those of ``Limit/stateVisits``.
    package var stateVisits: Int?
    /// The rules and declarations that may be visited for causes. Default: those of ``Limit/explanationVisits``.
    package var causeVisits: Int?

    /// Creates limits with the defaults.
    package init() {}
  }

  private let old: StyledVersion
  private let new: StyledVersion
  private let traits: Traits
  private let parents: [Int?]
  private var keys: [Key] = []
  private var environments: [Key: [DiffEnvironment]] = [:]
  private var visits: LimitBudget
  private var causeVisits: LimitBudget

  /// The causes of changes in further states, by the styles of the node, in the environment that is compared.
  private var forcedCauses: [NodeValues.Styles: [ValueChange: [ChangeCause]]] = [:]

  /// The differences between two versions.
  package struct Result {
    /// The values that differ, node by node in document order.
    package let changes: [NodeChange]

    /// Whether ``Limit/stateVisits`` left out the comparison in further states.
    package let areStatesLeftOut: Bool

    /// Whether ``Limit/explanationVisits`` left out the causes of changes.
    package let areCausesLeftOut: Bool
  }

  /// A change that may be the same in several environments.
  private struct Key: Hashable {
    let node: Int
    let forced: ForcedState?
    let value: ValueChange
    let causes: [ChangeCause]
  }

  private init(_ old: StyledVersion, _ new: StyledVersion, _ traits: Traits, _ limits: Limits) {
    visits = LimitBudget(.stateVisits, value: limits.stateVisits)
    causeVisits = LimitBudget(.explanationVisits, value: limits.causeVisits)
    self.old = old
    self.new = new
    self.traits = traits
    parents = new.tree.nodes.map(\.parent)
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: the old version.
  ///   - new: the new version, with the same tree.
  ///   - environments: the themes and appearances in which the versions are compared.
  ///   - traits: the other traits.
  ///   - states: the states in which the nodes are compared.
  ///   - limits: the work that may be done.
  package static func changes(
    from old: StyledVersion, to new: StyledVersion, in environments: [DiffEnvironment], traits: Traits = Traits(),
    states: StateCoverage = .all, limits: Limits = Limits()
  ) -> Result {
    var comparison = VersionComparison(old, new, traits, limits)
    let engines = (StyleEngine(old.stylesheet, tree: old.tree), StyleEngine(new.stylesheet, tree: new.tree))
    for environment in environments { comparison.compare(engines.0, engines.1, in: environment, states) }
    let order = comparison.keys.indices.sorted { left, right in
      let (first, second) = (comparison.keys[left], comparison.keys[right])
      return (first.node, left) < (second.node, right)
    }
    let changes = order.map { index in
      let key = comparison.keys[index]
      return NodeChange(
        node: key.node, forced: key.forced, value: key.value, causes: key.causes,
        environments: comparison.environments[key] ?? [])
    }
    return Result(
      changes: changes, areStatesLeftOut: comparison.visits.isExceeded,
      areCausesLeftOut: comparison.causeVisits.isExceeded)
  }

  private mutating func compare(
    _ oldEngine: StyleEngine, _ newEngine: StyleEngine, in environment: DiffEnvironment, _ states: StateCoverage
  ) {
    let whole = environment.environment(traits)
    oldEngine.environment = whole
    newEngine.environment = whole
    oldEngine.flush()
    newEngine.flush()
    let unforced = addUnforced(NodeValues(oldEngine, newEngine, parents: parents), environment)
    guard states == .all else { return }
    forcedCauses = [:]
    for node in parents.indices {
      let element = new.tree.nodes[node]
      for state in new.stylesheet.schema.states(of: element.typeName).uniqued()
      where !element.states.contains(state) && state != "enabled" && state != "normal" {
        guard visits.allowsMore() else { return }
        let changed = set(state, true, of: node, oldEngine, newEngine)
        if !changed.isEmpty {
          let values = NodeValues(oldEngine, newEngine, parents: parents)
          addForced(ForcedState(node: node, name: state), changed, values, unforced, environment)
        }
        set(state, false, of: node, oldEngine, newEngine)
      }
    }
  }

  /// Adds the changes in the states of the tree.
  ///
  /// - Returns: the changes by node.
  private mutating func addUnforced(_ values: NodeValues, _ environment: DiffEnvironment) -> [[ValueChange]] {
    var values = values
    var causes: [NodeValues.Styles: [[ChangeCause]]] = [:]
    var finder = CauseFinder(old, new, environment.environment(traits))
    return parents.indices.map { node in
      let changes = values.changes(of: node)
      guard !changes.isEmpty else { return [] }
      let styles = values.styles(of: node)
      let found = causes[styles] ?? changes.map { self.causes(of: $0, at: node, &finder) }
      causes[styles] = found
      for (change, causes) in zip(changes, found) {
        add(Key(node: node, forced: nil, value: change, causes: causes), environment)
      }
      return changes
    }
  }

  private mutating func addForced(
    _ forced: ForcedState, _ changed: [Int], _ values: NodeValues, _ unforced: [[ValueChange]],
    _ environment: DiffEnvironment
  ) {
    var values = values
    for node in changed {
      let changes = values.changes(of: node).filter { !unforced[node].contains($0) }
      let styles = values.styles(of: node)
      var finder: CauseFinder?
      for change in changes {
        // Nodes with the same styles have the same causes, in whatever state.
        var causes = forcedCauses[styles]?[change]
        if causes == nil {
          // Selectors such as `:has()` may look at all nodes.
          if finder == nil { visits.use(parents.count) }
          var used =
            finder
            ?? CauseFinder(old.forcing(forced), new.forcing(forced), environment.environment(traits))
          causes = self.causes(of: change, at: node, &used)
          finder = used
          forcedCauses[styles, default: [:]][change] = causes
        }
        add(Key(node: node, forced: forced, value: change, causes: causes ?? []), environment)
      }
    }
  }

  /// Finds the causes of a change; none where ``Limit/explanationVisits`` is used up.
  private mutating func causes(of change: ValueChange, at node: Int, _ finder: inout CauseFinder) -> [ChangeCause] {
    guard causeVisits.allowsMore() else { return [] }
    let before = finder.visits
    defer { causeVisits.use(finder.visits - before) }
    return finder.causes(of: change, at: node)
  }

  private mutating func add(_ key: Key, _ environment: DiffEnvironment) {
    if environments[key] == nil { keys.append(key) }
    environments[key, default: []].append(environment)
  }

  /// Adds a state to a node of both engines, or removes it.
  ///
  /// - Returns: the positions of the nodes whose values may differ from before, in document order.
  @discardableResult
  private mutating func set(
    _ state: String, _ isSet: Bool, of node: Int, _ old: StyleEngine, _ new: StyleEngine
  ) -> [Int] {
    var changed: Set<Int> = []
    for engine in [old, new] {
      engine.setState(engine.stateName(state), isSet, of: node)
      let report = engine.flush()
      visits.use(report.visited + report.compared)
      changed.formUnion(report.changed.lazy.map(\.index))
      // The values of a style that only one node has can change without a new style.
      if !engine.alteredStyles.isEmpty { forcedCauses = [:] }
    }
    return changed.sorted()
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
