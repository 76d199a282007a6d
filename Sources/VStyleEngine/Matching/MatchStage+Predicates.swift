import VStyleSelectors

/// Whether a predicate matches, as far as the feature set decides it.
enum Answer {
  case yes
  case no
  /// It matches if its combinator leads to a partial match.
  case pending
  /// More of the match state decides.
  case depends

  /// The answer for `:not()`.
  fileprivate var opposite: Answer {
    switch self {
    case .yes: .no
    case .no: .yes
    case .pending, .depends: .depends
    }
  }
}

/// Whether predicates match an element.
extension MatchStage {
  /// The answer from a feature set alone.
  mutating func answer(_ id: ID<Predicate>, _ set: FeatureSet) -> Answer {
    let own = answer(selectors.predicates[id].tests, set)
    return own == .yes && selectors.predicates[id].combinator != nil ? .pending : own
  }

  mutating func answer(_ tests: IDRange<SelectorTest>, _ set: FeatureSet, isScopeRoot: Bool = false) -> Answer {
    var result = Answer.yes
    for index in tests.indices {
      if isScopeRoot, case .scopeRoot = selectors.tests[index] { continue }
      switch answer(selectors.tests[index], set) {
      case .no: return .no
      case .depends, .pending: result = .depends
      case .yes: continue
      }
    }
    return result
  }

  mutating func answer(_ test: SelectorTest, _ set: FeatureSet) -> Answer {
    switch test {
    case .never, .scopeRoot: .no
    case .feature(let feature): featureSets.contains(feature, in: set) ? .yes : .no
    case .lacks(let feature): featureSets.contains(feature, in: set) ? .no : .yes
    case .type(let type): propertyTables.isType(set.type, orSubtypeOf: type) ? .yes : .no
    case .exactType(let type): propertyTables.isExactly(set.type, type) ? .yes : .no
    case .canBeDisabled: propertyTables[set.type].canBeDisabled ? .yes : .no
    case .root, .environment, .themeRoot, .asks: .depends
    case .any(let list): answer(any: selectors.lists[list], set)
    case .none(let list): answer(any: selectors.lists[list], set).opposite
    case .all(let group): answer(selectors.groups[group], set)
    }
  }

  /// Whether one of some nested predicates matches.
  private mutating func answer(any list: [ID<Predicate>], _ set: FeatureSet) -> Answer {
    var result = Answer.no
    for predicate in list {
      switch nestedAnswer(predicate, set) {
      case .yes: return .yes
      case .no: continue
      case .depends, .pending: result = .depends
      }
    }
    return result
  }

  /// The answer for a nested predicate from its features and types alone. Lists inside it are not looked at, so the work
  /// is bounded by its length.
  private mutating func nestedAnswer(_ id: ID<Predicate>, _ set: FeatureSet) -> Answer {
    var result = selectors.predicates[id].combinator == nil ? Answer.yes : .depends
    for index in selectors.predicates[id].tests.indices {
      switch selectors.tests[index] {
      case .any, .none, .all, .scopeRoot: result = .depends
      default:
        switch answer(selectors.tests[index], set) {
        case .no: return .no
        case .depends, .pending: result = .depends
        case .yes: continue
        }
      }
    }
    return result
  }

  /// Whether a predicate matches an element in a match state.
  ///
  /// Answers are cached for one element and control state. ``MatchScratch/beginAnswers(_:)`` removes them for the next.
  mutating func matches(_ id: ID<Predicate>, _ set: FeatureSet, _ input: MatchInput) -> Bool {
    if let answer = scratch.answer(id) { return answer }
    let matches =
      states.leads(selectors.predicates[id], in: input) && pass(selectors.predicates[id].tests, set, input)
    scratch.set(id, matches: matches)
    return matches
  }

  private mutating func pass(_ tests: IDRange<SelectorTest>, _ set: FeatureSet, _ input: MatchInput) -> Bool {
    for index in tests.indices where !passes(selectors.tests[index], set, input) { return false }
    return true
  }

  private mutating func passes(_ test: SelectorTest, _ set: FeatureSet, _ input: MatchInput) -> Bool {
    switch test {
    case .never, .asks: return false
    case .feature(let feature): return featureSets.contains(feature, in: set)
    case .lacks(let feature): return !featureSets.contains(feature, in: set)
    case .type(let type): return propertyTables.isType(set.type, orSubtypeOf: type)
    case .exactType(let type): return propertyTables.isExactly(set.type, type)
    case .canBeDisabled: return propertyTables[set.type].canBeDisabled
    case .root: return input.isRoot
    case .scopeRoot: return scratch.isScopeRoot
    case .environment(let condition):
      return states.environments[input.environment].matches(selectors.conditions[condition])
    case .themeRoot(let theme):
      return (input.isRoot || !set.theme.isNone)
        && states.environments[input.environment].themes.contains(selectors.themes[theme])
    case .any(let list):
      for predicate in selectors.lists[list] where matches(predicate, set, input) { return true }
      return false
    case .none(let list):
      for predicate in selectors.lists[list] where matches(predicate, set, input) { return false }
      return true
    case .all(let group): return pass(selectors.groups[group], set, input)
    }
  }
}
