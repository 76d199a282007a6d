import VStyleCascade

/// From elements to the rules that match them: a tree automaton that runs from the root down.
///
/// The symbol of an element is the set of features that the selectors ask for. States, symbols and results are made
/// when they are first needed, and each is kept once.
///
/// OPTIMIZATION: functions of a stage that only read it are `mutating` too. A stage that is borrowed is copied to the
/// stack for the call, 2 KB of it; that took a fifth of the time of matching.
struct MatchStage: ~Copyable {
  let limits: EngineLimits
  var stylesheet: CompiledStylesheet
  /// The environment of the tree.
  var environment: StyleEnvironment

  var selectors = CompiledSelectors()
  var propertyTables: PropertyTables
  var conditions = RuleConditions()
  var localStyles: [LocalStyles: ID<LocalStyles>] = [:]
  /// Whether own styles brought rules that no bucket has yet.
  var hasNewRules = false

  var elementKeys = ElementKeys()
  var names = ResolvedNames()
  /// The feature set of each element key, without the features of positions; none where it is not known.
  var baseFeatureSets: [ID<FeatureSet>] = []
  /// How many element keys with own styles have a feature set, counted from the first.
  var describedLocalStyles = 0
  var featureSets = FeatureSets()
  var symbols = MatchSymbols()
  var symbolResults = SymbolResults()

  var states: MatchStates
  private(set) var results: [MatchResult] = []
  private var resultIDs = PairTable<MatchPosition, MatchSymbol, MatchResult>()
  private var positions = PairTable<MatchState, SiblingState, MatchPosition>()
  var activeRules: [ID<LocalEnvironment>: [Bool]] = [:]

  /// The rules that match where cascaded styles apply.
  var matchedRules = MatchedRules()
  /// The cascaded styles of results that the style stage does not have yet.
  var newStyles: [ID<CascadedStyle>] = []
  var scratch = MatchScratch()

  /// A match state and a sibling state, as one number.
  private enum MatchPosition {}

  init(_ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment, _ limits: EngineLimits) {
    self.stylesheet = stylesheet
    self.environment = environment
    self.limits = limits
    propertyTables = PropertyTables(stylesheet.schema)
    states = MatchStates([])
  }

  /// Adds a rule of the sheets; ``settle()`` follows after the last.
  mutating func add(_ rule: StyleRule, id: ID<EngineRule>) {
    selectors.add(rule, id: id, localStyles: .none)
    conditions.add(rule)
  }

  /// Makes the automaton of the rules that were added.
  mutating func settle() {
    selectors.settle()
    states = MatchStates(selectors.partialMatches)
  }

  /// Makes the automaton again with the rules of own styles. Cascaded styles and environments stay.
  mutating func takeNewRules() {
    hasNewRules = false
    selectors.settle()
    names = ResolvedNames()
    states = MatchStates(selectors.partialMatches, after: states)
    results = []
    forgetResultIDs()
    positions = PairTable()
    activeRules = [:]
    scratch.activeEnvironment = .none
    symbols = MatchSymbols()
    symbolResults = SymbolResults()
    baseFeatureSets.removeAll()
  }

  /// Has each result made again, because themes that elements ask for are others now.
  mutating func forgetResultIDs() { resultIDs = PairTable() }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    elementKeys.trim()
    baseFeatureSets.trim()
    featureSets.trim()
    symbols.trim()
    symbolResults.trim()
    results.trim()
    matchedRules.trim()
  }

  // MARK: Results

  /// The result of a symbol in a match state and a sibling state.
  @inline(__always)
  mutating func result(
    _ state: ID<MatchState>, _ sibling: ID<SiblingState>, _ symbol: ID<MatchSymbol>
  ) -> ID<MatchResult> {
    let position = position(state, sibling)
    return resultIDs[position, symbol] ?? newResult(position, state, sibling, symbol)
  }

  /// Few sibling states are not those of a first sibling: a state and the first sibling state are an even number.
  @inline(__always)
  private mutating func position(_ state: ID<MatchState>, _ sibling: ID<SiblingState>) -> ID<MatchPosition> {
    sibling == MatchStates.firstSibling ? ID(rawValue: state.rawValue << 1) : pairedPosition(state, sibling)
  }

  @inline(never)
  private mutating func pairedPosition(_ state: ID<MatchState>, _ sibling: ID<SiblingState>) -> ID<MatchPosition> {
    if let known = positions[state, sibling] { return known }
    let position = ID<MatchPosition>(positions.count << 1 | 1)
    positions.set(state, sibling, to: position)
    return position
  }

  @inline(never)
  private mutating func newResult(
    _ position: ID<MatchPosition>, _ state: ID<MatchState>, _ sibling: ID<SiblingState>, _ symbol: ID<MatchSymbol>
  ) -> ID<MatchResult> {
    let (result, style) = match(state, sibling, symbol)
    results.append(result)
    newStyles.append(style)
    let id = ID<MatchResult>(results.count - 1)
    if resultIDs.count < limits.matchResults { resultIDs.set(position, symbol, to: id) }
    return id
  }

  /// The match state of the children of an element.
  @inline(__always)
  mutating func childState(_ result: ID<MatchResult>) -> ID<MatchState> {
    let known = results[result.index].childState
    return known.isKnown ? known.state : newChildState(result)
  }

  /// Whether children have another match state below one match result than below another.
  @inline(__always)
  mutating func givesChildrenOther(_ former: ID<MatchResult>, _ result: ID<MatchResult>) -> Bool {
    let (old, new) = (results[former.index].childState, results[result.index].childState)
    return old.isKnown && new.isKnown ? old.state != new.state : childState(former) != childState(result)
  }

  @inline(never)
  private mutating func newChildState(_ id: ID<MatchResult>) -> ID<MatchState> {
    let result = results[id]
    let above = result.childState.elementState
    let state = states.child(of: above, result.partialMatches, states[above].environment)
    results[id].childState = MatchResult.ChildState(state)
    return state
  }

  // MARK: Environments

  /// The environment with a theme that an element asks for.
  mutating func environment(theme: ID<TypeName>) -> ID<LocalEnvironment> {
    intern(LocalEnvironment(stylesheet, environment, theme: selectors.types[theme]), theme: theme)
  }

  /// The environment of the root.
  mutating func rootEnvironment() -> ID<LocalEnvironment> {
    intern(LocalEnvironment(stylesheet, environment), theme: .none)
  }

  private mutating func intern(_ environment: LocalEnvironment, theme: ID<TypeName>) -> ID<LocalEnvironment> {
    let active = conditions.activeConditional(in: environment.conditionContext)
    return states.intern(environment, theme: theme, activeRules: active, selectors.conditions)
  }
}
