import VStyleSelectors
import VStyleSyntax

/// Features that follow from the position of a node in the tree.
extension EngineCore {
  /// Updates the features that depend on other nodes.
  mutating func updatePositions() {
    // Sorted, so that the order is the same on every run.
    for parent in rearranged.sorted() where nodes.contains(parent) { updatePositions(below: parent) }
    rearranged.removeAll()
  }

  /// Sets the feature set of a node that was never visited. Children whose positions were counted have one already.
  mutating func startFeatureSet(of node: ID<Node>) {
    if node == root || !matching.selectors.features.hasChildren.isNone && !nodes.first[node].isNone {
      setPosition(node == root ? position(.ofOnlyChild) : [], of: node)
    } else {
      nodes.set(featureSet: baseFeatureSet(of: node), of: node)
    }
  }

  private mutating func updatePositions(below parent: ID<Node>) {
    report.compared += 1
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
    var added = features + tree.features(of: nodes.treeState(of: node)) + scopeRules(of: node)
    let hasChildren = matching.selectors.features.hasChildren
    if !hasChildren.isNone, !nodes.first[node].isNone { added.append(hasChildren) }
    let new = added.isEmpty ? base : matching.featureSets.replacing([], by: added, in: base)
    guard nodes.featureSet(of: node) != new else { return }
    nodes.set(featureSet: new, of: node)
    if !nodes.computed[node].style.isNone { dirty.append(node) }
  }
}
