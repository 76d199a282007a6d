import VStyleSyntax

/// The first look at a whole tree.
///
/// What matches does not depend on styles: one core finds it out, and another one follows with the styles.
extension EngineCore {
  private typealias StylePipeline = Pipeline<StyleLine, StyleLine.Batch>

  /// Looks at all nodes.
  mutating func visitAll(_ changed: inout [Int32]) {
    var styles = StyleStage(program)
    swap(&styles, &self.styles)
    let pipeline = StylePipeline(StyleLine(styles)) { $0.take($1) }
    isAhead = true
    matchAll(pipeline)
    isAhead = false
    guard let line = pipeline.finish() else { return }
    for step in line.done.joined() {
      if nodes.outcomes[Int(step.node)].record != step.outcome { changed.append(step.node) }
      nodes.outcomes[Int(step.node)].record = step.outcome
    }
    self.styles = line.styles
  }

  /// Finds out what follows for every node from its surroundings and its signature.
  private mutating func matchAll(_ pipeline: StylePipeline) {
    var steps: [StyleLine.Step] = []
    steps.reserveCapacity(limits.batch)
    var sentLooks = Int32(matchedRules.count)
    // What nodes of each depth are given, as far as the walk is inside them.
    var contexts = [self.contexts.root(rootAmbient())]
    var (node, depth) = (root, 0)
    while node != NodeTable.none {
      let transition = matchFirst(node, contexts[depth])
      steps.append(StyleLine.Step(node: node, depth: Int32(depth), outcome: transition))
      if steps.count >= limits.batch { send(&steps, &sentLooks, levels: contexts.count, to: pipeline) }
      let child = nodes.first[Int(node)]
      if child != NodeTable.none {
        depth += 1
        let context = context(behind: transition)
        if depth < contexts.count { contexts[depth] = context } else { contexts.append(context) }
        node = child
      } else {
        node = nodes.following(node, in: root, depth: &depth)
      }
    }
    send(&steps, &sentLooks, levels: contexts.count, to: pipeline)
  }

  /// Finds out what follows for a node from its surroundings and its signature.
  @inline(__always)
  private mutating func matchFirst(_ node: Int32, _ context: Int32) -> Int32 {
    report.visited += 1
    var row = MatchingContexts.firstRow
    if selectors.usesSiblings {
      let previous = nodes.previous[Int(node)]
      if previous != NodeTable.none { row = nodes.row(of: previous) }
    }
    if nodes.keepsSignatures, nodes.signature(of: node) == NodeTable.none { startSignature(of: node) }
    let plan = plan(of: signature(of: node))
    let number = transition(context, row, plan)
    nodes.outcomes[Int(node)].transition = number
    if selectors.usesSiblings { nodes.set(row: transitions[Int(number)].row, of: node) }
    return number
  }

  /// Hands on what the styles of some nodes follow from.
  private mutating func send(
    _ steps: inout [StyleLine.Step], _ sentLooks: inout Int32, levels: Int, to pipeline: StylePipeline
  ) {
    pipeline.send(
      StyleLine.Batch(
        steps: steps, levels: levels, transitions: scratch.aheadLooks, looks: matchedRules.copy(from: sentLooks),
        ambients: contexts.ambients, layouts: layouts))
    sentLooks = Int32(matchedRules.count)
    scratch.aheadLooks = []
    steps = []
    steps.reserveCapacity(limits.batch)
  }
}
