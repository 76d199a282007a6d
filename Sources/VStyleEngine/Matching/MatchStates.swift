import VStyleSelectors
import VStyleStylesheet

/// A state of the automaton: everything above an element that decides which selectors match it.
struct MatchState: Hashable {
  /// The partial matches of all ancestors that descendant combinators read.
  let ancestors: ID<PartialMatchSet>
  /// The partial matches of the parent that child combinators read.
  let parent: ID<PartialMatchSet>
  let environment: ID<LocalEnvironment>
  /// The themes that apply to the root, for the root itself; none for any other element.
  let rootThemes: ID<ThemeChain>
  /// The scopes that are open.
  var scopes = OpenScopes.none

  var isRoot: Bool { !rootThemes.isNone }
}

/// Everything before an element among its siblings that decides which selectors match it.
struct SiblingState: Hashable {
  /// The partial matches of the previous sibling that next-sibling combinators read.
  let previous: ID<PartialMatchSet>
  /// The partial matches of all earlier siblings that subsequent-sibling combinators read.
  let earlier: ID<PartialMatchSet>
  /// Both of each scope that is open.
  var scopes = OpenScopes.noSiblings
}

/// A match state and a sibling state, combined: everything outside the symbol that decides a match.
struct MatchInput {
  let isRoot: Bool
  let environment: ID<LocalEnvironment>
  private var ancestors: ID<PartialMatchSet>
  private var parent: ID<PartialMatchSet>
  private var previous: ID<PartialMatchSet>
  private var earlier: ID<PartialMatchSet>

  /// The input in a scope that is open.
  func inside(_ open: OpenScope, _ siblings: OpenScopes.Siblings) -> MatchInput {
    var input = self
    (input.ancestors, input.parent) = (open.ancestors, open.parent)
    (input.previous, input.earlier) = (siblings.previous, siblings.earlier)
    return input
  }

  /// - Parameter environment: the environment of the element itself.
  init(_ state: MatchState, _ sibling: SiblingState, environment: ID<LocalEnvironment>) {
    isRoot = state.isRoot
    self.environment = environment
    (ancestors, parent) = (state.ancestors, state.parent)
    (previous, earlier) = (sibling.previous, sibling.earlier)
  }

  /// The partial matches in a direction.
  @inline(__always)
  subscript(direction: Direction) -> ID<PartialMatchSet> {
    switch direction {
    case .ancestors: ancestors
    case .parent: parent
    case .previousSibling: previous
    case .earlierSiblings: earlier
    }
  }
}

/// The themes that apply to an element, the nearest first.
enum ThemeChain {}

/// An interner for the states of the tree automaton, which matches selectors from the root down.
struct MatchStates {
  /// The partial matches of one element that combinators of other elements read, by direction.
  private struct Exports {
    let ancestors: ID<PartialMatchSet>
    let parent: ID<PartialMatchSet>
    let previous: ID<PartialMatchSet>
    let earlier: ID<PartialMatchSet>
    /// Those from which features of other nodes follow.
    let tracked: ID<PartialMatchSet>
  }

  private var states: [MatchState] = []
  /// The states below the root whose parts fit into a pair of IDs.
  private var plainStates = PairTable<PartialMatchSet, PackedState, MatchState>()
  /// The other states.
  private var otherStates: [MatchState: ID<MatchState>] = [:]
  private var siblingStates: [SiblingState] = []
  private var otherSiblingStates: [SiblingState: ID<SiblingState>] = [:]
  private(set) var scopes: OpenScopes
  private var siblingStateIDs = PairTable<PartialMatchSet, PartialMatchSet, SiblingState>()
  private var nextSiblingStates = PairTable<SiblingState, PartialMatchSet, SiblingState>()
  /// The environments of the tree, one for each ``EnvironmentKey``.
  private(set) var environments: [LocalEnvironment] = []
  private var environmentIDs: [EnvironmentKey: ID<LocalEnvironment>] = [:]
  private var themeChains: [[String]: ID<ThemeChain>] = [:]
  private(set) var sets: PartialMatchSets
  private var exports: [Exports?] = []
  /// The partial matches that combinators read, by direction; empty if no selector has the combinator.
  private let masks: [[UInt64]]
  /// The partial matches that are tracked; empty if none is.
  private let trackedMask: [UInt64]
  /// The partial matches that are the same in every scope, and those that open scopes; empty without scopes.
  private let independentMask: [UInt64]
  private let rootMask: [UInt64]

  /// A set of partial matches and an environment as one ID.
  private enum PackedState {}

  /// The sibling state of a first child.
  static let firstSibling = ID<SiblingState>(0)

  /// Creates the states of some selectors.
  ///
  /// - Parameters:
  ///   - selectors: the selectors.
  init(_ selectors: CompiledSelectors) {
    let partialMatches = selectors.partialMatches
    sets = PartialMatchSets(partialMatches.count)
    scopes = OpenScopes(keepsDistances: selectors.questions.rules.contains { !$0.scope.isNone })
    func mask(where isIncluded: (PartialMatch) -> Bool) -> [UInt64] {
      var mask = [UInt64](repeating: 0, count: (partialMatches.count + 63) / 64)
      for (index, match) in partialMatches.enumerated() where isIncluded(match) {
        mask[index >> 6] |= 1 << UInt64(index & 63)
      }
      return mask.allSatisfy { $0 == 0 } ? [] : mask
    }
    masks = Direction.allCases.map { direction in
      mask { $0.combinators.contains { Direction($0) == direction } }
    }
    trackedMask = mask(where: \.isTracked)
    independentMask = mask { selectors.predicates[$0.predicate].scope.isNone }
    rootMask = mask { selectors.rootMatches[selectors.partialMatchIDs[$0.predicate]] == ID<SelectorScope>.none }
    _ = intern(SiblingState(previous: PartialMatchSets.empty, earlier: PartialMatchSets.empty))
  }

  /// The IDs of all match states.
  var all: some Sequence<ID<MatchState>> { states.indices.lazy.map { ID($0) } }

  @inline(__always)
  subscript(id: ID<MatchState>) -> MatchState { states[id] }

  @inline(__always)
  subscript(id: ID<SiblingState>) -> SiblingState { siblingStates[id] }

  // MARK: Environments

  /// The part of an environment that decides matches: its theme, and which conditions match.
  ///
  /// A change of theme or traits that no condition tests changes no state below the root.
  private struct EnvironmentKey: Hashable {
    let theme: ID<TypeName>
    let activeRules: [Bool]
    let answers: [Bool]
  }

  /// Takes over the environments of the states before rules were added. They keep their IDs, because cascaded styles
  /// refer to them.
  ///
  /// - Parameters:
  ///   - former: the states before the rules were added.
  ///   - activeRules: returns which of the rules with conditions are active in an environment.
  ///   - conditions: the conditions of selectors on themes and color schemes.
  mutating func keepEnvironments(
    of former: MatchStates, activeRules: (LocalEnvironment) -> [Bool], _ conditions: [ElementCondition]
  ) {
    environments = former.environments
    themeChains = former.themeChains
    for (key, id) in former.environmentIDs {
      let environment = environments[id]
      let key = EnvironmentKey(
        theme: key.theme, activeRules: activeRules(environment), answers: conditions.map(environment.matches))
      environmentIDs[key] = id
    }
  }

  /// The ID of an environment, which replaces the former environment with the same key.
  ///
  /// - Parameters:
  ///   - environment: the environment.
  ///   - theme: the theme that an element sets; none for the environment of the root.
  ///   - activeRules: which of the rules with conditions are active.
  ///   - conditions: the conditions of selectors on themes and color schemes.
  mutating func intern(
    _ environment: LocalEnvironment, theme: ID<TypeName>, activeRules: [Bool], _ conditions: [ElementCondition]
  ) -> ID<LocalEnvironment> {
    let key = EnvironmentKey(theme: theme, activeRules: activeRules, answers: conditions.map(environment.matches))
    if let known = environmentIDs[key] {
      environments[known] = environment
      return known
    }
    environments.append(environment)
    environmentIDs[key] = ID(environments.count - 1)
    return ID(environments.count - 1)
  }

  /// The ID of the themes of an environment.
  mutating func themeChain(of environment: ID<LocalEnvironment>) -> ID<ThemeChain> {
    let names = environments[environment].themes
    if let known = themeChains[names] { return known }
    themeChains[names] = ID(themeChains.count)
    return ID(themeChains.count - 1)
  }

  // MARK: States

  private mutating func intern(_ state: MatchState) -> ID<MatchState> {
    let isPlain =
      !state.isRoot && state.scopes == OpenScopes.none && state.environment.rawValue < 0xFF
      && state.parent.rawValue < 1 << 22
    let packed = ID<PackedState>(rawValue: state.parent.rawValue << 8 | state.environment.rawValue & 0xFF)
    if isPlain, let known = plainStates[state.ancestors, packed] { return known }
    if !isPlain, let known = otherStates[state] { return known }
    states.append(state)
    let id = ID<MatchState>(states.count - 1)
    if isPlain { plainStates.set(state.ancestors, packed, to: id) } else { otherStates[state] = id }
    return id
  }

  private mutating func intern(_ state: SiblingState) -> ID<SiblingState> {
    let isPlain = state.scopes == OpenScopes.noSiblings
    if isPlain, let known = siblingStateIDs[state.previous, state.earlier] { return known }
    if !isPlain, let known = otherSiblingStates[state] { return known }
    siblingStates.append(state)
    let id = ID<SiblingState>(siblingStates.count - 1)
    if isPlain { siblingStateIDs.set(state.previous, state.earlier, to: id) } else { otherSiblingStates[state] = id }
    return id
  }

  /// The state of the root.
  mutating func root(_ environment: ID<LocalEnvironment>) -> ID<MatchState> {
    let themes = themeChain(of: environment)
    return intern(
      MatchState(
        ancestors: PartialMatchSets.empty, parent: PartialMatchSets.empty, environment: environment, rootThemes: themes)
    )
  }

  /// The state of the children of an element with some partial matches.
  mutating func child(
    of state: ID<MatchState>, _ matches: ID<PartialMatchSet>, _ environment: ID<LocalEnvironment>,
    scopes: ID<OpenScopeList> = OpenScopes.none
  ) -> ID<MatchState> {
    let exports = exports(of: matches)
    return intern(
      MatchState(
        ancestors: sets.union(states[state].ancestors, exports.ancestors), parent: exports.parent,
        environment: environment, rootThemes: .none, scopes: scopes))
  }

  /// The sibling state after an element with some partial matches.
  mutating func sibling(
    after state: ID<SiblingState>, _ matches: ID<PartialMatchSet>,
    scopes: ID<OpenScopeSiblings> = OpenScopes.noSiblings
  ) -> ID<SiblingState> {
    let isPlain = scopes == OpenScopes.noSiblings && siblingStates[state].scopes == OpenScopes.noSiblings
    if isPlain, let known = nextSiblingStates[state, matches] { return known }
    let exports = exports(of: matches)
    let next = intern(
      SiblingState(
        previous: exports.previous, earlier: sets.union(siblingStates[state].earlier, exports.earlier),
        scopes: scopes))
    if isPlain { nextSiblingStates.set(state, matches, to: next) }
    return next
  }

  // MARK: Scopes

  /// The partial matches of a set that are the same in every scope.
  mutating func independent(_ matches: ID<PartialMatchSet>) -> ID<PartialMatchSet> {
    sets.intersection(of: matches, mask: independentMask)
  }

  /// Whether an element with some partial matches is the root of a scope that is in no other one.
  mutating func opensScope(_ matches: ID<PartialMatchSet>) -> Bool {
    sets.intersection(of: matches, mask: rootMask) != PartialMatchSets.empty
  }

  /// The partial matches of a set that make an element such a root.
  mutating func rootMatches(in matches: ID<PartialMatchSet>) -> [ID<PartialMatch>] {
    let roots = sets.intersection(of: matches, mask: rootMask)
    return sets.members(of: roots)
  }

  /// Whether a partial match makes an element such a root.
  func opensScope(_ match: ID<PartialMatch>) -> Bool {
    !rootMask.isEmpty && rootMask[match.index >> 6] >> UInt64(match.index & 63) & 1 == 1
  }

  /// The list of the scopes that are open for the children of an element, after those at the element itself ran.
  mutating func childScopes(_ running: [MatchedScope]) -> ID<OpenScopeList> {
    guard !running.isEmpty else { return OpenScopes.none }
    var positions: [Int32] = []
    var list: [OpenScope] = []
    positions.reserveCapacity(running.count)
    list.reserveCapacity(running.count)
    for open in running {
      positions.append(-1)
      guard !open.isLimited, !open.isLocal, open.outer < 0 || positions[Int(open.outer)] >= 0 else { continue }
      let exports = exports(of: open.matches)
      let next = OpenScope(
        scope: open.scope, level: open.level + 1, outer: open.outer < 0 ? -1 : positions[Int(open.outer)],
        ancestors: sets.union(open.ancestors, exports.ancestors), parent: exports.parent)
      // Of scopes that nothing further can tell apart, the nearest one decides.
      if let known = list.firstIndex(where: { $0.isLike(next) }) {
        positions[positions.count - 1] = Int32(known)
        list[known].level = min(list[known].level, next.level)
      } else {
        positions[positions.count - 1] = Int32(list.count)
        list.append(next)
      }
    }
    return scopes.intern(list)
  }

  /// The partial matches of earlier siblings in each scope that is open around an element.
  mutating func siblingScopes(after former: ID<OpenScopeSiblings>, _ running: [MatchedScope]) -> ID<OpenScopeSiblings> {
    var siblings: [OpenScopes.Siblings] = []
    for open in running where !open.isNew {
      let exports = exports(of: open.matches)
      let earlier = scopes.siblings(former, at: siblings.count).earlier
      siblings.append(
        OpenScopes.Siblings(previous: exports.previous, earlier: sets.union(earlier, exports.earlier)))
    }
    return scopes.intern(siblings)
  }

  /// The partial matches of a set from which features of other nodes follow.
  mutating func tracked(_ matches: ID<PartialMatchSet>) -> ID<PartialMatchSet> { exports(of: matches).tracked }

  private mutating func exports(of matches: ID<PartialMatchSet>) -> Exports {
    if matches.index < exports.count, let known = exports[matches] { return known }
    func part(_ direction: Direction) -> ID<PartialMatchSet> {
      sets.intersection(of: matches, mask: masks[direction.rawValue])
    }
    let new = Exports(
      ancestors: part(.ancestors), parent: part(.parent), previous: part(.previousSibling),
      earlier: part(.earlierSiblings), tracked: sets.intersection(of: matches, mask: trackedMask))
    exports.fill(matches.index + 1, with: nil)
    exports[matches] = new
    return new
  }

  /// A set with some partial matches added.
  mutating func adding(_ matches: IDBuffer, to set: ID<PartialMatchSet>) -> ID<PartialMatchSet> {
    sets.adding(matches, to: set)
  }

  /// Finds the indices of the first words of the sets that an element's combinators read, by direction.
  func findStarts(_ input: MatchInput, _ starts: inout [Int]) {
    // OPTIMIZATION: a loop over all cases would be simpler, but it would allocate an array of them.
    starts[Direction.ancestors.rawValue] = sets.start(of: input[.ancestors])
    starts[Direction.parent.rawValue] = sets.start(of: input[.parent])
    starts[Direction.previousSibling.rawValue] = sets.start(of: input[.previousSibling])
    starts[Direction.earlierSiblings.rawValue] = sets.start(of: input[.earlierSiblings])
  }

  /// Whether a predicate's combinator leads to its partial match.
  @inline(__always)
  func leads(_ predicate: Predicate, in input: MatchInput) -> Bool {
    guard let combinator = predicate.combinator else { return true }
    return sets.contains(predicate.left, in: input[Direction(combinator)])
  }
}
