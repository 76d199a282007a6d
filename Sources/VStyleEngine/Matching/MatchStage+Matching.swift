import VStyleSelectors

/// From a match state and a symbol to the rules that match.
extension MatchStage {
  /// Matches a symbol in a match state and a sibling state.
  mutating func match(
    _ state: ID<MatchState>, _ sibling: ID<SiblingState>, _ id: ID<MatchSymbol>
  ) -> (MatchResult, style: ID<CascadedStyle>) {
    let symbol = symbols[id]
    let theme = symbol.isPlain ? .none : featureSets[symbol.featureSet].theme
    let environment = theme.isNone ? states[state].environment : self.environment(theme: theme)
    let input = MatchInput(states[state], states[sibling], environment: environment)
    findMatching(symbol, id, input)
    if symbol.isPlain, !input.isRoot, !symbol.asksScopes, !opensScope(symbol) {
      let result = symbolResults.find(scratch.matching) ?? newSymbolResult(symbol, input)
      scratch.scopes.removeAll(keepingCapacity: true)
      if states[state].scopes != OpenScopes.none {
        matchScopes(symbol, nil, states[state], states[sibling], input, result.partialMatches)
      }
      return matchResult(result, state, sibling, environment, theme: theme)
    }
    let result = symbolResult(symbol, (states[state], states[sibling]), input, theme: theme)
    return matchResult(result, state, sibling, environment, theme: theme)
  }

  /// Whether an element with a plain symbol is the root of a scope that is in no other one. Its pending combinators that
  /// match are known.
  private mutating func opensScope(_ symbol: MatchSymbol) -> Bool {
    guard !selectors.scopes.isEmpty else { return false }
    if states.opensScope(symbol.partialMatches) { return true }
    for index in MatchScratch.matchingHeader..<scratch.matching.count {
      let partialMatch = selectors.partialMatchIDs[Int(scratch.matching[index])]
      if !partialMatch.isNone, states.opensScope(partialMatch) { return true }
    }
    return false
  }

  /// The match result after the open scopes were matched.
  private mutating func matchResult(
    _ result: SymbolResult, _ state: ID<MatchState>, _ sibling: ID<SiblingState>, _ environment: ID<LocalEnvironment>,
    theme: ID<TypeName>
  ) -> (MatchResult, style: ID<CascadedStyle>) {
    let scopes = states.childScopes(scratch.scopes)
    var siblingState = MatchStates.firstSibling
    if selectors.usesSiblings {
      let siblings = states.siblingScopes(after: states[sibling].scopes, scratch.scopes)
      siblingState = states.sibling(after: sibling, result.partialMatches, scopes: siblings)
    }
    // The element's own theme applies to its descendants too.
    let isBelow = theme.isNone && scopes == OpenScopes.none && states[state].scopes == OpenScopes.none
    let match = MatchResult(
      partialMatches: result.partialMatches, siblingState: siblingState,
      childState: isBelow
        ? .init(below: state) : .init(states.child(of: state, result.partialMatches, environment, scopes: scopes)))
    return (match, result.style)
  }

  private mutating func newSymbolResult(_ symbol: MatchSymbol, _ input: MatchInput) -> SymbolResult {
    let result = symbolResult(symbol, nil, input, theme: .none)
    symbolResults.add(result)
    return result
  }

  /// The result of a symbol and the pending combinators that match.
  ///
  /// - Parameter states: the match state and the sibling state; `nil` if no scope decides the result.
  private mutating func symbolResult(
    _ symbol: MatchSymbol, _ around: (MatchState, SiblingState)?, _ input: MatchInput, theme: ID<TypeName>
  ) -> SymbolResult {
    // The precedence of theme rules depends on all themes that apply.
    let hasOwnThemes = input.isRoot || !theme.isNone
    let themes = hasOwnThemes ? states.themeChain(of: input.environment) : .none
    matchedRules.begin(type: symbol.type, environment: input.environment, themes: themes, isRoot: input.isRoot)
    let partialMatches = addPass(symbol, around, input, slot: nil)
    let scopes = scratch.scopes
    if !symbol.isPlain, propertyTables.hasSlots(symbol.type) {
      for slot in propertyTables[symbol.type].slots {
        let forced = self.symbol(of: forced(symbol.featureSet, slot: slot))
        findMatching(symbols[forced], forced, input)
        _ = addPass(symbols[forced], around, input, slot: slot)
      }
      scratch.scopes = scopes
    }
    return SymbolResult(style: matchedRules.intern(), partialMatches: partialMatches)
  }

  /// Adds a pass with the rules that match.
  ///
  /// - Returns: the partial matches of the element.
  private mutating func addPass(
    _ symbol: MatchSymbol, _ around: (state: MatchState, sibling: SiblingState)?, _ input: MatchInput, slot: String?
  ) -> ID<PartialMatchSet> {
    findRules(symbol, input, slot: slot)
    let partialMatches = states.adding(scratch.partialMatches, to: symbol.partialMatches)
    scratch.scopes.removeAll(keepingCapacity: true)
    if let around, followsScopes(around.state, symbol, partialMatches) {
      let set = symbol.isPlain ? nil : featureSets[symbol.featureSet]
      matchScopes(symbol, set, around.state, around.sibling, input, partialMatches)
      addScopedMatches()
    }
    scratch.sortMatches()
    matchedRules.add(scratch.matches, count: scratch.matchCount)
    return partialMatches
  }

  /// Finds the pending combinators of a symbol that match.
  private mutating func findMatching(_ symbol: MatchSymbol, _ id: ID<MatchSymbol>, _ input: MatchInput) {
    var matching = scratch.matching.take()
    matching.clear()
    matching.append(id)
    matching.append(input.environment)
    states.findStarts(input, &scratch.starts)
    collectMatching(symbol, &matching)
    scratch.matching = matching
  }

  private mutating func collectMatching(_ symbol: MatchSymbol, _ matching: inout IDBuffer) {
    let (parts, words, starts) = (symbols.parts.span, states.sets.words.span, scratch.starts.span)
    let (inBuckets, all) = (selectors.buckets.pending.span, selectors.pendingCombinators.span)
    for part in symbol.buckets {
      let bucket = selectors.buckets.buckets[Int(parts[part])]
      for index in bucket.pending.indices where inBuckets[index].matches(words, starts) {
        matching.append(inBuckets[index].predicate)
      }
    }
    for part in symbol.pending where all[Int(parts[part])].matches(words, starts) { matching.append(raw: parts[part]) }
  }

  /// Finds the rules that match outside of scopes, and the partial matches that depend on the match state.
  private mutating func findRules(_ symbol: MatchSymbol, _ input: MatchInput, slot: String?) {
    if scratch.activeEnvironment != input.environment { findActiveRules(input.environment) }
    scratch.partialMatches.clear()
    var room = scratch.matches.take()
    scratch.matchCount = collectRules(symbol, &room)
    scratch.matches = room
    for index in MatchScratch.matchingHeader..<scratch.matching.count {
      let predicate = ID<Predicate>(rawValue: scratch.matching[index])
      let partialMatch = selectors.partialMatchIDs[predicate]
      if !partialMatch.isNone { scratch.partialMatches.append(partialMatch) }
    }
    if !symbol.isPlain { findConditionalRules(symbol, input, slot: slot) }
  }

  /// Adds the rules that depend on more of the match state, and those that ask about the root of their scope.
  private mutating func findConditionalRules(_ symbol: MatchSymbol, _ input: MatchInput, slot: String?) {
    guard !symbol.conditional.isEmpty || !selectors.questions.isEmpty else { return }
    let set = featureSets[symbol.featureSet]
    if !symbol.conditional.isEmpty {
      scratch.beginAnswers(selectors.predicates.count)
      for part in symbol.conditional {
        let predicate = ID<Predicate>(rawValue: symbols.parts[part])
        if matches(predicate, set, input) { addMatch(predicate) }
      }
    }
    if !selectors.questions.isEmpty {
      for index in set.features {
        let feature = selectors.features[featureSets.feature(at: index)]
        guard case .scopeRule(let rule, let distance, slot) = feature, scratch.active[rule] else { continue }
        scratch.add(RuleMatch(rule: rule, distance: distance))
      }
    }
  }

  /// Collects the rules of the buckets, and those of the pending combinators that match.
  ///
  /// - Returns: the number of rules.
  private mutating func collectRules(_ symbol: MatchSymbol, _ room: inout [RuleMatch]) -> Int {
    var matches = room.mutableSpan
    var count = 0
    let (active, parts, matching) = (scratch.active.span, symbols.parts.span, scratch.matching.words.span)
    let (inBuckets, firstRules, nextRules) = (
      selectors.buckets.rules.span, selectors.firstRules.span, selectors.nextRules.span
    )
    for part in symbol.buckets {
      let bucket = selectors.buckets.buckets[Int(parts[part])]
      for index in bucket.rules.indices where active[inBuckets[index]] {
        MatchScratch.add(RuleMatch(rule: inBuckets[index], distance: 0), to: &matches, &count)
      }
    }
    for part in symbol.rules {
      let rule = ID<EngineRule>(rawValue: parts[part])
      if active[rule] { MatchScratch.add(RuleMatch(rule: rule, distance: 0), to: &matches, &count) }
    }
    for index in MatchScratch.matchingHeader..<scratch.matching.count {
      var rule = firstRules[Int(matching[index])]
      while !rule.isNone {
        if active[rule] { MatchScratch.add(RuleMatch(rule: rule, distance: 0), to: &matches, &count) }
        rule = nextRules[rule]
      }
    }
    return count
  }

  /// Adds the rules and the partial match of a predicate that matches.
  private mutating func addMatch(_ predicate: ID<Predicate>) {
    var rule = selectors.firstRules[predicate]
    while !rule.isNone {
      if scratch.active[rule] { scratch.add(RuleMatch(rule: rule, distance: 0)) }
      rule = selectors.nextRules[rule]
    }
    let partialMatch = selectors.partialMatchIDs[predicate]
    if !partialMatch.isNone { scratch.partialMatches.append(partialMatch) }
  }

  /// Finds the rules whose conditions match in an environment.
  private mutating func findActiveRules(_ environment: ID<LocalEnvironment>) {
    if activeRules[environment] == nil {
      activeRules[environment] = conditions.active(in: states.environments[environment].conditionContext)
    }
    scratch.activeEnvironment = environment
    scratch.active = activeRules[environment] ?? []
    // An element for each rule is enough, because no rule matches twice.
    scratch.matches.fill(scratch.active.count, with: RuleMatch(rule: .none, distance: 0))
  }
}
