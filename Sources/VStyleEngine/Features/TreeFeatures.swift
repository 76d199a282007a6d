import VStyleSelectors
import VStyleSyntax

/// What is known of a node for ``TreeTests``.
struct TreeState {
  /// The steps that lead somewhere from the node.
  var reached = TreeFeatures.noSteps
  /// The steps that lead somewhere, to this node or beyond, from its parent or from the sibling before it.
  var offered = TreeFeatures.noSteps
  /// The counts of the matching siblings up to the node, from the first sibling.
  var before = TreeFeatures.noCounts
  /// The counts of the matching siblings up to the node, from the last sibling.
  var after = TreeFeatures.noCounts
  /// The features that follow.
  var features = TreeFeatures.noFeatures
}

/// A set of steps.
enum StepSet {}

/// A list of features.
enum FeatureList {}

/// The tables of the features that follow from other nodes of the tree, with the state of each node as an ID.
struct TreeFeatures {
  static let noSteps = ID<StepSet>(0)
  static let noCounts = ID<SiblingCounts>(0)
  static let noFeatures = ID<FeatureList>(0)
  /// The state of a node that was never settled.
  static let unsettled = ID<TreeState>(0)

  /// The nodes to settle in the next flush.
  var pending: [ID<Node>] = []
  /// The nodes to settle, by the number of their ancestors; empty between flushes.
  var levels: [[ID<Node>]] = []

  /// Whether a test counts from the first sibling.
  let countsFromFirst: Bool
  /// The counts up to each node from the first sibling while all nodes are settled; empty otherwise.
  var before: [ID<SiblingCounts>] = []
  private let tests: TreeTests
  private var rows = SequenceInterner<TreeState>()
  private var states: [TreeState] = []
  private var stepSets = SequenceInterner<StepSet>()
  private var counts: SiblingCountTable
  private var featureLists = SequenceInterner<FeatureList>()
  /// The number of children that offer a step to a node.
  private var offers = PairTable<Node, RelativeStep, Offers>()

  /// The feature sets with another list of features that follow from other nodes.
  var replaced = PairTable<FeatureSet, FeatureList, FeatureSet>()

  private var changes = PairTable<StepSet, StepSet, OfferChange>()
  private var stepChanges: [(added: [ID<RelativeStep>], removed: [ID<RelativeStep>])] = []
  private var toggled = PairTable<StepSet, RelativeStep, StepSet>()
  private var joined = PairTable<StepSet, StepSet, StepSet>()
  private var offered = PairTable<PartialMatchSet, StepSet, StepSet>()
  private var nextCounts = PairTable<SiblingCounts, DirectedMatches, SiblingCounts>()
  private var featureKeys = SequenceInterner<FeatureKey>()
  private var featuresOfKeys: [ID<FeatureList>] = []
  private var ownKeys = PairTable<TreeState, PartialMatchSet, OwnKey>()
  private var neighborKeys = PairTable<SiblingCounts, TreeState, NeighborKey>()
  private var settledStates = PairTable<OwnKey, NeighborKey, TreeState>()

  /// A number of children.
  private enum Offers {}
  private enum OfferChange {}
  /// A set of partial matches and the end that counts begin at, as one ID.
  private enum DirectedMatches {}
  /// Everything that the features of a node follow from.
  private enum FeatureKey {}
  /// The former state of a node and its tracked partial matches.
  private enum OwnKey {}
  /// The counts up to the sibling before a node, and the state of the one after it.
  private enum NeighborKey {}

  init(_ tests: TreeTests) {
    self.tests = tests
    countsFromFirst = tests.counters.contains { $0.counter.start == .first }
    _ = stepSets.intern([])
    counts = SiblingCountTable(tests.counters.count)
    _ = featureLists.intern([])
    _ = intern(TreeState())
  }

  subscript(id: ID<TreeState>) -> TreeState { states[id] }

  private mutating func intern(_ state: TreeState) -> ID<TreeState> {
    let id = rows.intern([
      state.reached.rawValue, state.offered.rawValue, state.before.rawValue, state.after.rawValue,
      state.features.rawValue,
    ])
    if id.index == states.count { states.append(state) }
    return id
  }

  /// The features of a state.
  mutating func features(of state: ID<TreeState>) -> [ID<Feature>] {
    featureLists[states[state].features].map { ID(rawValue: $0) }
  }

  /// The state of a node, from its former state and those of its neighbors.
  ///
  /// OPTIMIZATION: the steps below would be simpler without a cache of the result, but each of them looks something up.
  /// Elements are alike, so few combinations occur.
  ///
  /// - Parameters:
  ///   - former: the state with the steps that the node is known to reach.
  ///   - matches: the tracked partial matches of the node.
  ///   - before: the counts up to the sibling before it.
  ///   - next: the state of the sibling after it; ``unsettled`` if there is none, or if no test reads siblings.
  mutating func settled(
    _ former: ID<TreeState>, _ matches: ID<PartialMatchSet>, before: ID<SiblingCounts>, next: ID<TreeState>,
    _ sets: PartialMatchSets
  ) -> ID<TreeState> {
    let (own, neighbors) = (ownKeys.id(of: former, matches), neighborKeys.id(of: before, next))
    if let known = settledStates[own, neighbors] { return known }
    let after = states[next].after
    var state = TreeState()
    state.reached = reached(states[former].reached, next: states[next].offered)
    state.offered = offered(matches, state.reached, sets)
    state.before = counts(after: before, matches, isFromLast: false, sets)
    state.after = counts(after: after, matches, isFromLast: true, sets)
    state.features = features(state.reached, matches, before, after, sets)
    let settled = intern(state)
    settledStates.set(own, neighbors, to: settled)
    return settled
  }

  // MARK: Steps

  /// The steps of a set that lead to descendants.
  mutating func stepsDown(_ set: ID<StepSet>) -> [ID<RelativeStep>] {
    stepSets[set].map { ID(rawValue: $0) }.filter { !tests[$0].isSibling }
  }

  /// The steps to descendants that a set has and another one has not.
  mutating func change(
    from former: ID<StepSet>, to set: ID<StepSet>
  ) -> (added: [ID<RelativeStep>], removed: [ID<RelativeStep>]) {
    if let known = changes[former, set] { return stepChanges[known] }
    let (old, new) = (stepsDown(former), stepsDown(set))
    changes.set(former, set, to: ID(stepChanges.count))
    stepChanges.append((new.filter { !old.contains($0) }, old.filter { !new.contains($0) }))
    return stepChanges[stepChanges.count - 1]
  }

  /// A set with a step added, or without it if the set has it.
  private mutating func toggled(_ set: ID<StepSet>, _ step: ID<RelativeStep>) -> ID<StepSet> {
    if let known = toggled[set, step] { return known }
    let words = Set(stepSets[set]).symmetricDifference([step.rawValue])
    let id = stepSets.intern(words.sorted())
    toggled.set(set, step, to: id)
    return id
  }

  /// Changes the number of children that offer a step to a node.
  ///
  /// - Returns: the other state of the node if the step now leads somewhere or no longer does.
  mutating func count(
    _ step: ID<RelativeStep>, by change: Int, at node: ID<Node>, _ state: ID<TreeState>
  ) -> ID<TreeState>? {
    let former = offers[node, step]?.index ?? 0
    offers.set(node, step, to: ID(former + change))
    guard former == 0 || former + change == 0 else { return nil }
    var state = states[state]
    state.reached = toggled(state.reached, step)
    return intern(state)
  }

  /// Removes the counts of a node that left the tree.
  mutating func removeCounts(of node: ID<Node>, _ state: ID<TreeState>) {
    for step in stepsDown(states[state].reached) { offers.set(node, step, to: ID(0)) }
  }

  /// The steps that lead somewhere: those to descendants of a former set, and those that the next sibling offers.
  private mutating func reached(_ former: ID<StepSet>, next offered: ID<StepSet>) -> ID<StepSet> {
    guard tests.stepsToSiblings else { return former }
    if let known = joined[former, offered] { return known }
    let siblings = stepSets[offered].filter { tests[ID(rawValue: $0)].isSibling }
    let set = stepSets.intern((stepsDown(former).map(\.rawValue) + siblings).sorted())
    joined.set(former, offered, to: set)
    return set
  }

  /// The steps that a node with some tracked partial matches offers.
  private mutating func offered(
    _ matches: ID<PartialMatchSet>, _ reached: ID<StepSet>, _ sets: PartialMatchSets
  ) -> ID<StepSet> {
    if matches == PartialMatchSets.empty, reached == Self.noSteps { return Self.noSteps }
    if let known = offered[matches, reached] { return known }
    let led = Set(stepSets[reached])
    var words = led.filter { tests[ID(rawValue: $0)].isFar }
    for match in sets.members(of: matches) {
      for step in tests.stepsTo[match] ?? [] {
        let rest = tests[step].rest
        if rest.isNone || led.contains(rest.rawValue) { words.insert(step.rawValue) }
      }
    }
    let set = stepSets.intern(words.sorted())
    offered.set(matches, reached, to: set)
    return set
  }

  // MARK: Positions

  /// The counts up to a node with some tracked partial matches, after those up to its neighbor.
  mutating func counts(
    after former: ID<SiblingCounts>, _ matches: ID<PartialMatchSet>, isFromLast: Bool, _ sets: PartialMatchSets
  ) -> ID<SiblingCounts> {
    if tests.counters.isEmpty || matches == PartialMatchSets.empty { return former }
    let key = ID<DirectedMatches>(rawValue: matches.rawValue << 1 | (isFromLast ? 1 : 0))
    if let known = nextCounts[former, key] { return known }
    var next = former
    for index in counters(of: matches, sets) {
      let counter = tests.counters[index].counter
      guard (counter.start == .last) == isFromLast else { continue }
      next = counts.setting(counter.count(after: counts[next, index]), at: index, of: next)
    }
    nextCounts.set(former, key, to: next)
    return next
  }

  /// The indices of the counters that count a node with some tracked partial matches.
  private func counters(of matches: ID<PartialMatchSet>, _ sets: PartialMatchSets) -> Set<Int> {
    Set(sets.members(of: matches).flatMap { tests.countersOf[$0] ?? [] })
  }

  // MARK: Features

  /// The features of a node.
  ///
  /// - Parameters:
  ///   - reached: the steps that lead somewhere.
  ///   - matches: the tracked partial matches of the node.
  ///   - before: the counts up to the sibling before it.
  ///   - after: the counts up to the sibling after it.
  private mutating func features(
    _ reached: ID<StepSet>, _ matches: ID<PartialMatchSet>, _ before: ID<SiblingCounts>, _ after: ID<SiblingCounts>,
    _ sets: PartialMatchSets
  ) -> ID<FeatureList> {
    let counted = tests.counters.isEmpty ? [] : [matches.rawValue, before.rawValue, after.rawValue]
    let key = featureKeys.intern([reached.rawValue] + counted)
    if key.index < featuresOfKeys.count { return featuresOfKeys[key] }
    var features: Set<Int32> = []
    for step in stepSets[reached] {
      for feature in tests.featuresOfSteps[ID(rawValue: step)] ?? [] { features.insert(feature.rawValue) }
    }
    for index in counters(of: matches, sets).union(tests.inexactCounters) {
      let (counter, feature) = tests.counters[index]
      let count = counts[counter.start == .last ? after : before, index]
      if counter.formula.contains(Int(count) + 1) { features.insert(feature.rawValue) }
    }
    let list = featureLists.intern(features.sorted())
    featuresOfKeys.append(list)
    return list
  }
}
