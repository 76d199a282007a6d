import VStyleSelectors
import VStyleStylesheet

/// The selectors of the sheets as predicates.
///
/// A complex selector becomes a chain of predicates, one for each compound selector. A predicate to the left of a
/// combinator is a *partial match*. Elements that the combinator reaches have it in their match state or sibling state.
/// `:has()`, `of S` and `@scope` cannot be expressed by tests: the exact matcher checks them, and its answers are
/// features.
struct CompiledSelectors {
  private(set) var predicates: [Predicate] = []
  private(set) var tests: [SelectorTest] = []
  private(set) var conditions: [ElementCondition] = []
  private(set) var themes: [String] = []
  private(set) var lists: [[ID<Predicate>]] = []
  private(set) var groups: [IDRange<SelectorTest>] = []
  private(set) var partialMatches: [PartialMatch] = []
  /// The partial match of each predicate, or none.
  private(set) var partialMatchIDs: [ID<PartialMatch>] = []
  /// The first rule that each predicate is the subject of, or none.
  private(set) var firstRules: [ID<EngineRule>] = []
  /// The next rule with the same subject, for each rule, or none.
  private(set) var nextRules: [ID<EngineRule>] = []

  /// The combinator of each predicate; meaningless for a predicate without one.
  private(set) var pendingCombinators: [PendingCombinator] = []
  /// The predicates that are subjects or partial matches.
  private(set) var buckets = RuleBuckets()

  var features = FeatureTable()
  var types = NameInterner<TypeName>()

  /// Whether a selector has a sibling combinator.
  private(set) var usesSiblings = false
  /// Whether the feature set of an element does not follow from its key alone.
  var asksForPositions: Bool { !features.positions.isEmpty || !features.hasChildren.isNone || usesExactMatcher }
  /// Whether a condition or a rule needs the exact matcher.
  var usesExactMatcher: Bool { !features.exact.isEmpty || hasExactRules }
  /// Whether a rule needs the exact matcher.
  var hasExactRules: Bool { !exactRules.isEmpty || !exactLocalRules.isEmpty }
  /// The rules of sheets that the exact matcher has to check of each element.
  private(set) var exactRules: [ID<EngineRule>] = []
  /// The rules of own styles that the exact matcher has to check of the elements that have the styles.
  private(set) var exactLocalRules: [ID<LocalStyles>: [ID<EngineRule>]] = [:]
  private var exactRuleSet: Set<ID<EngineRule>> = []

  private var listIDs: [ScopedList: ID<PredicateList>] = [:]
  private var prefixes: [Prefix: ID<Predicate>] = [:]
  private var filed: Set<ID<Predicate>> = []

  /// The start of a complex selector, up to one compound selector.
  private struct Prefix: Hashable {
    let compound: CompoundSelector
    let combinator: Combinator?
    let left: ID<PartialMatch>
    let localStyles: ID<LocalStyles>
  }

  /// A selector list in a rule of own styles, or of none.
  private struct ScopedList: Hashable {
    let list: SelectorList
    let localStyles: ID<LocalStyles>
  }

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - id: the ID of the rule.
  ///   - localStyles: the list of own styles that the rule belongs to; none for a rule of a sheet.
  mutating func add(_ rule: StyleRule, id: ID<EngineRule>, localStyles: ID<LocalStyles>) {
    switch rule.target {
    case .themeRoot(let name):
      themes.append(name)
      let predicate = add([.themeRoot(ID(themes.count - 1))], nil, left: .none)
      addSubject(predicate, rule: id)
      file(predicate, under: RuleBuckets.universal)
    case .selector(let selector):
      guard rule.scope == nil, localStyles.isNone || LocalSubject.isPlain(selector) else {
        guard exactRuleSet.insert(id).inserted else { return }
        if localStyles.isNone { exactRules.append(id) } else { exactLocalRules[localStyles, default: []].append(id) }
        return
      }
      let predicate = compile(selector, localStyles)
      addSubject(predicate, rule: id)
      file(predicate, selector.subject, localStyles)
    }
  }

  private mutating func addSubject(_ predicate: ID<Predicate>, rule: ID<EngineRule>) {
    nextRules.fill(rule.index + 1, with: .none)
    nextRules[rule] = firstRules[predicate]
    firstRules[predicate] = rule
  }

  private mutating func add(_ tests: [SelectorTest], _ combinator: Combinator?, left: ID<PartialMatch>) -> ID<Predicate>
  {
    predicates.append(Predicate(tests: group(tests), combinator: combinator, left: left))
    partialMatchIDs.append(.none)
    firstRules.append(.none)
    return ID(predicates.count - 1)
  }

  private mutating func group(_ tests: [SelectorTest]) -> IDRange<SelectorTest> {
    let start = self.tests.count
    self.tests += tests
    return IDRange(start..<self.tests.count)
  }

  /// The predicate of a selector's subject.
  private mutating func compile(_ selector: ComplexSelector, _ localStyles: ID<LocalStyles>) -> ID<Predicate> {
    var last = compile(selector.first, nil, left: .none, localStyles)
    var compound = selector.first
    for step in selector.rest {
      let left = partialMatch(last, step.combinator)
      file(last, compound, localStyles)
      last = compile(step.compound, step.combinator, left: left, localStyles)
      compound = step.compound
    }
    return last
  }

  private mutating func partialMatch(_ predicate: ID<Predicate>, _ combinator: Combinator) -> ID<PartialMatch> {
    if combinator == .nextSibling || combinator == .subsequentSibling { usesSiblings = true }
    if let known = partialMatchIDs[predicate].orNil {
      partialMatches[known].combinators.insert(combinator)
      return known
    }
    partialMatches.append(PartialMatch(predicate: predicate, combinators: [combinator]))
    partialMatchIDs[predicate] = ID(partialMatches.count - 1)
    return ID(partialMatches.count - 1)
  }

  private mutating func compile(
    _ compound: CompoundSelector, _ combinator: Combinator?, left: ID<PartialMatch>, _ localStyles: ID<LocalStyles>
  ) -> ID<Predicate> {
    let prefix = Prefix(compound: compound, combinator: combinator, left: left, localStyles: localStyles)
    if let known = prefixes[prefix] { return known }
    var tests: [SelectorTest] = []
    switch compound.type {
    case .universal: break
    case .named(let name, .typeAndSubtypes): tests.append(.type(types.intern(name)))
    case .named(let name, .exactType): tests.append(.exactType(types.intern(name)))
    }
    for condition in compound.conditions { tests.append(test(condition, localStyles)) }
    let predicate = add(tests, combinator, left: left)
    prefixes[prefix] = predicate
    return predicate
  }

  private mutating func test(_ condition: SimpleSelector, _ localStyles: ID<LocalStyles>) -> SelectorTest {
    switch condition {
    case .id(let name): return .feature(features.intern(.id(ExactText(name))))
    case .class(let name): return .feature(features.intern(.className(ExactText(name))))
    case .attribute(let attribute): return .feature(features.intern(.attribute(attribute)))
    case .nesting(let list?): return .any(compile(list, localStyles))
    // An `&` without a parent rule is the scope: the view that has the style, else the root.
    case .nesting(nil): return localStyles.isNone ? .root : .feature(features.intern(.localStyles(localStyles)))
    case .unreadable: return .never
    case .pseudoClass(let pseudoClass): return test(pseudoClass, localStyles)
    }
  }

  private mutating func test(_ pseudoClass: PseudoClass, _ localStyles: ID<LocalStyles>) -> SelectorTest {
    switch pseudoClass {
    case .is(let list), .where(let list): return .any(compile(list, .none))
    case .not(let list): return .none(compile(list, .none))
    case .has: return exact(pseudoClass)
    case .nth(let nth):
      guard let position = PositionTest(nth) else { return exact(pseudoClass) }
      return .feature(features.intern(.position(position)))
    case .edge(.only, let kind):
      return all([test(.edge(.first, kind), localStyles), test(.edge(.last, kind), localStyles)])
    case .edge(let edge, let kind):
      guard let position = PositionTest(edge, kind) else { return .never }
      return .feature(features.intern(.position(position)))
    case .scope: return .root
    case .element(let condition): return test(condition)
    }
  }

  private mutating func exact(_ pseudoClass: PseudoClass) -> SelectorTest {
    .feature(features.intern(.exact(.pseudoClass(pseudoClass), slot: nil)))
  }

  private mutating func test(_ condition: ElementCondition) -> SelectorTest {
    switch condition {
    case .root: return .root
    case .empty: return all([.lacks(features.intern(.hasText)), .lacks(features.intern(.hasChildren))])
    case .state("enabled"):
      return all([.canBeDisabled, .lacks(features.intern(.state(ExactText("disabled"))))])
    case .state("normal"):
      return all(ControlStates.exclusive.sorted().map { .lacks(features.intern(.state(ExactText($0)))) })
    case .state(let name), .customState(let name):
      return .feature(features.intern(.state(ExactText(name))))
    case .theme, .scheme:
      conditions.append(condition)
      return .environment(ID(conditions.count - 1))
    }
  }

  private mutating func all(_ tests: [SelectorTest]) -> SelectorTest {
    groups.append(group(tests))
    return .all(ID(groups.count - 1))
  }

  /// The predicates of a selector list.
  private mutating func compile(_ list: SelectorList, _ localStyles: ID<LocalStyles>) -> ID<PredicateList> {
    let key = ScopedList(list: list, localStyles: localStyles)
    if let known = listIDs[key] { return known }
    let predicates = list.selectors.map { compile($0, localStyles) }
    lists.append(predicates)
    listIDs[key] = ID(lists.count - 1)
    return ID(lists.count - 1)
  }

  /// Files a predicate under the rarest bucket that its tests require: an id, a style class or own styles, a type, or
  /// the universal one.
  private mutating func file(_ predicate: ID<Predicate>, _ compound: CompoundSelector, _ localStyles: ID<LocalStyles>) {
    guard filed.insert(predicate).inserted else { return }
    var best: ID<Feature>?
    var isID = false
    for condition in compound.conditions {
      switch condition {
      case .id(let name) where !isID:
        best = features.intern(.id(ExactText(name)))
        isID = true
      case .class(let name): best = best ?? features.intern(.className(ExactText(name)))
      case .nesting where !localStyles.isNone:
        best = best ?? features.intern(.localStyles(localStyles))
      default: break
      }
    }
    if let best {
      file(predicate, under: RuleBuckets.bucket(of: best))
    } else if case .named(let name, _) = compound.type {
      file(predicate, under: RuleBuckets.bucket(of: types.intern(name)))
    } else {
      file(predicate, under: RuleBuckets.universal)
    }
  }

  private mutating func file(_ predicate: ID<Predicate>, under bucket: ID<RuleBuckets.Bucket>) {
    buckets.file(predicate, tests[predicates[predicate].tests.indices], under: bucket)
  }

  /// Builds the buckets of all predicates that were added.
  mutating func settle() {
    pendingCombinators = predicates.enumerated().map { index, predicate in
      PendingCombinator(
        direction: predicate.combinator.map(Direction.init) ?? .ancestors, partialMatch: predicate.left,
        predicate: ID(index))
    }
    buckets.settle(self)
  }

  /// The rules that a predicate is the subject of.
  func rules(of predicate: ID<Predicate>) -> [ID<EngineRule>] {
    var rules: [ID<EngineRule>] = []
    var rule = firstRules[predicate]
    while !rule.isNone {
      rules.append(rule)
      rule = nextRules[rule]
    }
    return rules
  }
}

/// Whether a selector of an element's own style tests that element alone.
enum LocalSubject {
  static func isPlain(_ selector: ComplexSelector) -> Bool {
    guard selector.rest.isEmpty else { return false }
    var hasSelf = false
    for condition in selector.first.conditions {
      switch condition {
      case .nesting(nil): hasSelf = true
      // A rule in a rule of the style.
      case .nesting(let parents?) where parents.selectors.allSatisfy(isPlain): hasSelf = true
      case .id, .class, .attribute, .pseudoClass(.element(_)), .pseudoClass(.edge(_, _)): break
      default: return false
      }
    }
    return hasSelf
  }
}
