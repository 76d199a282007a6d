import VStyleSelectors

/// Features that follow from descendants and siblings, kept up to date along the path of a change and no further than
/// they change.
extension EngineCore {
  private var readsSiblings: Bool {
    mutating get { matching.selectors.tree.readsSiblings }
  }

  private mutating func isVisited(_ node: ID<Node>) -> Bool {
    nodes.contains(node) && !nodes.computed[node].match.isNone
  }

  /// Lists a node that other tracked partial matches have, or other neighbors, than before.
  mutating func settleLater(_ node: ID<Node>) {
    if !node.isNone, !nodes.computed[node].match.isNone { tree.pending.append(node) }
  }

  /// Lists a node that was matched if its result tells other nodes something else.
  @inline(__always)
  mutating func noteMatch(of node: ID<Node>, from former: ID<MatchResult>, to result: ID<MatchResult>) {
    if former != result { noteOtherMatch(of: node, from: former, to: result) }
  }

  @inline(never)
  private mutating func noteOtherMatch(of node: ID<Node>, from former: ID<MatchResult>, to result: ID<MatchResult>) {
    // All nodes were settled ahead of the visit that matches only.
    let isNew = former.isNone && !matchesOnly
    let old = isNew ? PartialMatchSets.empty : trackedMatches(of: node, former)
    if isNew && readsSiblings || old != matching.tracked(result) { tree.pending.append(node) }
  }

  /// The tracked partial matches of a node with a result or, for none, those that its feature set decides.
  @inline(__always)
  mutating func trackedMatches(of node: ID<Node>, _ result: ID<MatchResult>) -> ID<PartialMatchSet> {
    result.isNone ? matching.trackedAhead(nodes.featureSet(of: node)).matches : matching.tracked(result)
  }

  /// Records that a node was inserted into its parent.
  mutating func noteLink(of node: ID<Node>) {
    for step in tree.stepsDown(tree[nodes.treeState(of: node)].offered) { count(step, by: 1, at: nodes.parent[node]) }
    noteNeighbors(of: node)
    settleLater(node)
  }

  /// Records that a node is about to be removed from its parent.
  mutating func noteUnlink(of node: ID<Node>) {
    guard !nodes.parent[node].isNone else { return }
    for step in tree.stepsDown(tree[nodes.treeState(of: node)].offered) { count(step, by: -1, at: nodes.parent[node]) }
    noteNeighbors(of: node)
  }

  private mutating func noteNeighbors(of node: ID<Node>) {
    guard readsSiblings else { return }
    settleLater(nodes.previous[node])
    settleLater(nodes.next[node])
  }

  private mutating func count(_ step: ID<RelativeStep>, by change: Int, at node: ID<Node>) {
    guard let state = tree.count(step, by: change, at: node, nodes.treeState(of: node)) else { return }
    nodes.set(treeState: state, of: node)
    settleLater(node)
  }

  // MARK: Flush

  /// Settles the nodes that were listed, and all nodes that others then offer something else. Nodes whose features
  /// change have to be visited.
  mutating func settleTree() {
    guard !tree.pending.isEmpty else { return }
    var depths = NodeDepths()
    for node in tree.pending where isVisited(node) {
      let depth = depths.depth(below: nodes.parent[node], nodes)
      tree.levels.fill(depth + 1, with: [])
      tree.levels[depth].append(node)
    }
    report.compared += depths.looks
    tree.pending.removeAll(keepingCapacity: true)
    // Deeper nodes first: a node has all its offers before it is settled.
    while let depth = tree.levels.indices.last {
      sweep(depth)
      while let node = tree.levels[depth].popLast() { settle(node, depth) }
      tree.levels.removeLast()
    }
  }

  /// The number of listed children above which all children of a node are settled in order.
  private static let mostInAnyOrder = 8

  /// Settles all children of nodes with many listed children, from both ends. In any order, each could lead to all
  /// others again.
  private mutating func sweep(_ depth: Int) {
    guard readsSiblings, tree.levels[depth].count > Self.mostInAnyOrder else { return }
    var counts: [ID<Node>: Int] = [:]
    for node in tree.levels[depth] { counts[nodes.parent[node], default: 0] += 1 }
    for (parent, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostInAnyOrder && !parent.isNone {
      var child = nodes.first[parent]
      while !child.isNone {
        if isVisited(child) { settle(child, depth) }
        child = nodes.next[child]
      }
      child = nodes.last[parent]
      while !child.isNone {
        if isVisited(child) { settle(child, depth) }
        child = nodes.previous[child]
      }
    }
  }

  /// Updates what is known of a node from its children and its neighbors.
  ///
  /// - Parameter depth: the number of ancestors of the node; `nil` if all nodes are settled in order.
  mutating func settle(_ node: ID<Node>, _ depth: Int?) {
    report.compared += 1
    let (former, matches) = (nodes.treeState(of: node), trackedMatches(of: node, nodes.computed[node].match))
    let (next, previous) = (neighbor(nodes.next[node]), nodes.previous[node])
    let before = depth == nil ? countBefore(previous) : tree[neighbor(previous)].before
    let new = tree.settled(former, matches, before: before, next: next, matching.states.sets)
    guard new != former else { return }
    let (old, state) = (tree[former], tree[new])
    nodes.set(treeState: new, of: node)
    if state.features != old.features { replaceFeatures(of: node, former, new) }
    if state.offered != old.offered { offer(node, old.offered, state.offered) }
    guard let depth else { return }
    if let parent = tree.pending.popLast() { tree.levels[depth - 1].append(parent) }
    if state.before != old.before { push(nodes.next[node], depth) }
    if state.after != old.after || readsSiblings && state.offered != old.offered { push(nodes.previous[node], depth) }
  }

  /// The state of a sibling; that of an unsettled node if there is none, or if no test reads siblings.
  mutating func neighbor(_ node: ID<Node>) -> ID<TreeState> {
    node.isNone || !readsSiblings ? TreeFeatures.unsettled : nodes.treeState(of: node)
  }

  private mutating func push(_ node: ID<Node>, _ depth: Int) {
    if !node.isNone, isVisited(node) { tree.levels[depth].append(node) }
  }

  /// Counts the steps that a node offers its parent. The parent is listed at most once.
  private mutating func offer(_ node: ID<Node>, _ former: ID<StepSet>, _ offered: ID<StepSet>) {
    let (parent, change) = (nodes.parent[node], tree.change(from: former, to: offered))
    guard !parent.isNone else { return }
    let listed = tree.pending.count
    for step in change.added { count(step, by: 1, at: parent) }
    for step in change.removed { count(step, by: -1, at: parent) }
    if tree.pending.count > listed + 1 { tree.pending.removeLast(tree.pending.count - listed - 1) }
  }

  private mutating func replaceFeatures(of node: ID<Node>, _ former: ID<TreeState>, _ state: ID<TreeState>) {
    let id = nodes.featureSet(of: node)
    if !nodes.computed[node].match.isNone { dirty.append(node) }
    if let known = tree.replaced[id, tree[state].features] {
      nodes.set(featureSet: known, of: node)
      return
    }
    let new = matching.featureSets.replacing(tree.features(of: former), by: tree.features(of: state), in: id)
    nodes.set(featureSet: new, of: node)
    tree.replaced.set(id, tree[state].features, to: new)
  }
}
