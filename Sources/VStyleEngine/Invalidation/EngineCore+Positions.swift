import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

/// Features that follow from the position of a node in the tree.
extension EngineCore {
  /// Updates the features that depend on other nodes.
  mutating func updatePositions() {
    guard !matching.selectors.usesExactMatcher else {
      if isExactStale { updateWithExactMatcher() }
      return
    }
    // Sorted, so that the order is the same on every run.
    for parent in rearranged.sorted() where nodes.contains(parent) { updatePositions(below: parent) }
    rearranged.removeAll()
  }

  /// Sets the feature set of a node that was never visited. Children whose positions were counted have one already.
  mutating func startFeatureSet(of node: ID<Node>) {
    setPosition(node == root ? position(.ofOnlyChild) : [], of: node)
  }

  private mutating func updatePositions(below parent: ID<Node>) {
    let feature = matching.selectors.features.hasChildren
    if !feature.isNone {
      let hasChildren = !nodes.first[parent].isNone
      let set = nodes.featureSet(of: parent)
      if !set.isNone, matching.featureSets.contains(feature, in: matching.featureSets[set]) != hasChildren {
        nodes.set(featureSet: matching.toggled(set, feature, isSet: hasChildren), of: parent)
        dirty.append(parent)
      }
    }
    guard !matching.selectors.features.positions.isEmpty else { return }
    forEachPosition(below: parent) { core, child, features in core.setPosition(features, of: child) }
  }

  /// The position of a node, counted from 1 from both ends among all siblings and among those of its type.
  private struct Position {
    let first: Int
    let last: Int
    let firstOfType: Int
    let lastOfType: Int

    static let ofOnlyChild = Position(first: 1, last: 1, firstOfType: 1, lastOfType: 1)
  }

  /// Counts the children of a node and visits them in order with the features of their positions.
  private mutating func forEachPosition(
    below parent: ID<Node>, _ visit: (inout EngineCore, _ child: ID<Node>, _ features: [ID<Feature>]) -> Void
  ) {
    var ofTypes: [ID<TypeTable>: Int] = [:]
    var count = 0
    var child = nodes.first[parent]
    while !child.isNone {
      count += 1
      ofTypes[type(of: child), default: 0] += 1
      child = nodes.next[child]
    }
    report.compared += count
    var seen: [ID<TypeTable>: Int] = [:]
    var index = 0
    child = nodes.first[parent]
    while !child.isNone {
      index += 1
      let type = type(of: child)
      let ofType = seen[type, default: 0] + 1
      seen[type] = ofType
      let total = ofTypes[type] ?? ofType
      let position = Position(
        first: index, last: count - index + 1, firstOfType: ofType, lastOfType: total - ofType + 1)
      visit(&self, child, self.position(position))
      child = nodes.next[child]
    }
  }

  private mutating func type(of node: ID<Node>) -> ID<TypeTable> {
    let set = baseFeatureSet(of: node)
    return matching.featureSets[set].type
  }

  /// The features of a position.
  private mutating func position(_ position: Position) -> [ID<Feature>] {
    matching.selectors.features.positions.compactMap { test, feature in
      let selector = test.selector
      let index =
        switch (selector.siblings, selector.start) {
        case (.sameType, .first): position.firstOfType
        case (.sameType, .last): position.lastOfType
        case (_, .first): position.first
        case (_, .last): position.last
        }
      return selector.formula.contains(index) ? feature : nil
    }
  }

  /// Sets the feature set of a node: its key's, with some features and the one for having children.
  private mutating func setPosition(_ features: [ID<Feature>], of node: ID<Node>) {
    let base = baseFeatureSet(of: node)
    var added = features + tree.features(of: nodes.treeState(of: node))
    let hasChildren = matching.selectors.features.hasChildren
    if !hasChildren.isNone, !nodes.first[node].isNone { added.append(hasChildren) }
    var new = base
    if !added.isEmpty {
      let set = matching.featureSets[base]
      new = matching.featureSets.intern(
        type: set.type, theme: set.theme, matching.featureSets.features(of: set) + added)
    }
    guard nodes.featureSet(of: node) != new else { return }
    nodes.set(featureSet: new, of: node)
    if !nodes.computed[node].style.isNone { dirty.append(node) }
  }

  // MARK: The exact matcher

  /// Updates the feature sets of all nodes with the answers of the exact matcher.
  private mutating func updateWithExactMatcher() {
    rearranged.removeAll()
    isExactStale = false
    guard !root.isNone else { return }
    let snapshot = EngineSnapshot(&self)
    let tree = MatchingTree(snapshot.tree, stylesheet: matching.stylesheet, environment: environment)
    for (position, node) in snapshot.order.enumerated() {
      var features = snapshot.positions[position]
      let type = type(of: node)
      let slots = matching.propertyTables[type].slots
      let rules = matching.selectors.exactRules + matching.exactLocalRules(of: matching.elementKeys[nodes.key[node]])
      report.compared += (1 + slots.count) * rules.count
      for slot in [nil] + slots.map(Optional.some) {
        let states = snapshot.tree.nodes[position].states
        let element =
          slot.map { tree.element(position, states: ControlStates.forced($0, over: states)) } ?? tree.element(position)
        for rule in rules {
          guard let distance = distance(of: rule, to: element) else { continue }
          features.append(
            matching.selectors.features.intern(.exactRule(rule, distance: Int32(distance), slot: slot)))
        }
      }
      setPosition(features, of: node)
    }
  }

  /// The number of generations to the root of a rule's scope; `nil` if the rule does not match an element.
  private mutating func distance(of id: ID<EngineRule>, to element: TreeElement) -> Int? {
    let rule = styles.rules[id]
    guard case .selector(let selector) = rule.rule.target else { return nil }
    if !rule.localStyles.isNone {
      var matcher = SelectorMatcher(scope: element)
      return matcher.matches(selector, element) ? 0 : nil
    }
    return rule.rule.scope?.roots(around: element).first {
      var scoped = SelectorMatcher(scope: $0.root)
      return scoped.matches(selector, element)
    }?.distance
  }

  /// The features of the positions of the nodes of a snapshot.
  fileprivate mutating func allPositions(_ order: [ID<Node>]) -> [[ID<Feature>]] {
    guard !matching.selectors.features.positions.isEmpty else { return order.map { _ in [] } }
    var features: [ID<Node>: [ID<Feature>]] = [:]
    for parent in order { forEachPosition(below: parent) { features[$1] = $2 } }
    return order.map { features[$0] ?? position(.ofOnlyChild) }
  }
}

/// The tree as the exact matcher reads it.
struct EngineSnapshot {
  let tree: ElementTree
  /// The nodes in document order.
  let order: [ID<Node>]
  /// The features of their positions.
  let positions: [[ID<Feature>]]

  init(_ core: inout EngineCore) {
    var tree = ElementTree()
    var order: [ID<Node>] = []
    var positions: [ID<Node>: Int] = [:]
    var node = core.root
    while !node.isNone {
      positions[node] = tree.add(
        core.matching.elementKeys.element(core.nodes.key[node]), to: positions[core.nodes.parent[node]])
      order.append(node)
      node = core.nodes.following(node, in: core.root, descends: true)
    }
    self.tree = tree
    self.order = order
    self.positions = core.allPositions(order)
  }
}
