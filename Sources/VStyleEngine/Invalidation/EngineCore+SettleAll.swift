import VStyleSelectors

/// Settling all nodes, which is less work for each than settling some.
extension EngineCore {
  /// Settles all nodes before they are matched, as far as their feature sets decide what they tell others.
  ///
  /// - Returns: whether the feature sets decide all of it. Otherwise nodes have to be settled again after they are
  ///   matched.
  mutating func settleAhead() -> Bool { settleAll(isAhead: true) }

  /// Settles all nodes after all were matched. Those to visit again are listed in document order.
  mutating func settleMatched() {
    _ = settleAll(isAhead: false)
    dirty.reverse()
  }

  private mutating func settleAll(isAhead: Bool) -> Bool {
    tree.pending.removeAll()
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
    let before = tree[neighbor(nodes.previous[node])].before
    let state = tree.counted(nodes.treeState(of: node), matches, after: before, matching.states.sets)
    nodes.set(treeState: state, of: node)
  }
}
