import VStyleStylesheet

/// Changes of the tree.
extension EngineCore {
  mutating func insert(_ key: ID<ElementKey>, into parent: ID<Node>, before sibling: ID<Node>) -> ID<Node> {
    let node = nodes.add(key)
    if parent.isNone {
      root = node
    } else {
      nodes.link(node, into: parent, before: sibling)
      if nodes.keepsTreeStates { noteLink(of: node) }
      childrenChanged(parent)
    }
    // The first visit of a parent visits its children too.
    if parent.isNone || !nodes.computed[parent].style.isNone { dirty.append(node) }
    scopeAnswers.isStale = true
    return node
  }

  mutating func remove(_ node: ID<Node>) {
    guard nodes.contains(node) else { return }
    let (parent, next) = (nodes.parent[node], nodes.next[node])
    if nodes.keepsTreeStates { noteUnlink(of: node) }
    nodes.unlink(node)
    var removed: [ID<Node>] = []
    var current = node
    while !current.isNone {
      removed.append(current)
      current = nodes.following(current, in: node, descends: true)
    }
    report.compared += removed.count
    for node in removed {
      if nodes.keepsTreeStates { tree.removeCounts(of: node, nodes.treeState(of: node)) }
      nodes.release(node)
    }
    if node == root { root = .none }
    if !parent.isNone { childrenChanged(parent) }
    if !next.isNone { dirty.append(next) }
    scopeAnswers.isStale = true
  }

  mutating func move(_ node: ID<Node>, into parent: ID<Node>, before sibling: ID<Node>) {
    let (formerParent, formerNext) = (nodes.parent[node], nodes.next[node])
    if nodes.keepsTreeStates { noteUnlink(of: node) }
    nodes.unlink(node)
    if !formerParent.isNone { childrenChanged(formerParent) }
    if !formerNext.isNone { dirty.append(formerNext) }
    nodes.link(node, into: parent, before: sibling)
    if nodes.keepsTreeStates { noteLink(of: node) }
    childrenChanged(parent)
    dirty.append(node)
    if !sibling.isNone { dirty.append(sibling) }
    scopeAnswers.isStale = true
  }

  mutating func update(_ node: ID<Node>, _ element: ElementNode) {
    setKey(of: node, to: matching.elementKeys.intern(element))
  }

  /// Adds a style class or a state to a node or removes it.
  mutating func toggle(_ name: ElementKeys.ToggledName, _ isSet: Bool, of node: ID<Node>) {
    setKey(of: node, to: matching.elementKeys.toggled(nodes.key[node], name, isSet: isSet))
  }

  mutating func setKey(of node: ID<Node>, to key: ID<ElementKey>) {
    guard nodes.key[node] != key else { return }
    let set = nodes.featureSet(of: node)
    guard nodes.keepsFeatureSets ? !set.isNone : !nodes.computed[node].style.isNone else {
      nodes.key[node] = key
      return
    }
    matching.addLocalStyleRules(&styles.rules)
    let old = baseFeatureSet(of: node)
    nodes.key[node] = key
    let new = baseFeatureSet(of: node)
    guard old != new else { return }
    scopeAnswers.isStale = true
    if !nodes.keepsFeatureSets {
      // No symbol contains the rules of own styles that are new since the last flush.
      if matching.hasNewRules || matching.symbol(of: old) != matching.symbol(of: new) { dirty.append(node) }
      return
    }
    if set == old {
      nodes.set(featureSet: new, of: node)
    } else {
      let former = matching.featureSets[old]
      let ofPosition = matching.featureSets.features(of: matching.featureSets[set])
        .filter { !matching.featureSets.contains($0, in: former) }
      nodes.set(featureSet: matching.featureSets.replacing([], by: ofPosition, in: new), of: node)
    }
    dirty.append(node)
  }

  /// Records that the children of a node changed, if a selector tests positions or whether an element has children.
  mutating func childrenChanged(_ parent: ID<Node>) {
    let features = matching.selectors.features
    guard !features.positions.isEmpty || !features.hasChildren.isNone else { return }
    rearranged.insert(parent)
  }
}
