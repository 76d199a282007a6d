import VStyleStylesheet

/// The stage that finds the rules for elements: a tree automaton that runs from the root down.
///
/// The symbol of an element stands for the features that the selectors test. States and symbols are interned when they
/// are first needed. Results are cached by state, sibling state and symbol.
///
/// OPTIMIZATION: functions that only read the stage are `mutating` too. Non-mutating functions would be simpler, but
/// each call copies the borrowed stage, 2 KB, to the stack; that took a fifth of the time of matching.
struct MatchStage: ~Copyable, Sendable {
  let limits: EngineLimits
  var stylesheet: CompiledStylesheet
  /// The environment of the tree.
  var environment: StyleEnvironment

  var selectors = CompiledSelectors()
  var propertyTables: TypeTables
  var conditions = RuleConditions()
  var localStyles: [LocalStyles: ID<LocalStyles>] = [:]
  /// Whether own styles added rules that no bucket contains yet.
  var hasNewRules = false

  var elementKeys = ElementKeys()
  var names = ResolvedNames()
  /// The feature set of each element key, without the features of positions; none before it is computed.
  var baseFeatureSets: [ID<FeatureSet>] = []
  /// The number of element keys with own styles that have a feature set, counted from the first.
  var localStyleKeyCount = 0
  var featureSets = FeatureSets()
  var symbols = MatchSymbols()
  var symbolResults = SymbolResults()

  var states: MatchStates
  var trackedMatches: TrackedMatches
  private(set) var results: [MatchResult] = []
  private var resultIDs = PairTable<StatePair, MatchSymbol, MatchResult>()
  private var positions = PairTable<MatchState, SiblingState, StatePair>()
  var activeRules: [ID<LocalEnvironment>: [Bool]] = [:]

  /// The rules that match where cascaded styles apply.
  var matchedRules = MatchedRules()
  /// The cascaded styles of new results, for the style stage.
  var newStyles: [ID<CascadedStyle>] = []
  var scratch = MatchScratch()

  /// A match state and a sibling state as one ID.
  private enum StatePair {}

  init(_ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment, _ limits: EngineLimits) {
    self.stylesheet = stylesheet
    self.environment = environment
    self.limits = limits
    propertyTables = TypeTables(stylesheet.schema)
    states = MatchStates(CompiledSelectors())
    trackedMatches = TrackedMatches(CompiledSelectors())
  }

  /// Creates a stage with the tables of another one. They share memory until one of them changes.
  init(
    copying other: borrowing MatchStage, _ stylesheet: CompiledStylesheet, _ environment: StyleEnvironment,
    _ limits: EngineLimits
  ) {
    (self.limits, self.stylesheet, self.environment) = (limits, stylesheet, environment)
    selectors = other.selectors
    propertyTables = other.propertyTables
    conditions = other.conditions
    elementKeys = other.elementKeys
    names = other.names
    baseFeatureSets = other.baseFeatureSets
    featureSets = other.featureSets
    symbols = other.symbols
    symbolResults = other.symbolResults
    states = other.states
    trackedMatches = other.trackedMatches
    results = other.results
    resultIDs = other.resultIDs
    positions = other.positions
    activeRules = other.activeRules
    matchedRules = other.matchedRules
  }

  /// Whether an element ever had styles of its own.
  var hasLocalStyles: Bool { !localStyles.isEmpty || !elementKeys.withLocalStyles.isEmpty }

  /// Adds a rule of the sheets. Call ``settle()`` after the last.
  mutating func add(_ rule: StyleRule, id: ID<EngineRule>) {
    selectors.add(rule, id: id, localStyles: .none)
    conditions.add(rule)
  }

  /// Builds the automaton for the rules that were added.
  mutating func settle() {
    selectors.settle()
    states = MatchStates(selectors)
    trackedMatches = TrackedMatches(selectors)
  }

  /// Builds the automaton again with the rules of own styles. Cascaded styles and environments stay.
  mutating func addNewRules() {
    hasNewRules = false
    selectors.settle()
    names = ResolvedNames()
    let former = states
    states = MatchStates(selectors)
    trackedMatches = TrackedMatches(selectors)
    states.keepEnvironments(
      of: former, activeRules: { conditions.activeConditional(in: $0.conditionContext) }, selectors.conditions)
    results = []
    removeResultIDs()
    positions = PairTable()
    activeRules = [:]
    scratch.activeEnvironment = .none
    symbols = MatchSymbols()
    symbolResults = SymbolResults()
    baseFeatureSets.removeAll()
  }

  /// Removes the IDs of all results, so that each is computed again with the environments of elements' themes.
  mutating func removeResultIDs() { resultIDs = PairTable() }

  /// Releases unused capacity.
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

  /// The ID of a match state and a sibling state. With the first sibling state, which is the most frequent, it is even
  /// and computed; other pairs are interned with odd IDs.
  @inline(__always)
  private mutating func position(_ state: ID<MatchState>, _ sibling: ID<SiblingState>) -> ID<StatePair> {
    sibling == MatchStates.firstSibling ? ID(rawValue: state.rawValue << 1) : pairedPosition(state, sibling)
  }

  @inline(never)
  private mutating func pairedPosition(_ state: ID<MatchState>, _ sibling: ID<SiblingState>) -> ID<StatePair> {
    if let known = positions[state, sibling] { return known }
    let position = ID<StatePair>(positions.count << 1 | 1)
    positions.set(state, sibling, to: position)
    return position
  }

  @inline(never)
  private mutating func newResult(
    _ position: ID<StatePair>, _ state: ID<MatchState>, _ sibling: ID<SiblingState>, _ symbol: ID<MatchSymbol>
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

  /// The partial matches of a result from which features of other nodes follow.
  mutating func tracked(_ result: ID<MatchResult>) -> ID<PartialMatchSet> {
    states.tracked(results[result].partialMatches)
  }

  /// Whether children have different match states below two match results.
  @inline(__always)
  mutating func changesChildStates(from former: ID<MatchResult>, to result: ID<MatchResult>) -> Bool {
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

  /// The environment with a theme that an element sets.
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
