import VStyleSelectors

/// Settling all nodes, which is less work for each than settling some.
extension EngineCore {
  /// Settles all nodes. Those to visit again are listed in reverse document order.
  ///
  /// - Parameter isAhead: whether no node is matched yet, so that feature sets decide what nodes tell others.
  /// - Returns: whether the feature sets decide all of it. Otherwise nodes have to be settled again after they are
  ///   matched.
  mutating func settleAll(isAhead: Bool) -> Bool {
    tree.pending.removeAll()
    if tree.countsFromFirst { tree.before = [ID<SiblingCounts>](repeating: TreeFeatures.noCounts, count: nodes.end) }
    var isDecided = true
    begin(root, isAhead, &isDecided)
    var node = lastNode(below: root, isAhead, &isDecided)
    // In reverse document order, so that the descendants and the later siblings of a node are settled before it.
    while node != root {
      settle(node, nil)
      let previous = nodes.previous[node]
      node = previous.isNone ? nodes.parent[node] : lastNode(below: previous, isAhead, &isDecided)
    }
    settle(root, nil)
    tree.pending.removeAll()
    tree.before = []
    return isDecided
  }

  /// The last node of a subtree. The children on the way to it are begun first.
  private mutating func lastNode(below start: ID<Node>, _ isAhead: Bool, _ isDecided: inout Bool) -> ID<Node> {
    var node = start
    while !nodes.last[node].isNone {
      var child = nodes.first[node]
      while !child.isNone {
        begin(child, isAhead, &isDecided)
        child = nodes.next[child]
      }
      node = nodes.last[node]
    }
    return node
  }

  /// Finds what settling a node needs of those before it: its feature set, and its count from the first sibling.
  @inline(__always)
  private mutating func begin(_ node: ID<Node>, _ isAhead: Bool, _ isDecided: inout Bool) {
    if isAhead {
      if nodes.featureSet(of: node).isNone { startFeatureSet(of: node) }
      if !matching.trackedAhead(nodes.featureSet(of: node)).isDecided { isDecided = false }
    }
    guard tree.countsFromFirst else { return }
    let matches = trackedMatches(of: node, nodes.computed[node].match)
    let before = countBefore(nodes.previous[node])
    tree.before[node] = tree.counts(after: before, matches, isFromLast: false, matching.states.sets)
  }

  /// The counts up to a node, or up to none, while all nodes are settled.
  @inline(__always)
  mutating func countBefore(_ node: ID<Node>) -> ID<SiblingCounts> {
    node.isNone || tree.before.isEmpty ? TreeFeatures.noCounts : tree.before[node]
  }
}
