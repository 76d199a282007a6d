import VStyleValues

/// Bringing the tree up to date.
extension EngineCore {
  mutating func flush() -> EngineReport {
    var changed = report.changed
    report = EngineReport()
    styles.resolved = 0
    changed.removeAll(keepingCapacity: true)
    alteredRecords.removeAll(keepingCapacity: true)
    if styles.isConservative || transitions.count > limits.transitions || styles.records.records.count > limits.records
    {
      replace(program)
    }
    if environment != flushedEnvironment { environmentChanged() }
    describeLocals()
    if hasNewRules {
      takeNewRules()
      describeLocals()
    }
    if dirty.isEmpty && rearranged.isEmpty && !(isExactStale && selectors.usesExactMatcher) { return report }
    updateFacts()
    if root != NodeTable.none, nodes.outcomes[Int(root)].record < 0 {
      // Nobody has looked at any node, so that all are looked at once.
      changed.reserveCapacity(nodes.count)
      dirty.removeAll(keepingCapacity: true)
      if nodes.count > limits.batch { visitAll(&changed) } else { dirty.append(root) }
    }
    orderDirty()
    swap(&dirty, &scratch.dirty)
    for index in scratch.dirty.indices where nodes.contains(scratch.dirty[index]) {
      visit(scratch.dirty[index], &changed)
    }
    if scratch.dirty.count > 1 { dropRepeated(&changed) }
    scratch.dirty.removeAll(keepingCapacity: true)
    spread(&changed)
    if styles.customProperties.hasLostClosure {
      // What was taken for the same anywhere is not any more.
      replace(program)
      return flush()
    }
    // A whole tree has been looked at: for a while little will be new.
    if report.visited == nodes.count { trim() }
    report.resolved = styles.resolved
    var finished = report
    finished.changed = changed
    // A short list is kept for the next flush, which then asks for no memory.
    if changed.count <= EngineCore.keptChanges { report.changed = changed }
    return finished
  }

  /// Gives back the memory that was asked for in advance.
  private mutating func trim() {
    descriptions.trim()
    describedSignatures.trim()
    signatures.trim()
    plans.trim()
    planOutcomes.trim()
    transitions.trim()
    matchedRules.trim()
    styles.trim()
  }

  /// How many changed nodes a list has room for that is kept.
  private static let keptChanges = 4096

  /// Finds the signature of every description with own styles, which bring their rules along. Others have theirs found
  /// when a node is looked at.
  private mutating func describeLocals() {
    while describedLocals < descriptions.withLocals.count {
      let description = descriptions.withLocals[describedLocals]
      if description >= describedSignatures.count || describedSignatures[Int(description)] < 0 {
        _ = describe(description)
      }
      describedLocals += 1
    }
  }

  func look(of node: Int32) -> Int32 {
    let record = nodes.outcomes[Int(node)].record
    return record < 0 ? -1 : styles.records.records[Int(record)].look
  }

  /// Looks at a node, and at those inside and behind it as far as what it hands on has changed.
  private mutating func visit(_ start: Int32, _ changed: inout [Int32]) {
    // Siblings are looked at from left to right; a node that is already right ends the walk.
    scratch.rows.append(start)
    var above = Above()
    while let first = scratch.rows.popLast() {
      var node = first
      while node != NodeTable.none {
        let outcome = look(at: node, &above, &changed)
        if outcome.row, selectors.usesSiblings, node == first {
          let next = nodes.next[Int(node)]
          if next != NodeTable.none { scratch.rows.append(next) }
        }
        node = following(node, in: first, descends: outcome.children)
      }
    }
  }

  @inline(__always)
  private func following(_ node: Int32, in root: Int32, descends: Bool) -> Int32 {
    nodes.following(node, in: root, descends: descends)
  }

  /// Computes one node.
  ///
  /// - Returns: whether its children, and the sibling behind it, have to be looked at.
  @inline(__always)
  private mutating func look(at node: Int32, _ above: inout Above, _ changed: inout [Int32])
    -> (children: Bool, row: Bool)
  {
    let place = Int(node)
    // Its turn comes after that of its parent and of the sibling before it.
    let parent = nodes.parent[place]
    if parent != above.node, !enter(parent, &above) { return (false, false) }
    var row = MatchingContexts.firstRow
    if selectors.usesSiblings {
      let previous = nodes.previous[place]
      if previous != NodeTable.none { row = nodes.row(of: previous) }
      if row < 0 { return (false, false) }
    }
    report.visited += 1
    if nodes.keepsSignatures, nodes.signature(of: node) == NodeTable.none { startSignature(of: node) }
    let (context, given) = (above.context, above.given)
    let plan = plan(of: signature(of: node))
    let number = self.transition(context, row, plan)
    let former = nodes.outcomes[place]
    if parent == NodeTable.none, node == root { rootChanged(look(of: root), styles.known[Int(number)].look) }
    let record = styles.style(number, given: given, of: node, layouts).record
    var handsOnOther =
      former.transition != number && (former.transition < 0 || handOnOther(former.transition, number))
    if record != former.record {
      changed.append(node)
      if former.record < 0
        || styles.records.records[Int(record)].handed != styles.records.records[Int(former.record)].handed
      {
        handsOnOther = true
      }
    }
    nodes.outcomes[place] = NodeTable.Outcome(transition: number, record: record)
    if node == above.node { above = Above() }
    guard selectors.usesSiblings else { return (handsOnOther, false) }
    let next = transitions[Int(number)].row
    let rowChanged = nodes.row(of: node) != next
    nodes.set(row: next, of: node)
    return (handsOnOther, rowChanged)
  }

  /// Finds out what a node gives its children, `none` standing above the root.
  ///
  /// - Returns: whether that is known.
  @inline(__always)
  private mutating func enter(_ parent: Int32, _ above: inout Above) -> Bool {
    if parent == NodeTable.none {
      above = Above(node: parent, context: contexts.root(rootAmbient()), given: -1)
      return true
    }
    let outcome = nodes.outcomes[Int(parent)]
    guard outcome.record >= 0, outcome.transition >= 0 else { return false }
    above = Above(
      node: parent, context: context(behind: outcome.transition),
      given: styles.records.records[Int(outcome.record)].handed)
    return true
  }

  /// Whether children of nodes are given something else after one transition than after another.
  @inline(never)
  private mutating func handOnOther(_ former: Int32, _ number: Int32) -> Bool {
    context(behind: former) != context(behind: number)
  }

  /// What a node gives its children.
  struct Above {
    /// The node; −2 where nobody asked.
    var node: Int32 = -2
    var context: Int32 = -1
    /// The state that it hands on, −1 above the root.
    var given: Int32 = -1
  }

  // MARK: Changes outside the tree

  /// Forgets everything that was found out, but not the tree, and begins anew with the same or other sheets.
  mutating func replace(_ program: StyleProgram) {
    var fresh = EngineCore(program, environment, limits)
    fresh.generation = generation + 1
    fresh.nodes = nodes
    fresh.keepColumns()
    fresh.root = root
    fresh.descriptions = descriptions
    var node = root
    while node != NodeTable.none {
      fresh.nodes.clear(node)
      fresh.childrenChanged(node)
      node = nodes.following(node, in: root, descends: true)
    }
    if root != NodeTable.none { fresh.dirty.append(root) }
    fresh.isExactStale = true
    fresh.report = report
    self = fresh
  }

  private mutating func environmentChanged() {
    let isFirst = flushedEnvironment == nil
    flushedEnvironment = environment
    guard !isFirst, root != NodeTable.none else { return }
    isExactStale = true
    // What values are resolved against may be another.
    isSpreading = true
    styles.states.states[0].isContextChanged = true
    styles.states.forgetValues()
    // Themes that nodes ask for themselves are in force in the new environment too.
    if (0..<signatures.count).contains(where: { signatures[Int32($0)].theme >= 0 }) {
      transitionNumbers = IntegerTable()
      var node = root
      while node != NodeTable.none {
        let base = base(of: node)
        if signatures[base].theme >= 0 { dirty.append(node) }
        node = nodes.following(node, in: root, descends: true)
      }
    }
    dirty.append(root)
  }

  /// Takes the rules of own styles into account that came since the last flush.
  private mutating func takeNewRules() {
    hasNewRules = false
    selectors.settle()
    meanings = NameMeanings()
    contexts = MatchingContexts(selectors.carriers, after: contexts)
    transitions = []
    styles.known = []
    transitionNumbers = IntegerTable()
    places = IntegerTable()
    activeRules = [:]
    scratch.activeAmbient = -1
    plans = SignaturePlans()
    planOutcomes = PlanOutcomes()
    keepColumns()
    describedSignatures.removeAll()
    describedLocals = 0
    isExactStale = true
    var node = root
    while node != NodeTable.none {
      nodes.set(signature: NodeTable.none, of: node)
      nodes.outcomes[Int(node)].transition = NodeTable.none
      nodes.set(row: NodeTable.none, of: node)
      childrenChanged(node)
      node = nodes.following(node, in: root, descends: true)
    }
    dirty = root == NodeTable.none ? [] : [root]
  }
}
