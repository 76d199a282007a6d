/// Finds the strongest declaration of each property, of rules whose strength is known before anything matches.
struct RankedContest {
  /// The strongest declaration so far of a property, by the property's place.
  private struct Best {
    /// The contest that this is about.
    var round: Int32
    var rank: Int32
    var number: Int32
  }

  private var best: [Best] = []
  private var round: Int32 = 0
  private var end = 0
  private var rollsBack = false

  /// Begins with another node.
  ///
  /// - Parameter places: how many properties its class has.
  mutating func begin(_ places: Int) {
    let missing = places - best.count
    if missing > 0 { best += [Best](repeating: Best(round: 0, rank: 0, number: 0), count: missing) }
    round += 1
    end = places
    rollsBack = false
  }

  /// Adds the declarations of a rule.
  ///
  /// - Parameter slot: the control state that the contest is about; `nil` for properties with one value.
  mutating func add(_ rule: Int, _ slot: String?, _ layout: ClassLayouts.Layout, _ rules: EngineRules) {
    let (round, places) = (round, layout.places)
    var rollsBack = false
    var best = best.mutableSpan
    let contestants = rules.contestants.span
    for number in Int(rules.starts[rule])..<Int(rules.starts[rule + 1]) {
      let contestant = contestants[number]
      guard contestant.property >= 0, contestant.property < places.count else { continue }
      let place = Int(places[Int(contestant.property)])
      guard place >= 0 else { continue }
      if contestant.hasSlot, rules.entries[number].slot != slot { continue }
      if best[place].round == round, best[place].rank >= contestant.rank { continue }
      best[place] = Best(round: round, rank: contestant.rank, number: Int32(number))
      if contestant.rollsBack { rollsBack = true }
    }
    if rollsBack { self.rollsBack = true }
  }

  /// Whether a winner hands the decision on to weaker ones.
  func hasRolledBack(_ rules: EngineRules) -> Bool {
    rollsBack && places.contains { rules.contestants[Int(winner(at: $0))].rollsBack }
  }

  /// The places of the properties that are declared.
  var places: some Sequence<Int> { (0..<end).lazy.filter { best[$0].round == round } }

  /// The number of the winner at one of ``places``.
  @inline(__always)
  func winner(at place: Int) -> Int32 { best[place].number }
}
