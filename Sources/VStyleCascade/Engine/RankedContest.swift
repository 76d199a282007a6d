/// Finds the strongest declaration of each property, of rules whose strength is known before anything matches.
struct RankedContest {
  /// The strength of the strongest declaration so far of a property, by the property's place, behind the round that it
  /// was found in.
  private var best: [UInt64] = []
  private var round: UInt64 = 0
  private var end = 0
  private var rollsBack = false

  /// Begins with another node.
  ///
  /// - Parameter places: how many properties its class has.
  mutating func begin(_ places: Int) {
    let missing = places - best.count
    if missing > 0 { best += [UInt64](repeating: 0, count: missing) }
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
    _ numbers: [Int32], _ places: Range<Int>, _ slot: String?, _ layout: ViewTypeLayouts.Layout,
    _ rules: borrowing EngineRules
  ) {
    let (round, properties) = (round << 32, layout.places)
    let (starts, contestants) = (rules.starts.span, rules.contestants.span)
    var rollsBack = false
    var best = best.mutableSpan
    let placesByProperty = properties.span
    for rule in places {
      let rule = Int(numbers[rule])
      for number in Int(starts[rule])..<Int(starts[rule + 1]) {
        let contestant = contestants[number]
        // Names that only a sheet knows are of no class.
        guard UInt32(bitPattern: contestant.property) < placesByProperty.count else { continue }
        let place = Int(placesByProperty[Int(contestant.property)])
        guard place >= 0 else { continue }
        if !contestant.isPlain {
          if contestant.hasSlot, rules.entries[number].slot != slot { continue }
          if contestant.rollsBack { rollsBack = true }
        }
        let strength = round | UInt64(UInt32(bitPattern: contestant.rank))
        if best[place] < strength { best[place] = strength }
      }
    }
    self.rollsBack = rollsBack
  }

  /// Whether a winner hands the decision on to weaker ones.
  func hasRolledBack(_ rules: borrowing EngineRules) -> Bool {
    guard rollsBack else { return false }
    for place in 0..<end {
      if let winner = winner(at: place, rules), rules.contestants[Int(winner)].rollsBack { return true }
    }
    return false
  }

  /// The winner for the property at a place; `nil` if it is not declared.
  @inline(__always)
  func winner(at place: Int, _ rules: borrowing EngineRules) -> Int32? {
    best[place] >> 32 == round ? rules.ranked[Int(truncatingIfNeeded: best[place] & 0xFFFF_FFFF)] : nil
  }
}
