import VStyleStylesheet

/// A cascade of declarations whose precedence is known before anything matches.
struct RankedCascade: Sendable {
  /// For each property, the round in the upper 32 bits and the rank of the current winner in the lower ones.
  private var best: [UInt64] = []
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
