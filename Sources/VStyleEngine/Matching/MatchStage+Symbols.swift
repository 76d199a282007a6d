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
    let scopedAreDecided = settleScoped(set)
    let isPlain =
      scratch.symbol.conditional.count == 0 && scopedAreDecided && set.theme.isNone && !hasScopeRules(set)
      && !propertyTables.hasSlots(set.type)
    return symbols.set(
      scratch.symbol, type: set.type, own: isPlain ? .none : id, partialMatches: partialMatches, of: id)
  }

  /// Whether a rule matches that asks about the root of its scope.
  private mutating func hasScopeRules(_ set: FeatureSet) -> Bool {
    !selectors.questions.isEmpty && !scopeRules(of: set).isEmpty
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
      if !selectors.predicates[predicate].scope.isNone {
        scratch.symbol.scoped.append(predicate)
        // The others never match where no scope is open.
        let partialMatch = selectors.partialMatchIDs[predicate]
        if partialMatch.isNone || selectors.partialMatches[partialMatch].combinators.isEmpty { continue }
      }
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

  // MARK: Scopes

  /// Keeps the predicates of the symbol that the element may match in a scope, sorted by scope.
  ///
  /// - Returns: whether only the scope and the combinators of each decide whether it matches.
  private mutating func settleScoped(_ set: FeatureSet) -> Bool {
    guard scratch.symbol.scoped.count > 0 else { return true }
    var areDecided = true
    var kept: [ID<Predicate>] = []
    for index in 0..<scratch.symbol.scoped.count {
      let id = ID<Predicate>(rawValue: scratch.symbol.scoped[index])
      let own = answerInScope(id, set)
      guard own != .no else { continue }
      let (predicate, hasRules) = (selectors.predicates[id], !selectors.firstScopedRules[id].isNone)
      let scope = selectors.scopes[predicate.scope]
      if !scope.localStyles.isNone {
        guard hasRules, featureSets.contains(scope.localStyles, in: set) else { continue }
      }
      kept.append(id)
      if own != .yes { areDecided = false }
      let isRoot = selectors.partialMatchIDs[id].orNil.map { selectors.rootMatches[$0] != nil } ?? false
      if isRoot || hasRules && (!scope.localStyles.isNone || !selectors.needsScopeRoot(id)) {
        scratch.symbol.asksScopes = true
      }
    }
    kept.sort { (selectors.predicates[$0].scope, $0) < (selectors.predicates[$1].scope, $1) }
    scratch.symbol.scoped.clear()
    for id in kept { scratch.symbol.scoped.append(id) }
    return areDecided
  }

  /// The answer from a feature set alone, for the root of the scope if the predicate needs one.
  mutating func answerInScope(_ id: ID<Predicate>, _ set: FeatureSet) -> Answer {
    answer(selectors.predicates[id].tests, set, isScopeRoot: true)
  }
}
