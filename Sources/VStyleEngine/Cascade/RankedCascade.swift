import VStyleStylesheet

/// A cascade of declarations whose precedence is known before anything matches, but for the distances to roots of scopes.
struct RankedCascade: Sendable {
  /// For each property, the round in the upper 32 bits and the rank of the current winner in the lower ones.
  private var best: [UInt64] = []
  /// The distances of the winners to the roots of their scopes, where a rule in a scope matches.
  private var distances: [Int32] = []
  private var round: UInt64 = 0
  private var end = 0
  private var rollsBack = false

  /// Removes all winners, for another pass.
  ///
  /// - Parameter count: the number of properties of its type.
  mutating func begin(_ count: Int) {
    best.fill(count, with: 0)
    round += 1
    end = count
    rollsBack = false
  }

  /// Adds the declarations of the rules that match in a pass.
  ///
  /// - Parameters:
  ///   - list: the rules that match.
  ///   - indices: the indices of the pass's rules in the list's pool.
  ///   - slot: the control state of the pass; `nil` for properties with one value.
  mutating func add(
    _ list: MatchedRuleList, _ indices: Range<Int>, _ slot: String?, _ table: TypeTable,
    _ rules: borrowing EngineRules
  ) {
    let (round, pool, indicesOfProperties) = (round << 32, list.pool, table.indices)
    let (starts, declarations) = (rules.starts.span, rules.rankedDeclarations.span)
    var rollsBack = false
    var best = best.mutableSpan
    let rows = indicesOfProperties.span
    for index in indices {
      let rule = Int(pool[index])
      for declaration in Int(starts[rule])..<Int(starts[rule + 1]) {
        let ranked = declarations[declaration]
        // Properties that appear only in sheets belong to no type.
        guard UInt32(bitPattern: ranked.property.rawValue) < rows.count else { continue }
        let row = rows[ranked.property]
        guard !row.isNone else { continue }
        if !ranked.isPlain {
          if ranked.hasSlot, rules.declarations[declaration].slot != slot { continue }
          if ranked.rollsBack { rollsBack = true }
        }
        let rank = round | UInt64(UInt32(bitPattern: ranked.rank))
        if best[row] < rank { best[row] = rank }
      }
    }
    self.rollsBack = rollsBack
  }

  /// Adds the declarations of the rules that match in a pass, some of them in scopes.
  ///
  /// OPTIMIZATION: this alone would be simpler than ``add(_:_:_:_:_:)`` beside it, but few passes have distances.
  mutating func addScoped(
    _ list: MatchedRuleList, _ indices: Range<Int>, _ slot: String?, _ table: TypeTable,
    _ rules: borrowing EngineRules
  ) {
    distances.fill(end, with: 0)
    var index = indices.lowerBound
    while index < indices.upperBound {
      let word = list.pool[index]
      let (rule, distance) = word < 0 ? (Int(~word), list.pool[index + 1]) : (Int(word), 0)
      index += word < 0 ? 2 : 1
      for declaration in Int(rules.starts[rule])..<Int(rules.starts[rule + 1]) {
        let ranked = rules.rankedDeclarations[declaration]
        guard let row = table.index(of: ranked.property).orNil else { continue }
        if ranked.hasSlot, rules.declarations[declaration].slot != slot { continue }
        if ranked.rollsBack { rollsBack = true }
        add(Int(ranked.rank), distance: distance, at: row, rules)
      }
    }
  }

  private mutating func add(
    _ rank: Int, distance: Int32, at row: ID<TypeTable.Row>, _ rules: borrowing EngineRules
  ) {
    if best[row] >> 32 == round {
      let winner = Int(best[row] & 0xFFFF_FFFF)
      // Rules come in their order, so of declarations in one group the later one has the higher rank.
      guard rules.areInOneGroup(rank, and: winner) ? distance <= distances[row] : rank > winner else { return }
    }
    best[row] = round << 32 | UInt64(rank)
    distances[row] = distance
  }

  /// Whether a winning declaration rolls the cascade back.
  func hasRolledBack(_ rules: borrowing EngineRules) -> Bool {
    guard rollsBack else { return false }
    for row in 0..<end {
      if let winner = winner(at: row, rules), rules.rankedDeclarations[winner].rollsBack { return true }
    }
    return false
  }

  /// The winning declaration of the property at a row; `nil` if no declaration sets it.
  @inline(__always)
  func winner(at row: Int, _ rules: borrowing EngineRules) -> ID<EngineDeclaration>? {
    best[row] >> 32 == round ? rules.byRank[Int(truncatingIfNeeded: best[row] & 0xFFFF_FFFF)] : nil
  }
}
