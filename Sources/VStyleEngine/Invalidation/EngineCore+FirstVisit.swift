import VStyleSyntax

/// The first visit of a whole tree.
///
/// Matching does not depend on styles, so one core matches the nodes, and another one styles them.
extension EngineCore {
  private typealias StylePipeline = Pipeline<PipelinedStyles, PipelinedStyles.Batch>

  /// Visits all nodes.
  ///
  /// - Parameter sentStyles: the number of cascaded styles that the style stage has.
  mutating func visitAll(_ changed: inout [ID<Node>], _ sentStyles: Int) {
    var styles = StyleStage(matching.stylesheet)
    swap(&styles, &self.styles)
    let pipeline = StylePipeline(PipelinedStyles(styles)) { $0.take($1) }
    matchAll(pipeline, sentStyles)
    guard let finished = pipeline.finish() else { return }
    var computed = nodes.computed.take()
    for steps in finished.done {
      for step in steps {
        if computed[step.node].style != step.style { changed.append(step.node) }
        computed[step.node].style = step.style
      }
    }
    nodes.computed = computed
    self.styles = finished.stage
  }

  /// Matches every node.
  private mutating func matchAll(_ pipeline: StylePipeline, _ firstStyle: Int) {
    var steps: [PipelinedStyles.Step] = []
    steps.reserveCapacity(limits.batch)
    var sentStyles = firstStyle
    // The match states of the current node and its ancestors, by depth.
    var states = [matching.states.root(matching.rootEnvironment())]
    var (node, depth) = (root, 0)
    while !node.isNone {
      let result = matchFirst(node, states[depth])
      steps.append(PipelinedStyles.Step(node: node, result: result, depth: depth))
      if steps.count >= limits.batch { send(&steps, &sentStyles, levels: states.count, to: pipeline) }
      let child = nodes.first[node]
      if !child.isNone {
        depth += 1
        let state = matching.childState(result)
        if depth < states.count { states[depth] = state } else { states.append(state) }
        node = child
      } else {
        node = nodes.following(node, in: root, depth: &depth)
      }
    }
    send(&steps, &sentStyles, levels: states.count, to: pipeline)
  }

  @inline(__always)
  private mutating func matchFirst(_ node: ID<Node>, _ state: ID<MatchState>) -> ID<MatchResult> {
    // All nodes are matched if their feature sets do not decide what they tell each other.
    let known = nodes.computed[node].match
    guard known.isNone else {
      report.visited += 1
      return known
    }
    var sibling = MatchStates.firstSibling
    if matching.selectors.usesSiblings {
      let previous = nodes.previous[node]
      if !previous.isNone { sibling = nodes.siblingState(after: previous) }
    }
    let result = match(node, state, sibling)
    nodes.computed[node].match = result
    if matching.selectors.usesSiblings {
      nodes.set(siblingState: matching.results[result].siblingState, of: node)
    }
    return result
  }

  /// Sends a batch of nodes to the style stage, with the new match results.
  private mutating func send(
    _ steps: inout [PipelinedStyles.Step], _ sentStyles: inout Int, levels: Int, to pipeline: StylePipeline
  ) {
    pipeline.send(
      PipelinedStyles.Batch(
        steps: steps, levels: levels, results: matching.newStyles,
        matched: matching.matchedRules.copy(from: sentStyles),
        environments: matching.states.environments, tables: matching.propertyTables))
    report.matched += matching.newStyles.count
    sentStyles = matching.matchedRules.count
    matching.newStyles = []
    steps = []
    steps.reserveCapacity(limits.batch)
  }
}
