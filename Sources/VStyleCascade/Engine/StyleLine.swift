/// Styles of the nodes of a tree that come in document order, made behind those who find out what matches.
struct StyleLine: ~Copyable, Sendable {
  var styles: StyleStage
  /// The steps that are done, in order.
  private(set) var done: [[Step]] = []
  /// What the last node of each depth hands on.
  private var handed: [Int32] = []
  private let layouts: ClassLayouts

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
    /// The looks of the new transitions.
    let transitions: [Int32]
    /// The rules that match where the new looks apply.
    let looks: MatchedRows
    /// What is in force at nodes, as far as it is known.
    let ambients: [Ambient]
  }

  init(_ styles: consuming StyleStage, _ layouts: ClassLayouts) {
    self.styles = styles
    self.layouts = layouts
  }

  /// Finds the styles of some nodes.
  mutating func take(_ batch: consuming Batch) {
    for place in 0..<batch.looks.count {
      styles.builder.make(batch.looks[place], batch.ambients, styles.rules, layouts)
    }
    for look in batch.transitions { styles.known.append(StyleStage.KnownStyle(look: look)) }
    for place in batch.steps.indices {
      let step = batch.steps[place]
      let depth = Int(step.depth)
      if depth == 0 { styles.setRoot(styles.known[Int(step.outcome)].look) }
      let given = depth == 0 ? -1 : handed[depth - 1]
      let record = styles.record(step.outcome, given: given, of: step.node, layouts)
      let own = styles.records.records[Int(record)].handed
      if depth < handed.count { handed[depth] = own } else { handed.append(own) }
      batch.steps[place].outcome = record
    }
    done.append(batch.steps)
  }
}
