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
    let result: SymbolResult
    if symbol.isPlain, !input.isRoot {
      result = symbolResults.find(scratch.matching) ?? newSymbolResult(symbol, input)
    } else {
      result = symbolResult(symbol, input, theme: theme)
    }
    let match = MatchResult(
      partialMatches: result.partialMatches,
      siblingState: selectors.usesSiblings
        ? states.sibling(after: sibling, result.partialMatches) : MatchStates.firstSibling,
      // The element's own theme applies to its descendants too.
      childState: theme.isNone
        ? .init(below: state) : .init(states.child(of: state, result.partialMatches, environment)))
    return (match, result.style)
  }

  private mutating func newSymbolResult(_ symbol: MatchSymbol, _ input: MatchInput) -> SymbolResult {
    let result = symbolResult(symbol, input, theme: .none)
    symbolResults.add(result)
    return result
  }

  /// The result of a symbol and the pending combinators that match.
  private mutating func symbolResult(
    _ symbol: MatchSymbol, _ input: MatchInput, theme: ID<TypeName>
  ) -> SymbolResult {
    // The precedence of theme rules depends on all themes that apply.
    let hasOwnThemes = input.isRoot || !theme.isNone
    let themes = hasOwnThemes ? states.themeChain(of: input.environment) : .none
    matchedRules.begin(type: symbol.type, environment: input.environment, themes: themes, isRoot: input.isRoot)
    findRules(symbol, input, slot: nil)
    let partialMatches = states.adding(scratch.partialMatches, to: symbol.partialMatches)
    if !symbol.isPlain, propertyTables.hasSlots(symbol.type) {
      for slot in propertyTables[symbol.type].slots {
        let forced = self.symbol(of: forced(symbol.featureSet, slot: slot))
        findMatching(symbols[forced], forced, input)
        findRules(symbols[forced], input, slot: slot)
      }
    }
    return SymbolResult(style: matchedRules.intern(), partialMatches: partialMatches)
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

  /// Adds a pass with the rules that match, and finds the partial matches that depend on the match state.
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
    scratch.sortMatches()
    matchedRules.add(scratch.matches, count: scratch.matchCount)
  }

  /// Adds the rules that depend on more of the match state, and those for which the exact matcher found a match.
  private mutating func findConditionalRules(_ symbol: MatchSymbol, _ input: MatchInput, slot: String?) {
    guard !symbol.conditional.isEmpty || selectors.hasExactRules else { return }
    let set = featureSets[symbol.featureSet]
    if !symbol.conditional.isEmpty {
      scratch.beginAnswers(selectors.predicates.count)
      for part in symbol.conditional {
        let predicate = ID<Predicate>(rawValue: symbols.parts[part])
        if matches(predicate, set, input) { addMatch(predicate) }
      }
    }
    if selectors.hasExactRules {
      for index in set.features {
        let feature = selectors.features[featureSets.feature(at: index)]
        guard case .exactRule(let rule, let distance, slot) = feature, scratch.active[rule] else { continue }
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
