import VStyleSelectors
import VStyleStylesheet

/// The selectors of the sheets as predicates.
///
/// A complex selector becomes a chain of predicates, one for each compound selector. A predicate to the left of a
/// combinator is a *partial match*. Elements that the combinator reaches have it in their match state or sibling state.
/// `:has()` and `of S` ask about other nodes. Their answers are features, which follow from the *tracked* partial matches
/// of these nodes (``TreeTests``). Those about the root of a scope are in ``ScopeQuestions``.
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
  private(set) var tree = TreeTests()
  /// The rules with a `:has()` or an `of S` that names the root of its scope.
  var questions = ScopeQuestions()
  var types = NameInterner<TypeName>()

  /// Whether a selector has a sibling combinator.
  private(set) var usesSiblings = false
  /// Whether the feature set of an element does not follow from its key alone.
  var asksForPositions: Bool {
    !features.positions.isEmpty || !features.hasChildren.isNone || !questions.isEmpty || !tree.isEmpty
  }

  /// The scopes, each after the one around it.
  private(set) var scopes: [SelectorScope] = []
  /// Whether a scope may begin in another one or with a view that has own styles.
  private(set) var opensScopesInside = false
  /// The first rule in a scope that each predicate is the subject of, or none. The others follow in ``nextRules``.
  private(set) var firstScopedRules: [ID<EngineRule>] = []
  /// The partial matches of roots of scopes, with the scope around them.
  private(set) var rootMatches: [ID<PartialMatch>: ID<SelectorScope>] = [:]
  /// The scopes in no other one that begin with each partial match.
  private(set) var scopesOfRoots: [ID<PartialMatch>: [ID<SelectorScope>]] = [:]
  /// The scopes that begin with the root of the tree.
  private(set) var scopesOfTree: [ID<SelectorScope>] = []
  private var scopeIDs: [ObjectIdentifier: ID<SelectorScope>] = [:]
  private var localScopes: [ID<LocalStyles>: ID<SelectorScope>] = [:]
  /// The predicates of `:dir()`: the list that is tested, and the one with the partial match.
  private(set) var directions: [TextDirection: (list: ID<PredicateList>, whole: ID<Predicate>)] = [:]
  private var listIDs: [ListInContext: ID<PredicateList>] = [:]
  private var prefixes: [Prefix: ID<Predicate>] = [:]
  private var filed: Set<ID<Predicate>> = []

  /// The start of a complex selector, up to one compound selector.
  private struct Prefix: Hashable {
    let compound: CompoundSelector
    let combinator: Combinator?
    let left: ID<PartialMatch>
    let context: SelectorContext
  }

  private struct ListInContext: Hashable {
    let list: SelectorList
    let context: SelectorContext
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
      let context = SelectorContext(localStyles: localStyles)
      // A style of a view has no scope but the view.
      let clause = localStyles.isNone ? rule.scope : nil
      if localStyles.isNone ? clause == nil : LocalSubject.isPlain(selector) {
        let predicate = compile(selector, context)
        addSubject(predicate, rule: id)
        file(predicate, selector.subject, context)
      } else if selector.asksOthersAboutScope || clause?.asksOthersAboutScope ?? false {
        addQuestions(of: id, selector, clause, localStyles)
      } else {
        let context = SelectorContext(scope: clause.map { scope($0) } ?? scope(of: localStyles))
        let predicate = compile(selector, context)
        nextRules.fill(id.index + 1, with: .none)
        nextRules[id] = firstScopedRules[predicate]
        firstScopedRules[predicate] = id
        file(predicate, selector.subject, context)
      }
    }
  }

  // MARK: Scopes

  /// The scope of a clause.
  private mutating func scope(_ clause: ScopeClause) -> ID<SelectorScope> {
    if let known = scopeIDs[ObjectIdentifier(clause)] { return known }
    let outer = clause.outer.map { scope($0) } ?? .none
    let roots = clause.roots.map { partialMatches(of: $0, SelectorContext(scope: outer)) }
    let id = ID<SelectorScope>(scopes.count)
    scopes.append(SelectorScope(clause: clause, outer: outer, roots: roots))
    scopeIDs[ObjectIdentifier(clause)] = id
    if !outer.isNone { opensScopesInside = true }
    for match in roots ?? [] { rootMatches[match] = outer }
    if outer.isNone {
      for match in Set(roots ?? []) { scopesOfRoots[match, default: []].append(id) }
      if roots == nil { scopesOfTree.append(id) }
    }
    scopes[id].limits = clause.limits.map { partialMatches(of: $0, SelectorContext(scope: id)) } ?? []
    return id
  }

  /// The scope that is one element with own styles.
  private mutating func scope(of localStyles: ID<LocalStyles>) -> ID<SelectorScope> {
    if let known = localScopes[localStyles] { return known }
    scopes.append(SelectorScope(localStyles: features.intern(.localStyles(localStyles))))
    localScopes[localStyles] = ID(scopes.count - 1)
    opensScopesInside = true
    return ID(scopes.count - 1)
  }

  private mutating func partialMatches(of list: SelectorList, _ context: SelectorContext) -> [ID<PartialMatch>] {
    list.selectors.map { selector in
      let predicate = compile(selector, context)
      file(predicate, selector.subject, context)
      return partialMatch(predicate)
    }
  }

  private mutating func addSubject(_ predicate: ID<Predicate>, rule: ID<EngineRule>) {
    nextRules.fill(rule.index + 1, with: .none)
    nextRules[rule] = firstRules[predicate]
    firstRules[predicate] = rule
  }

  private mutating func add(
    _ tests: [SelectorTest], _ combinator: Combinator?, left: ID<PartialMatch>, scope: ID<SelectorScope> = .none
  ) -> ID<Predicate> {
    predicates.append(Predicate(tests: group(tests), combinator: combinator, left: left, scope: scope))
    partialMatchIDs.append(.none)
    firstRules.append(.none)
    firstScopedRules.append(.none)
    return ID(predicates.count - 1)
  }

  private mutating func group(_ tests: [SelectorTest]) -> IDRange<SelectorTest> {
    let start = self.tests.count
    self.tests += tests
    return IDRange(start..<self.tests.count)
  }

  /// The predicate of a selector's subject.
  mutating func compile(_ selector: ComplexSelector, _ context: SelectorContext) -> ID<Predicate> {
    var last = compile(selector.first, nil, left: .none, context)
    var compound = selector.first
    for step in selector.rest {
      let left = partialMatch(last, step.combinator)
      file(last, compound, context)
      last = compile(step.compound, step.combinator, left: left, context)
      compound = step.compound
    }
    return last
  }

  mutating func partialMatch(_ predicate: ID<Predicate>, _ combinator: Combinator) -> ID<PartialMatch> {
    if combinator == .nextSibling || combinator == .subsequentSibling { usesSiblings = true }
    let match = partialMatch(predicate)
    partialMatches[match].combinators.insert(combinator)
    return match
  }

  private mutating func partialMatch(_ predicate: ID<Predicate>) -> ID<PartialMatch> {
    if let known = partialMatchIDs[predicate].orNil { return known }
    partialMatches.append(PartialMatch(predicate: predicate))
    partialMatchIDs[predicate] = ID(partialMatches.count - 1)
    return ID(partialMatches.count - 1)
  }

  mutating func compile(
    _ compound: CompoundSelector, _ combinator: Combinator?, left: ID<PartialMatch>, _ context: SelectorContext
  ) -> ID<Predicate> {
    let prefix = Prefix(compound: compound, combinator: combinator, left: left, context: context)
    if let known = prefixes[prefix] { return known }
    var tests: [SelectorTest] = []
    switch compound.type {
    case .universal: break
    case .named(let name, .typeAndSubtypes): tests.append(.type(types.intern(name)))
    case .named(let name, .exactType): tests.append(.exactType(types.intern(name)))
    }
    for condition in compound.conditions { tests.append(test(condition, context)) }
    let predicate = add(tests, combinator, left: left, scope: context.scope)
    prefixes[prefix] = predicate
    return predicate
  }

  private mutating func test(_ condition: SimpleSelector, _ context: SelectorContext) -> SelectorTest {
    switch condition {
    case .id(let name): return .feature(features.intern(.id(ExactText(name))))
    case .class(let name): return .feature(features.intern(.className(ExactText(name))))
    case .attribute(let attribute): return .feature(features.intern(.attribute(attribute)))
    case .nesting(let list?): return .any(compile(list, context))
    case .nesting(nil): return testOfScope(context)
    case .unreadable: return .never
    case .pseudoClass(let pseudoClass): return test(pseudoClass, context)
    }
  }

  private mutating func test(_ pseudoClass: PseudoClass, _ context: SelectorContext) -> SelectorTest {
    switch pseudoClass {
    case .is(let list), .where(let list): return .any(compile(list, context))
    case .not(let list): return .none(compile(list, context))
    case .has(let relative):
      if context.asks != .never, relative.list.contains(where: \.isScope) { return question(relative, context) }
      return .feature(feature(of: relative))
    case .nth(let nth):
      if case .matching(let list) = nth.siblings {
        let isQuestion = context.asks != .never && list.contains(where: \.isScope)
        return isQuestion ? question(nth, list, context) : test(nth, list)
      }
      guard let position = PositionTest(nth) else { return .never }
      return .feature(features.intern(.position(position)))
    case .edge(.only, let kind):
      return all([test(.edge(.first, kind), context), test(.edge(.last, kind), context)])
    case .edge(let edge, let kind):
      guard let position = PositionTest(edge, kind) else { return .never }
      return .feature(features.intern(.position(position)))
    case .scope: return testOfScope(context)
    case .element(let condition): return test(condition)
    }
  }

  private mutating func feature(of relative: RelativeSelectorList) -> ID<Feature> {
    if let known = features.find(.has(relative)) { return known }
    let feature = features.intern(.has(relative))
    var firstSteps: [ID<RelativeStep>] = []
    for (selector, combinator) in zip(relative.list.selectors, relative.combinators) {
      var rest = ID<RelativeStep>.none
      for step in selector.rest.reversed() {
        rest = tree.intern(RelativeStep(combinator: step.combinator, compound: tracked(step.compound), rest: rest))
      }
      firstSteps.append(
        tree.intern(RelativeStep(combinator: combinator, compound: tracked(selector.first), rest: rest)))
    }
    tree.add(firstSteps, feature: feature)
    return feature
  }

  /// The test of `:nth-child(An+B of S)` or `:nth-last-child(An+B of S)`.
  private mutating func test(_ nth: NthSelector, _ list: SelectorList) -> SelectorTest {
    let isExact = !list.contains { if case .pseudoClass(.element(.state)) = $0 { true } else { false } }
    if let known = features.find(.count(nth)) {
      return isExact ? .feature(known) : all([.feature(known), .any(compile(list, .none))])
    }
    let feature = features.intern(.count(nth))
    let matches = list.selectors.map { selector in
      let predicate = compile(selector, .none)
      file(predicate, selector.subject, .none)
      return track(predicate)
    }
    tree.add(
      SiblingCounter(matches: matches, formula: nth.formula, start: nth.start, isExact: isExact), feature: feature)
    return isExact ? .feature(feature) : all([.feature(feature), .any(compile(list, .none))])
  }

  /// The tracked partial match of a compound selector.
  private mutating func tracked(_ compound: CompoundSelector) -> ID<PartialMatch> {
    let predicate = compile(compound, nil, left: .none, .none)
    file(predicate, compound, .none)
    return track(predicate)
  }

  private mutating func track(_ predicate: ID<Predicate>) -> ID<PartialMatch> {
    let match = partialMatch(predicate)
    partialMatches[match].isTracked = true
    return match
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
    case .direction(let name): return TextDirection(rawValue: name).map { test($0) } ?? .never
    case .theme, .scheme:
      conditions.append(condition)
      return .environment(ID(conditions.count - 1))
    }
  }

  /// The test of `:dir()`.
  ///
  /// A partial match has the elements of the direction: those with the attribute, those without one whose parent has the
  /// partial match, and the root without one if the traits have the direction.
  private mutating func test(_ direction: TextDirection) -> SelectorTest {
    if let known = directions[direction] { return .any(known.list) }
    lists.append([])
    let list = ID<PredicateList>(lists.count - 1)
    let whole = add([.any(list)], nil, left: .none)
    directions[direction] = (list, whole)
    let match = partialMatch(whole, .child)
    file(whole, under: RuleBuckets.universal)
    conditions.append(.direction(direction.rawValue))
    let ofTraits = SelectorTest.environment(ID(conditions.count - 1))
    let named = TextDirection.allCases.map { SelectorTest.lacks(features.intern(.attribute($0.attribute))) }
    lists[list] = [
      add([.feature(features.intern(.attribute(direction.attribute)))], nil, left: .none),
      add(named, .child, left: match), add(named + [.root, ofTraits], nil, left: .none),
    ]
    return .any(list)
  }

  private mutating func all(_ tests: [SelectorTest]) -> SelectorTest {
    groups.append(group(tests))
    return .all(ID(groups.count - 1))
  }

  /// The predicates of a selector list.
  mutating func compile(_ list: SelectorList, _ context: SelectorContext) -> ID<PredicateList> {
    // Lists that do not name the scope mean the same in every context.
    let context = context == .none || list.contains(where: \.isScope) ? context : .none
    let key = ListInContext(list: list, context: context)
    if let known = listIDs[key] { return known }
    let predicates = list.selectors.map { compile($0, context) }
    lists.append(predicates)
    listIDs[key] = ID(lists.count - 1)
    return ID(lists.count - 1)
  }

  /// Files a predicate under the rarest bucket that its tests require: an id, a style class or own styles, a type, or
  /// the universal one.
  private mutating func file(_ predicate: ID<Predicate>, _ compound: CompoundSelector, _ context: SelectorContext) {
    guard context.asks == .never, filed.insert(predicate).inserted else { return }
    var best: ID<Feature>?
    var isID = false
    for condition in compound.conditions {
      switch condition {
      case .id(let name) where !isID:
        best = features.intern(.id(ExactText(name)))
        isID = true
      case .class(let name): best = best ?? features.intern(.className(ExactText(name)))
      case .nesting where !context.localStyles.isNone:
        best = best ?? features.intern(.localStyles(context.localStyles))
      default: break
      }
    }
    if !context.scope.isNone {
      // Only the root of the scope matches, so the predicate is tried where the scope begins.
      if compound.isScope, scopes[context.scope].localStyles.isNone {
        scopes[context.scope].ofRoot.append(predicate)
        return
      }
      if compound.conditions.contains(where: \.isScope) { best = best ?? scopes[context.scope].localStyles.orNil }
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
}
