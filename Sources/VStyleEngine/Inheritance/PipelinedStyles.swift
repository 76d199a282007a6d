/// The second stage of the first visit: it styles nodes in document order while another core matches further nodes.
struct PipelinedStyles: ~Copyable, Sendable {
  var stage: StyleStage
  /// The steps of finished batches, in order.
  private(set) var done: [[Step]] = []
  /// The style that the children of the last node at each depth inherit.
  private var forChildren: [ID<InheritedStyle>] = []

  /// One node with its match result or, after the step, its style.
  struct Step: Sendable {
    let node: ID<Node>
    /// The number of ancestors.
    let depth: Int32
    /// OPTIMIZATION: the match result, then the style, in one word. Two properties would be simpler, but a large tree
    /// has a step for every node.
    private var word: Int32

    init(node: ID<Node>, result: ID<MatchResult>, depth: Int) {
      (self.node, self.depth, word) = (node, Int32(truncatingIfNeeded: depth), result.rawValue)
    }

    /// The match result, until the step is done.
    var result: ID<MatchResult> { ID(rawValue: word) }

    /// The style, once the step is done.
    var style: ID<SharedStyle> { ID(rawValue: word) }

    /// Replaces the match result by the style.
    mutating func finish(_ style: ID<SharedStyle>) { word = style.rawValue }
  }

  /// Consecutive nodes with their match results, and the new entries of the tables of matching.
  struct Batch: Sendable {
    var steps: [Step]
    /// One more than the greatest depth so far.
    let levels: Int
    /// The cascaded styles of the new match results.
    let results: [ID<CascadedStyle>]
    /// The rules that match where the new cascaded styles apply.
    let matched: MatchedRuleLists
    let environments: [LocalEnvironment]
    let tables: TypeTables
  }

  init(_ stage: consuming StyleStage) { self.stage = stage }

  /// Finds the styles of a batch of nodes.
  mutating func take(_ batch: consuming Batch) {
    let tables = batch.tables
    for index in 0..<batch.matched.count {
      stage.builder.make(batch.matched[index], batch.environments, stage.rules, tables)
    }
    for cascaded in batch.results { stage.latest.append(StyleStage.LatestStyle(cascaded: cascaded)) }
    forChildren.fill(batch.levels, with: .none)
    var room = forChildren.take()
    findStyles(&batch.steps, &room, tables)
    forChildren = room
    done.append(batch.steps)
  }

  private mutating func findStyles(
    _ steps: inout [Step], _ forChildren: inout [ID<InheritedStyle>], _ tables: TypeTables
  ) {
    var steps = steps.mutableSpan
    var forChildren = forChildren.mutableSpan
    for index in steps.indices {
      let step = steps[index]
      let depth = Int(step.depth)
      if depth == 0 { stage.setFirstRoot(stage.latest[step.result].cascaded) }
      let inherited: ID<InheritedStyle> = depth == 0 ? .none : forChildren[depth - 1]
      var style = stage.latest[step.result]
      if style.style.isNone || style.inherited != inherited {
        style = stage.findStyle(of: step.result, inherited: inherited, node: step.node, tables)
      }
      forChildren[depth] = style.forChildren
      steps[index].finish(style.style)
    }
  }
}
