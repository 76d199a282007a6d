import VStyleSelectors
import VStyleStylesheet

/// Matching in scopes. Each root that is open at an element is an open scope of its own.
extension MatchStage {
  /// Whether scopes have to be followed at an element.
  mutating func followsScopes(_ state: MatchState, _ symbol: MatchSymbol, _ matches: ID<PartialMatchSet>) -> Bool {
    guard !selectors.scopes.isEmpty else { return false }
    return state.scopes != OpenScopes.none || state.isRoot || symbol.asksScopes || states.opensScope(matches)
  }

  /// Matches the open scopes at an element, and finds the rules that match in them.
  ///
  /// - Parameters:
  ///   - set: the feature set of the element; `nil` for a plain symbol.
  ///   - matches: the partial matches of the element outside of scopes.
  mutating func matchScopes(
    _ symbol: MatchSymbol, _ set: FeatureSet?, _ state: MatchState, _ sibling: SiblingState, _ input: MatchInput,
    _ matches: ID<PartialMatchSet>
  ) {
    scratch.scopes.removeAll(keepingCapacity: true)
    scratch.scopedMatches.removeAll(keepingCapacity: true)
    let element = ScopedElement(
      symbol: symbol, set: set, input: input, matches: matches, independent: states.independent(matches))
    let inherited = states.scopes[state.scopes]
    let opens = input.isRoot || selectors.opensScopesInside || states.opensScope(matches)
    // The index of each inherited scope in the list of matched ones.
    var positions: [Int32] = []
    var part = symbol.scoped.lowerBound
    for scope in scopes(inherited, element, opens: opens) {
      while part < symbol.scoped.upperBound, self.scope(ofPart: part) < scope { part += 1 }
      let start = part
      while part < symbol.scoped.upperBound, self.scope(ofPart: part) == scope { part += 1 }
      let predicates = start..<part
      if opens {
        for outer in outersOfNewScopes(scope, element, hasPredicates: !predicates.isEmpty) {
          let open = MatchedScope(
            scope: scope, level: 0, outer: outer, isNew: true, isLocal: !selectors.scopes[scope].localStyles.isNone,
            ancestors: input[.ancestors])
          run(open, predicates, element, input)
        }
      }
      while positions.count < inherited.count, inherited[positions.count].scope == scope {
        let open = inherited[positions.count]
        let running = MatchedScope(
          scope: scope, level: open.level, outer: open.outer < 0 ? -1 : positions[Int(open.outer)], isNew: false,
          isLocal: false, ancestors: open.ancestors)
        let siblings = states.scopes.siblings(sibling.scopes, at: positions.count)
        let input = input.inside(open, siblings)
        positions.append(Int32(scratch.scopes.count))
        run(running, predicates, element, input)
      }
    }
  }

  /// The scopes to match an element in, in order: those that are open, and those that may begin with it.
  private mutating func scopes(
    _ inherited: [OpenScope], _ element: ScopedElement, opens: Bool
  ) -> [ID<SelectorScope>] {
    if opens, selectors.opensScopesInside { return selectors.scopes.indices.map { ID($0) } }
    var scopes: [ID<SelectorScope>] = []
    // Several roots of a scope may be open. They follow each other.
    for open in inherited where scopes.last != open.scope { scopes.append(open.scope) }
    guard opens else { return scopes }
    let roots = states.rootMatches(in: element.matches).flatMap { selectors.scopesOfRoots[$0] ?? [] }
    return Set(scopes + roots + (element.input.isRoot ? selectors.scopesOfTree : [])).sorted()
  }

  private mutating func scope(ofPart part: Int) -> ID<SelectorScope> {
    selectors.predicates[ID<Predicate>(rawValue: symbols.parts[part])].scope
  }

  /// An element that is matched in scopes.
  struct ScopedElement {
    let symbol: MatchSymbol
    let set: FeatureSet?
    let input: MatchInput
    /// The partial matches outside of scopes.
    let matches: ID<PartialMatchSet>
    /// Those of them that are the same in every scope.
    let independent: ID<PartialMatchSet>
  }

  /// The open scopes of the scope around a scope in which the element is a root, by index; −1 for a root without a scope
  /// around it.
  private mutating func outersOfNewScopes(
    _ id: ID<SelectorScope>, _ element: ScopedElement, hasPredicates: Bool
  ) -> [Int32] {
    let scope = selectors.scopes[id]
    if !scope.localStyles.isNone { return hasPredicates ? [-1] : [] }
    guard !scope.outer.isNone else {
      let isRoot = scope.roots.map { contains($0, in: element.matches) } ?? element.input.isRoot
      return isRoot ? [-1] : []
    }
    var outers: [Int32] = []
    for (index, open) in scratch.scopes.enumerated() where open.scope == scope.outer && !open.isLimited {
      if scope.roots.map({ contains($0, in: open.matches) }) ?? open.isNew { outers.append(Int32(index)) }
    }
    return outers
  }

  private mutating func contains(_ matches: [ID<PartialMatch>], in set: ID<PartialMatchSet>) -> Bool {
    matches.contains { states.sets.contains($0, in: set) }
  }

  /// Matches the element in one open scope, which is added to the matched ones.
  private mutating func run(
    _ open: MatchedScope, _ predicates: Range<Int>, _ element: ScopedElement, _ input: MatchInput
  ) {
    scratch.isScopeRoot = open.isNew
    scratch.beginAnswers(selectors.predicates.count)
    scratch.partialMatches.clear()
    scratch.scopedRules.clear()
    for part in predicates {
      let predicate = ID<Predicate>(rawValue: symbols.parts[part])
      if matches(predicate, element.set, input) { add(predicate) }
    }
    if open.isNew {
      for predicate in selectors.scopes[open.scope].ofRoot
      where states.leads(selectors.predicates[predicate], in: input) {
        add(predicate)
      }
    }
    scratch.isScopeRoot = false
    var open = open
    open.matches = states.adding(scratch.partialMatches, to: element.independent)
    open.isLimited =
      open.outer >= 0 && scratch.scopes[Int(open.outer)].isLimited
      || contains(selectors.scopes[open.scope].limits, in: open.matches)
    scratch.scopes.append(open)
    guard !open.isLimited else { return }
    for index in 0..<scratch.scopedRules.count {
      let rule = ID<EngineRule>(rawValue: scratch.scopedRules[index])
      if scratch.active[rule] { scratch.scopedMatches.append(RuleMatch(rule: rule, distance: open.level)) }
    }
  }

  /// Whether a predicate matches in a scope. For a plain symbol, its own tests but `:scope` are known to pass.
  private mutating func matches(_ id: ID<Predicate>, _ set: FeatureSet?, _ input: MatchInput) -> Bool {
    if let set { return matches(id, set, input) }
    return (scratch.isScopeRoot || !selectors.needsScopeRoot(id)) && states.leads(selectors.predicates[id], in: input)
  }

  private mutating func add(_ predicate: ID<Predicate>) {
    let partialMatch = selectors.partialMatchIDs[predicate]
    if !partialMatch.isNone { scratch.partialMatches.append(partialMatch) }
    var rule = selectors.firstScopedRules[predicate]
    while !rule.isNone {
      scratch.scopedRules.append(rule)
      rule = selectors.nextRules[rule]
    }
  }

  /// Adds the rules that match in scopes to the matches of the element, each with the nearest root. Distances become
  /// ranks, because only their order decides.
  mutating func addScopedMatches() {
    guard !scratch.scopedMatches.isEmpty else { return }
    let matches = scratch.scopedMatches.sorted { ($0.rule, $0.distance) < ($1.rule, $1.distance) }
    let nearest = matches.indices.filter { $0 == 0 || matches[$0 - 1].rule != matches[$0].rule }.map { matches[$0] }
    let ranks = states.scopes.keepsDistances ? nil : Ranks(nearest.map(\.distance))
    for match in nearest {
      scratch.add(RuleMatch(rule: match.rule, distance: ranks?[match.distance] ?? match.distance))
    }
  }
}
