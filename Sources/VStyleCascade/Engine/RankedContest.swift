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

  /// Adds the declarations of some rules.
  ///
  /// - Parameters:
  ///   - numbers: what the numbers of the rules stand in, at some places.
  ///   - slot: the control state that the contest is about; `nil` for properties with one value.
  mutating func add(
    _ numbers: [Int32], _ places: Range<Int>, _ slot: String?, _ layout: ClassLayouts.Layout, _ rules: EngineRules
  ) {
    let (round, properties, starts, column) = (round, layout.places, rules.starts, rules.contestants)
    var rollsBack = false
    var best = best.mutableSpan
    let contestants = column.span
    let placesByProperty = properties.span
    for rule in places {
      let rule = Int(numbers[rule])
      for number in Int(starts[rule])..<Int(starts[rule + 1]) {
        let contestant = contestants[number]
        // Names that only a sheet knows are of no class.
        guard UInt32(bitPattern: contestant.property) < placesByProperty.count else { continue }
        let place = Int(placesByProperty[Int(contestant.property)])
        guard place >= 0 else { continue }
        if contestant.hasSlot, rules.entries[number].slot != slot { continue }
        if best[place].round == round, best[place].rank >= contestant.rank { continue }
        best[place] = Best(round: round, rank: contestant.rank, number: Int32(number))
        if contestant.rollsBack { rollsBack = true }
      }
    }
    self.rollsBack = rollsBack
  }

  /// Whether a winner hands the decision on to weaker ones.
  func hasRolledBack(_ rules: EngineRules) -> Bool {
    guard rollsBack else { return false }
    for place in 0..<end {
      if let winner = winner(at: place), rules.contestants[Int(winner)].rollsBack { return true }
    }
    return false
  }

  /// The winner for the property at a place; `nil` if it is not declared.
  @inline(__always)
  func winner(at place: Int) -> Int32? { best[place].round == round ? best[place].number : nil }
}
