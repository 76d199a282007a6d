import VStyleStylesheet
import VStyleValues

/// The flush, which brings the tree up to date.
extension EngineCore {
  mutating func flush() -> EngineReport {
    var changed: [ID<Node>] = []
    swap(&changed, &report.changed)
    styles.resolved = 0
    changed.removeAll(keepingCapacity: true)
    alteredStyles.removeAll(keepingCapacity: true)
    if styles.isConservative || matching.results.count > limits.matchResults
      || styles.styles.styles.count > limits.styles
      || isEnvironmentSet && matching.stylesheet.isOther(in: environment)
    {
      replace(matching.stylesheet)
    }
    matching.addLocalStyleRules(&styles.rules)
    if isEnvironmentSet {
      isEnvironmentSet = false
      if environment != flushedEnvironment { environmentChanged() }
    }
    if matching.hasNewRules { addNewRules() }
    if dirty.isEmpty && rearranged.isEmpty && tree.pending.isEmpty
      && !(scopeAnswers.isStale && !matching.selectors.questions.isEmpty)
    {
      return takeReport()
    }
    updatePositions()
    if !root.isNone, nodes.computed[root].style.isNone {
      // No node was visited yet, so all are visited.
      changed.reserveCapacity(nodes.count)
      dirty.removeAll(keepingCapacity: true)
      let sentStyles = matching.matchedRules.count
      if nodes.keepsTreeStates || !matching.selectors.questions.isEmpty { matchAhead() }
      if nodes.count > limits.batch, !completesSets {
        visitAll(&changed, sentStyles)
      } else {
        visit(root, &changed)
      }
      tree.pending.removeAll()
    }
    visitDirty(&changed)
    if hasRootChanged { updateContexts() }
    if styles.customProperties.needsContexts {
      completesSets = true
      return flushAgain()
    }
    propagate(&changed)
    if styles.customProperties.hasLostIndependence {
      // Some elements share a style although their values differ.
      return flushAgain()
    }
    // After a visit of the whole tree, the tables grow little.
    if report.visited >= nodes.count {
      matching.trim()
      styles.trim()
      if report.matched > 0, let seed = EngineSeed(&self) { matching.stylesheet.engineSeeds.keep(seed) }
    }
    report.resolved += styles.resolved
    var finished = takeReport()
    finished.changed = changed
    // The next flush reuses a short list, so it allocates no memory.
    if changed.count <= EngineCore.keptChanges { report.changed = changed }
    return finished
  }

  /// Removes all results and flushes once more.
  ///
  /// - Returns: the work of both flushes.
  private mutating func flushAgain() -> EngineReport {
    report.resolved += styles.resolved
    replace(matching.stylesheet)
    return flush()
  }

  /// The report of the work since the last flush.
  private mutating func takeReport() -> EngineReport {
    let finished = report
    report = EngineReport()
    return finished
  }

  /// The maximum number of changed nodes in a list that is reused.
  private static let keptChanges = 4096

  // MARK: Changes outside the tree

  /// Removes all results but not the tree and its element keys, and starts again with the same or other sheets.
  mutating func replace(_ stylesheet: CompiledStylesheet) {
    var fresh = EngineCore(stylesheet, environment, limits, usesEngines: false)
    fresh.generation = generation + 1
    fresh.completesSets = completesSets
    fresh.nodes = nodes
    fresh.keepColumns()
    fresh.root = root
    fresh.matching.elementKeys = matching.elementKeys
    fresh.report = report
    fresh.report.compared += nodes.count
    var node = root
    while !node.isNone {
      fresh.nodes.clear(node)
      fresh.childrenChanged(node)
      node = nodes.following(node, in: root, descends: true)
    }
    if !root.isNone { fresh.dirty.append(root) }
    fresh.scopeAnswers.isStale = true
    self = fresh
  }

  private mutating func environmentChanged() {
    let isFirst = flushedEnvironment == nil
    flushedEnvironment = environment
    matching.environment = environment
    guard !isFirst, !root.isNone else { return }
    scopeAnswers.isStale = true
    // The context of values may have changed.
    hasRootChanged = true
    revision += 1
    styles.inherited[InheritedStyles.root].isContextChanged = true
    styles.inherited.removeCachedValues()
    // The environments of elements with themes of their own contain the new environment, so these elements are matched
    // again.
    if matching.featureSets.ids.contains(where: { !matching.featureSets[$0].theme.isNone }) {
      matching.removeResultIDs()
      var node = root
      while !node.isNone {
        report.compared += 1
        let set = baseFeatureSet(of: node)
        if !matching.featureSets[set].theme.isNone { dirty.append(node) }
        node = nodes.following(node, in: root, descends: true)
      }
    }
    dirty.append(root)
  }

  /// Builds the automaton again with the rules of own styles that are new since the last flush.
  private mutating func addNewRules() {
    matching.addNewRules()
    styles.latest = []
    keepColumns()
    scopeAnswers.isStale = true
    report.compared += nodes.count
    var node = root
    while !node.isNone {
      nodes.set(featureSet: .none, of: node)
      nodes.computed[node].match = .none
      nodes.set(siblingState: .none, of: node)
      nodes.set(treeState: TreeFeatures.unsettled, of: node)
      childrenChanged(node)
      node = nodes.following(node, in: root, descends: true)
    }
    dirty = root.isNone ? [] : [root]
  }
}
