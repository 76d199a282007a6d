/// A node of the tree.
package enum Node {}

/// The nodes of a tree, stored in columns.
struct NodeTable {
  /// The results of the last flush for a node.
  struct Computed {
    /// The match result; none before the node was matched.
    var match: ID<MatchResult> = .none
    /// The style; none before the first visit.
    var style: ID<SharedStyle> = .none
  }

  private(set) var parent = LinkColumn()
  private(set) var first = LinkColumn()
  private(set) var last = LinkColumn()
  private(set) var next = LinkColumn()
  private(set) var previous = LinkColumn()

  /// The keys of the elements; none at an index without a node.
  var key: [ID<ElementKey>] = []
  /// The results of the last flush.
  var computed: [Computed] = []
  /// The sibling state after each node; empty if no selector has a sibling combinator.
  private var siblingStates: [ID<SiblingState>] = []
  private var keepsSiblingStates = false
  /// The feature set of each node; empty if it follows from the key alone.
  private var featureSets: [ID<FeatureSet>] = []
  private(set) var keepsFeatureSets = false
  /// What each node has of the tests of ``TreeTests``; empty if there are none.
  private var treeStates: [ID<TreeState>] = []
  private(set) var keepsTreeStates = false
  private var free: [ID<Node>] = []

  /// The number of nodes.
  private(set) var count = 0

  /// One more than the highest index in use.
  var end: Int { key.count }

  mutating func reserve(_ capacity: Int) {
    parent.reserveCapacity(capacity)
    first.reserveCapacity(capacity)
    last.reserveCapacity(capacity)
    next.reserveCapacity(capacity)
    previous.reserveCapacity(capacity)
    key.reserveCapacity(capacity)
    if keepsFeatureSets { featureSets.reserveCapacity(capacity) }
    if keepsTreeStates { treeStates.reserveCapacity(capacity) }
    computed.reserveCapacity(capacity)
    if keepsSiblingStates { siblingStates.reserveCapacity(capacity) }
  }

  /// Adds a node without a parent and siblings.
  mutating func add(_ key: ID<ElementKey>) -> ID<Node> {
    count += 1
    if let node = free.popLast() {
      (parent[node], first[node], last[node]) = (.none, .none, .none)
      (next[node], previous[node]) = (.none, .none)
      self.key[node] = key
      clear(node)
      return node
    }
    parent.append(.none)
    first.append(.none)
    last.append(.none)
    next.append(.none)
    previous.append(.none)
    self.key.append(key)
    if keepsFeatureSets { featureSets.append(.none) }
    if keepsTreeStates { treeStates.append(TreeFeatures.unsettled) }
    computed.append(Computed())
    if keepsSiblingStates { siblingStates.append(.none) }
    return ID(end - 1)
  }

  /// Removes the results of a node.
  mutating func clear(_ node: ID<Node>) {
    computed[node] = Computed()
    set(featureSet: .none, of: node)
    set(siblingState: .none, of: node)
    set(treeState: TreeFeatures.unsettled, of: node)
  }

  /// Adds the column of sibling states, without values, or removes it.
  mutating func keepSiblingStates(_ keeps: Bool) {
    guard keeps != keepsSiblingStates else { return }
    keepsSiblingStates = keeps
    siblingStates = keeps ? [ID<SiblingState>](repeating: .none, count: key.count) : []
  }

  /// Adds the column of feature sets, without values, or removes it.
  mutating func keepFeatureSets(_ keeps: Bool) {
    guard keeps != keepsFeatureSets else { return }
    keepsFeatureSets = keeps
    featureSets = keeps ? [ID<FeatureSet>](repeating: .none, count: key.count) : []
  }

  /// Adds the column of tree states, without values, or removes it.
  mutating func keepTreeStates(_ keeps: Bool) {
    guard keeps != keepsTreeStates else { return }
    keepsTreeStates = keeps
    treeStates = keeps ? [ID<TreeState>](repeating: TreeFeatures.unsettled, count: key.count) : []
  }

  /// What a node has of the tests of ``TreeTests``.
  @inline(__always)
  func treeState(of node: ID<Node>) -> ID<TreeState> { keepsTreeStates ? treeStates[node] : TreeFeatures.unsettled }

  @inline(__always)
  mutating func set(treeState: ID<TreeState>, of node: ID<Node>) {
    if keepsTreeStates { treeStates[node] = treeState }
  }

  /// The feature set of a node; none before the first visit, and where it follows from the key.
  @inline(__always)
  func featureSet(of node: ID<Node>) -> ID<FeatureSet> { keepsFeatureSets ? featureSets[node] : .none }

  @inline(__always)
  mutating func set(featureSet: ID<FeatureSet>, of node: ID<Node>) {
    if keepsFeatureSets { featureSets[node] = featureSet }
  }

  /// The sibling state after a node; none before the first visit, and if no selector has a sibling combinator.
  @inline(__always)
  func siblingState(after node: ID<Node>) -> ID<SiblingState> { keepsSiblingStates ? siblingStates[node] : .none }

  @inline(__always)
  mutating func set(siblingState: ID<SiblingState>, of node: ID<Node>) {
    if keepsSiblingStates { siblingStates[node] = siblingState }
  }

  /// Whether an ID is that of a node.
  func contains(_ node: ID<Node>) -> Bool { !node.isNone && node.index < end && !key[node].isNone }

  /// Inserts a node into the children of another one, before a sibling or, for none, at the end.
  mutating func link(_ node: ID<Node>, into parentNode: ID<Node>, before sibling: ID<Node>) {
    parent[node] = parentNode
    let before = sibling.isNone ? last[parentNode] : previous[sibling]
    previous[node] = before
    next[node] = sibling
    if before.isNone { first[parentNode] = node } else { next[before] = node }
    if sibling.isNone { last[parentNode] = node } else { previous[sibling] = node }
  }

  /// Removes a node from its parent. Its descendants stay below it.
  mutating func unlink(_ node: ID<Node>) {
    let (before, after, parentNode) = (previous[node], next[node], parent[node])
    if !parentNode.isNone {
      if before.isNone { first[parentNode] = after } else { next[before] = after }
      if after.isNone { last[parentNode] = before } else { previous[after] = before }
    }
    (parent[node], previous[node], next[node]) = (.none, .none, .none)
  }

  /// Removes a node without a parent. Another node may get its ID.
  mutating func release(_ node: ID<Node>) {
    key[node] = .none
    clear(node)
    free.append(node)
    count -= 1
  }

  /// The node after another one in document order inside a root; none at the end.
  ///
  /// - Parameter descends: whether the children of the node come next.
  @inline(__always)
  func following(_ node: ID<Node>, in root: ID<Node>, descends: Bool) -> ID<Node> {
    if descends {
      let child = first[node]
      if !child.isNone { return child }
    }
    var depth = 0
    return following(node, in: root, depth: &depth)
  }

  /// The node after another one and its descendants in document order inside a root; none at the end.
  ///
  /// - Parameter depth: the number of ancestors of the node; afterwards, of the returned node.
  @inline(__always)
  func following(_ node: ID<Node>, in root: ID<Node>, depth: inout Int) -> ID<Node> {
    var current = node
    while current != root {
      let sibling = next[current]
      if !sibling.isNone { return sibling }
      current = parent[current]
      if current.isNone { return .none }
      depth -= 1
    }
    return .none
  }
}
