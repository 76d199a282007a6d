/// What a plan comes to where some of the predicates hold that depend on the surroundings.
struct PlanOutcome {
  let look: Int32
  /// The set of the carriers that hold at the node.
  let held: Int32
}

/// What plans come to, by the predicates that hold: surroundings that differ in nothing that a plan asks for need not
/// be told apart.
struct PlanOutcomes {
  private var rows = SequenceInterner()
  private var outcomes: [PlanOutcome] = []

  /// What was added for a plan and what holds; `nil` for new ones, which have to be added next.
  mutating func find(_ met: NumberList) -> PlanOutcome? {
    let number = Int(rows.intern(met))
    return number < outcomes.count ? outcomes[number] : nil
  }

  /// Keeps what follows from the plan and what holds that were asked for last.
  mutating func add(_ outcome: PlanOutcome) { outcomes.append(outcome) }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    rows.trim()
    outcomes.trim()
  }
}
