/// Styles of the nodes of a tree that come in document order, made behind those who find out what matches.
struct StyleLine: ~Copyable, Sendable {
  var styles: StyleStage
  /// The steps that are done, in order.
  private(set) var done: [[Step]] = []
  /// What the last node of each depth hands on.
  private var handed: [Int32] = []

  /// One node.
  struct Step: Sendable {
    let node: Int32
    /// How many nodes are above it.
    let depth: Int32
    /// What follows for it, by number; when it is done, its style.
    var outcome: Int32
  }

  /// Some nodes with what was found out for them for the first time.
  struct Batch: Sendable {
    var steps: [Step]
    /// How many nodes stand one inside another at most, as far as that is known.
    let levels: Int
    /// The looks of the new transitions.
    let transitions: [Int32]
    /// The rules that match where the new looks apply.
    let looks: MatchedRows
    /// What is in force at nodes, as far as it is known.
    let ambients: [Ambient]
    /// The classes of nodes, as far as they are known.
    let layouts: ViewTypeLayouts
  }

  init(_ styles: consuming StyleStage) { self.styles = styles }

  /// Finds the styles of some nodes.
  mutating func take(_ batch: consuming Batch) {
    let layouts = batch.layouts
    for place in 0..<batch.looks.count {
      styles.builder.make(batch.looks[place], batch.ambients, styles.rules, layouts)
    }
    for look in batch.transitions { styles.known.append(StyleStage.KnownStyle(look: look)) }
    let missing = batch.levels - handed.count
    if missing > 0 { handed += [Int32](repeating: -1, count: missing) }
    // OPTIMIZATION: what is held by this function alone is written without asking who else holds it.
    var room: [Int32] = []
    swap(&room, &handed)
    findStyles(&batch.steps, &room, layouts)
    swap(&room, &handed)
    done.append(batch.steps)
  }

  private mutating func findStyles(_ steps: inout [Step], _ handed: inout [Int32], _ layouts: ViewTypeLayouts) {
    var steps = steps.mutableSpan
    var handed = handed.mutableSpan
    for place in steps.indices {
      let step = steps[place]
      let depth = Int(step.depth)
      if depth == 0 { styles.setRoot(styles.known[Int(step.outcome)].look) }
      let style = styles.style(step.outcome, given: depth == 0 ? -1 : handed[depth - 1], of: step.node, layouts)
      handed[depth] = style.handed
      steps[place].outcome = style.record
    }
  }
}
