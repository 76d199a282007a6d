/// From feature sets to symbols.
extension MatchStage {
  /// The symbol of a feature set.
  @inline(__always)
  mutating func symbol(of set: ID<FeatureSet>) -> ID<MatchSymbol> {
    let known = symbols.symbol(of: set)
    return known.isNone ? newSymbol(of: set) : known
  }

  @inline(never)
  private mutating func newSymbol(of id: ID<FeatureSet>) -> ID<MatchSymbol> {
    let set = featureSets[id]
    let ancestry = propertyTables.ancestry(of: set.type)
    scratch.symbol.clear()
    scratch.beginMarks(selectors.buckets.bucketCount)
    for index in set.features { scratch.mark(RuleBuckets.bucket(of: featureSets.feature(at: index))) }
    for type in ancestry { scratch.mark(RuleBuckets.bucket(of: type)) }
    add(RuleBuckets.universal, set)
    for index in set.features { add(RuleBuckets.bucket(of: featureSets.feature(at: index)), set) }
    for type in ancestry { add(RuleBuckets.bucket(of: type), set) }
    let partialMatches = states.adding(scratch.symbol.partialMatches, to: PartialMatchSets.empty)
    let isPlain =
      scratch.symbol.conditional.count == 0 && !selectors.hasExactRules && set.theme.isNone
      && !propertyTables.hasSlots(set.type)
    return symbols.set(
      scratch.symbol, type: set.type, own: isPlain ? .none : id, partialMatches: partialMatches, of: id)
  }

  /// Adds a bucket to the current symbol.
  private mutating func add(_ id: ID<RuleBuckets.Bucket>, _ set: FeatureSet) {
    guard id.index < selectors.buckets.buckets.count else { return }
    let bucket = selectors.buckets.buckets[id]
    if bucket.decides { scratch.symbol.buckets.append(id) }
    for index in bucket.partialMatches.indices {
      scratch.symbol.partialMatches.append(selectors.buckets.partialMatches[index])
    }
    for index in bucket.candidates.indices {
      let candidate = selectors.buckets.candidates[index]
      guard scratch.isMarked(candidate.second), scratch.isMarked(candidate.third) else { continue }
      let predicate = candidate.predicate
      switch candidate.isWhole ? wholeAnswer(predicate) : answer(predicate, set) {
      case .no: continue
      case .pending: scratch.symbol.pending.append(predicate)
      case .depends: scratch.symbol.conditional.append(predicate)
      case .yes:
        var rule = selectors.firstRules[predicate]
        while !rule.isNone {
          scratch.symbol.rules.append(rule)
          rule = selectors.nextRules[rule]
        }
        let partialMatch = selectors.partialMatchIDs[predicate]
        if !partialMatch.isNone { scratch.symbol.partialMatches.append(partialMatch) }
      }
    }
  }

  /// The answer for a predicate all of whose tests the element passes.
  @inline(__always)
  private mutating func wholeAnswer(_ predicate: ID<Predicate>) -> Answer {
    selectors.predicates[predicate].combinator == nil ? .yes : .pending
  }
}
