import VStyleValues

/// Visits of nodes: each node is matched and styled. Its children or its next sibling follow if their input changes.
extension EngineCore {
  /// Visits the nodes that changed, outer ones first.
  mutating func visitDirty(_ changed: inout [ID<Node>]) {
    var mayRepeat = dirty.count > 1 || !dirty.isEmpty && !changed.isEmpty
    while true {
      orderDirty()
      swap(&dirty, &scratch.dirty)
      for index in scratch.dirty.indices where nodes.contains(scratch.dirty[index]) {
        visit(scratch.dirty[index], &changed)
      }
      scratch.dirty.removeAll(keepingCapacity: true)
      settleTree()
      if dirty.isEmpty { updateScopeRules() }
      guard !dirty.isEmpty else { break }
      mayRepeat = true
    }
    if mayRepeat { dropRepeated(&changed) }
  }

  /// Visits a node, and the nodes whose input changes.
  mutating func visit(_ start: ID<Node>, _ changed: inout [ID<Node>]) {
    if matchesOnly || nodes.keepsTreeStates || nodes.keepsFeatureSets {
      visit(start, &changed, WithOthers.self)
    } else {
      visit(start, &changed, WithoutOthers.self)
    }
  }

  // OPTIMIZATION: a flag is simpler, but each visit of a node would check it.
  private mutating func visit<Visit: NodeVisit>(
    _ start: ID<Node>, _ changed: inout [ID<Node>], _ visit: Visit.Type
  ) {
    // Siblings are visited from left to right; a node that is up to date ends the walk.
    scratch.siblings.append(start)
    var parent = ParentResults()
    while let first = scratch.siblings.popLast() {
      var node = first
      while !node.isNone {
        let affects = update(node, &parent, &changed, asksOthers: Visit.asksOthers)
        if affects.sibling, matching.selectors.usesSiblings, node == first {
          let next = nodes.next[node]
          if !next.isNone { scratch.siblings.append(next) }
        }
        node = following(node, in: first, descends: affects.children)
      }
    }
  }

  @inline(__always)
  private mutating func following(_ node: ID<Node>, in root: ID<Node>, descends: Bool) -> ID<Node> {
    nodes.following(node, in: root, descends: descends)
  }

  /// Finds the features of all nodes that follow from others, before any node is styled. A style that is true only until
  /// then would be for nothing, and values may depend on it.
  mutating func matchAhead() {
    let isDecided = !nodes.keepsTreeStates || settleAll(isAhead: true)
    guard !isDecided || !matching.selectors.questions.isEmpty else { return }
    matchesOnly = true
    var changed: [ID<Node>] = []
    visit(root, &changed)
    if !tree.pending.isEmpty {
      _ = settleAll(isAhead: false)
      swap(&dirty, &scratch.dirty)
      for node in scratch.dirty.reversed() { visit(node, &changed) }
      scratch.dirty.removeAll(keepingCapacity: true)
    }
    settleTree()
    visitDirty(&changed)
    matchesOnly = false
  }

  /// The results of a parent that its children depend on.
  struct ParentResults {
    /// The parent, none above the root.
    var node = ID<Node>.none
    /// Whether the results are those of ``node``.
    var isKnown = false
    var state: ID<MatchState> = .none
    /// The style that its children inherit; none above the root.
    var forChildren: ID<InheritedStyle> = .none
  }

  /// Matches and styles one node.
  ///
  /// - Returns: whether its children, and the sibling after it, have to be visited.
  @inline(__always)
  private mutating func update(
    _ node: ID<Node>, _ parent: inout ParentResults, _ changed: inout [ID<Node>], asksOthers: Bool
  ) -> (children: Bool, sibling: Bool) {
    // A node is visited after its parent and its previous sibling, whose visits lead to it.
    let parentNode = nodes.parent[node]
    if !parent.isKnown || parentNode != parent.node, !enter(parentNode, &parent, asksOthers: asksOthers) {
      return (false, false)
    }
    var sibling = MatchStates.firstSibling
    if matching.selectors.usesSiblings {
      let previous = nodes.previous[node]
      if !previous.isNone { sibling = nodes.siblingState(after: previous) }
      if sibling.isNone { return (false, false) }
    }
    let result = match(node, parent.state, sibling, asksOthers: asksOthers)
    if asksOthers, matchesOnly { return set(result, of: node, &parent) }
    if !matching.newStyles.isEmpty { addNewStyles() }
    let former = nodes.computed[node]
    if parentNode.isNone, node == root {
      rootChanged(from: cascadedStyle(of: root), to: styles.latest[result].cascaded)
    }
    if completesSets { completeSets(of: styles.latest[result].cascaded, inherited: parent.forChildren, node) }
    var style = styles.latestStyle(of: result, inherited: parent.forChildren)
    if style.isNone { style = findStyle(of: result, inherited: parent.forChildren, node) }
    var affectsChildren =
      former.match != result && (former.match.isNone || matching.changesChildStates(from: former.match, to: result))
    if style != former.style {
      changed.append(node)
      if former.style.isNone || styles.styles[style].forChildren != styles.styles[former.style].forChildren {
        affectsChildren = true
      }
    }
    nodes.computed[node] = NodeTable.Computed(match: result, style: style)
    if asksOthers, nodes.keepsTreeStates { noteMatch(of: node, from: former.match, to: result) }
    if node == parent.node { parent.isKnown = false }
    guard matching.selectors.usesSiblings else { return (affectsChildren, false) }
    let next = matching.results[result].siblingState
    let affectsSibling = nodes.siblingState(after: node) != next
    nodes.set(siblingState: next, of: node)
    return (affectsChildren, affectsSibling)
  }

  // OPTIMIZATION: the tables are copied only where they are read.
  @inline(never)
  private mutating func findStyle(
    of result: ID<MatchResult>, inherited: ID<InheritedStyle>, _ node: ID<Node>
  ) -> ID<SharedStyle> {
    styles.findStyle(of: result, inherited: inherited, node: node, matching.propertyTables).style
  }

  /// Sets the result of a node that is not styled yet.
  ///
  /// - Returns: whether its children, and the sibling after it, have to be visited.
  private mutating func set(
    _ result: ID<MatchResult>, of node: ID<Node>, _ parent: inout ParentResults
  ) -> (children: Bool, sibling: Bool) {
    let (former, formerState) = (nodes.computed[node].match, nodes.siblingState(after: node))
    nodes.computed[node].match = result
    nodes.set(siblingState: matching.results[result].siblingState, of: node)
    noteMatch(of: node, from: former, to: result)
    if node == parent.node { parent.isKnown = false }
    let affectsChildren = former != result && (former.isNone || matching.changesChildStates(from: former, to: result))
    return (affectsChildren, formerState != nodes.siblingState(after: node))
  }

  /// Matches one node.
  @inline(__always)
  mutating func match(
    _ node: ID<Node>, _ state: ID<MatchState>, _ sibling: ID<SiblingState>, asksOthers: Bool = true
  ) -> ID<MatchResult> {
    report.visited += 1
    guard asksOthers else { return matching.result(state, sibling, matching.symbol(of: baseFeatureSet(of: node))) }
    if nodes.keepsFeatureSets, nodes.featureSet(of: node).isNone { startFeatureSet(of: node) }
    let set = featureSet(of: node)
    if nodes.keepsFeatureSets, !matching.selectors.questions.isEmpty { noteAsking(node, set) }
    let symbol = matching.symbol(of: set)
    return matching.result(state, sibling, symbol)
  }

  /// Adds the new match results to the style stage.
  @inline(never)
  private mutating func addNewStyles() {
    for cascaded in matching.newStyles {
      styles.addResult(cascaded, matching.matchedRules, matching.states.environments, matching.propertyTables)
    }
    report.matched += matching.newStyles.count
    matching.newStyles.removeAll(keepingCapacity: true)
  }

  /// Finds the results of a parent; for none, those above the root.
  ///
  /// - Returns: whether the parent is matched and styled.
  @inline(__always)
  private mutating func enter(_ node: ID<Node>, _ parent: inout ParentResults, asksOthers: Bool) -> Bool {
    if node.isNone {
      parent = ParentResults(isKnown: true, state: matching.states.root(matching.rootEnvironment()))
      return true
    }
    let computed = nodes.computed[node]
    let matchesOnly = asksOthers && matchesOnly
    guard !computed.match.isNone, matchesOnly || !computed.style.isNone else { return false }
    parent = ParentResults(
      node: node, isKnown: true, state: matching.childState(computed.match),
      forChildren: matchesOnly ? .none : styles.styles[computed.style].forChildren)
    return true
  }
}

/// A kind of visits, known when they are compiled.
private protocol NodeVisit {
  /// Whether features may follow from other nodes.
  static var asksOthers: Bool { get }
}

private enum WithOthers: NodeVisit {
  static var asksOthers: Bool { true }
}

private enum WithoutOthers: NodeVisit {
  static var asksOthers: Bool { false }
}
