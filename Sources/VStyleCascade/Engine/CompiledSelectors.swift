import VStyleSelectors

/// The selectors of a program as tests on numbers.
///
/// Every complex selector becomes a chain of predicates, one for each compound selector. A predicate that
/// stands left of a combinator is a *carrier*: whether it holds at a node is handed on to the nodes that
/// the combinator leads to. What the tests cannot express (`:has()`, `of S`, `@scope`) is left to the exact
/// matcher and enters as a feature.
struct CompiledSelectors {
  /// A condition on one node: a question and the number of what it is about.
  struct Test {
    let question: Question
    let operand: Int32

    init(_ question: Question, _ operand: Int32 = 0) {
      self.question = question
      self.operand = operand
    }
  }

  /// What a test asks.
  enum Question: UInt8 {
    case never
    /// The node has the feature.
    case feature
    /// The node does not have the feature.
    case lacks
    /// The node's class is the type or inherits from it.
    case type
    case exactType
    /// The node's class has the state `enabled`.
    case canBeDisabled
    case root
    /// The theme and scheme in force meet the condition in ``conditions``.
    case ambient
    /// The node is the root of a tree or subtree in which the theme in ``themes`` is in force.
    case themeRoot
    /// One of the predicates of the list in ``lists`` holds.
    case any
    /// None of the predicates of the list in ``lists`` holds.
    case none
    /// All of the tests of the group in ``groups`` hold.
    case all
  }

  /// A compound selector and what has to hold to its left.
  struct Predicate {
    /// The places of the tests in ``CompiledSelectors/tests``.
    let tests: Range<Int32>
    let combinator: Combinator?
    /// The carrier to the left.
    let left: Int32
  }

  /// A rule and the predicate of its subject.
  struct Subject {
    let predicate: Int32
    let rule: Int32
  }

  /// A predicate whose truth is handed on, and how.
  struct Carrier {
    let predicate: Int32
    var combinators: Set<Combinator>
  }

  private(set) var predicates: [Predicate] = []
  private(set) var tests: [Test] = []
  private(set) var conditions: [ElementCondition] = []
  private(set) var themes: [String] = []
  private(set) var lists: [[Int32]] = []
  private(set) var groups: [Range<Int32>] = []
  private(set) var carriers: [Carrier] = []
  /// The carrier of a predicate, −1 for none.
  private(set) var carrierNumbers: [Int32] = []
  /// The first rule that a predicate is the subject of, −1 for none.
  private(set) var firstRules: [Int32] = []
  /// The next rule with the same subject as a rule has, −1 for none.
  private(set) var nextRules: [Int32] = []

  /// What each predicate asks of the surroundings, by its number; of those without a combinator it says nothing.
  private(set) var leads: [Candidates.Led] = []
  /// Predicates that are subjects or carriers.
  private(set) var candidates = Candidates()

  var features = FeatureTable()
  var types = TypeNames()

  /// Whether a sibling combinator stands in a selector.
  private(set) var usesSiblings = false
  /// Whether what a node is by itself does not make up its signature.
  var asksForPlaces: Bool { !features.places.isEmpty || features.filled >= 0 || usesExactMatcher }
  /// Whether the exact matcher is needed for a condition.
  var usesExactMatcher: Bool { !features.exact.isEmpty || !exactRules.isEmpty }
  /// The rules that the exact matcher has to look at.
  private(set) var exactRules: [Int32] = []
  private var exactRuleSet: Set<Int32> = []

  private var listNumbers: [SelectorList: Int32] = [:]
  private var prefixes: [Prefix: Int32] = [:]
  private var filed: Set<Int32> = []

  private struct Prefix: Hashable {
    let compound: CompoundSelector
    let combinator: Combinator?
    let left: Int32
    let locals: Int32
  }

  /// Adds a rule.
  ///
  /// - Parameter locals: the list of own styles that the rule belongs to, −1 for a rule of a sheet.
  mutating func add(_ rule: StyleRule, number: Int32, locals: Int32) {
    switch rule.target {
    case .themeRoot(let name):
      themes.append(name)
      let predicate = add([Test(.themeRoot, Int32(themes.count - 1))], nil, left: -1)
      addSubject(predicate, rule: number)
      file(predicate, under: Candidates.always)
    case .selector(let selector):
      guard rule.scope == nil, locals < 0 || LocalSubject.isPlain(selector) else {
        if exactRuleSet.insert(number).inserted { exactRules.append(number) }
        return
      }
      let predicate = compile(selector, locals: locals)
      addSubject(predicate, rule: number)
      file(predicate, selector.subject, locals: locals)
    }
  }

  private mutating func addSubject(_ predicate: Int32, rule: Int32) {
    while nextRules.count <= Int(rule) { nextRules.append(-1) }
    nextRules[Int(rule)] = firstRules[Int(predicate)]
    firstRules[Int(predicate)] = rule
  }

  private mutating func add(_ tests: [Test], _ combinator: Combinator?, left: Int32) -> Int32 {
    predicates.append(Predicate(tests: group(tests), combinator: combinator, left: left))
    carrierNumbers.append(-1)
    firstRules.append(-1)
    return Int32(predicates.count - 1)
  }

  private mutating func group(_ tests: [Test]) -> Range<Int32> {
    let start = Int32(self.tests.count)
    self.tests += tests
    return start..<Int32(self.tests.count)
  }

  /// The predicate of a selector's subject.
  private mutating func compile(_ selector: ComplexSelector, locals: Int32) -> Int32 {
    var last = compile(selector.first, nil, left: -1, locals: locals)
    var compound = selector.first
    for step in selector.rest {
      let carrier = carrier(last, step.combinator)
      file(last, compound, locals: locals)
      last = compile(step.compound, step.combinator, left: carrier, locals: locals)
      compound = step.compound
    }
    return last
  }

  private mutating func carrier(_ predicate: Int32, _ combinator: Combinator) -> Int32 {
    if combinator == .nextSibling || combinator == .subsequentSibling { usesSiblings = true }
    let known = carrierNumbers[Int(predicate)]
    if known >= 0 {
      carriers[Int(known)].combinators.insert(combinator)
      return known
    }
    carriers.append(Carrier(predicate: predicate, combinators: [combinator]))
    carrierNumbers[Int(predicate)] = Int32(carriers.count - 1)
    return Int32(carriers.count - 1)
  }

  private mutating func compile(
    _ compound: CompoundSelector, _ combinator: Combinator?, left: Int32, locals: Int32
  ) -> Int32 {
    let prefix = Prefix(compound: compound, combinator: combinator, left: left, locals: locals)
    if let known = prefixes[prefix] { return known }
    var tests: [Test] = []
    switch compound.type {
    case .universal: break
    case .named(let name, .typeAndSubtypes): tests.append(Test(.type, types.number(name)))
    case .named(let name, .exactType): tests.append(Test(.exactType, types.number(name)))
    }
    for condition in compound.conditions { tests.append(test(condition, locals: locals)) }
    let predicate = add(tests, combinator, left: left)
    prefixes[prefix] = predicate
    return predicate
  }

  private mutating func test(_ condition: SimpleSelector, locals: Int32) -> Test {
    switch condition {
    case .id(let name): return Test(.feature, features.number(.id(ExactText(name))))
    case .class(let name): return Test(.feature, features.number(.className(ExactText(name))))
    case .attribute(let attribute): return Test(.feature, features.number(.attribute(attribute)))
    case .nesting(let list?): return Test(.any, compile(list))
    // What is bound to no parent means the scope: the view that has the style, else the root.
    case .nesting(nil): return locals >= 0 ? Test(.feature, features.number(.locals(locals))) : Test(.root)
    case .unreadable: return Test(.never)
    case .pseudoClass(let pseudoClass): return test(pseudoClass, locals: locals)
    }
  }

  private mutating func test(_ pseudoClass: PseudoClass, locals: Int32) -> Test {
    switch pseudoClass {
    case .is(let list), .where(let list): return Test(.any, compile(list))
    case .not(let list): return Test(.none, compile(list))
    case .has: return exact(pseudoClass)
    case .nth(let nth):
      guard let place = PlaceTest(nth) else { return exact(pseudoClass) }
      return Test(.feature, features.number(.place(place)))
    case .edge(.only, let kind):
      return all([test(.edge(.first, kind), locals: locals), test(.edge(.last, kind), locals: locals)])
    case .edge(let edge, let kind):
      guard let place = PlaceTest(edge, kind) else { return Test(.never) }
      return Test(.feature, features.number(.place(place)))
    case .scope: return Test(.root)
    case .element(let condition): return test(condition)
    }
  }

  private mutating func exact(_ pseudoClass: PseudoClass) -> Test {
    Test(.feature, features.number(.exact(.pseudoClass(pseudoClass), slot: nil)))
  }

  private mutating func test(_ condition: ElementCondition) -> Test {
    switch condition {
    case .root: return Test(.root)
    case .empty: return all([Test(.lacks, features.number(.text)), Test(.lacks, features.number(.filled))])
    case .state("enabled"):
      return all([Test(.canBeDisabled), Test(.lacks, features.number(.state(ExactText("disabled"))))])
    case .state("normal"):
      return all(ControlStates.exclusive.sorted().map { Test(.lacks, features.number(.state(ExactText($0)))) })
    case .state(let name), .customState(let name):
      return Test(.feature, features.number(.state(ExactText(name))))
    case .theme, .scheme:
      conditions.append(condition)
      return Test(.ambient, Int32(conditions.count - 1))
    }
  }

  private mutating func all(_ tests: [Test]) -> Test {
    groups.append(group(tests))
    return Test(.all, Int32(groups.count - 1))
  }

  /// The number of a list of predicates.
  private mutating func compile(_ list: SelectorList) -> Int32 {
    if let known = listNumbers[list] { return known }
    let predicates = list.selectors.map { compile($0, locals: -1) }
    lists.append(predicates)
    listNumbers[list] = Int32(lists.count - 1)
    return Int32(lists.count - 1)
  }

  /// Files a predicate under the rarest thing that a node must have to meet its own tests.
  private mutating func file(_ predicate: Int32, _ compound: CompoundSelector, locals: Int32) {
    guard filed.insert(predicate).inserted else { return }
    var best: Int32?
    var isID = false
    for condition in compound.conditions {
      switch condition {
      case .id(let name) where !isID:
        best = features.number(.id(ExactText(name)))
        isID = true
      case .class(let name): best = best ?? features.number(.className(ExactText(name)))
      case .nesting(nil) where locals >= 0: best = best ?? features.number(.locals(locals))
      default: break
      }
    }
    if let best {
      file(predicate, under: Candidates.feature(best))
    } else if case .named(let name, _) = compound.type {
      file(predicate, under: Candidates.type(types.number(name)))
    } else {
      file(predicate, under: Candidates.always)
    }
  }

  /// Finds out what follows from what was added.
  mutating func settle() {
    leads = predicates.enumerated().map { number, predicate in
      Candidates.Led(
        direction: predicate.combinator.map(Surroundings.place) ?? 0, carrier: predicate.left, predicate: Int32(number))
    }
    candidates.settle(self)
  }

  /// The rules that a predicate is the subject of.
  func rules(of predicate: Int32) -> [Int32] {
    var rules: [Int32] = []
    var rule = firstRules[Int(predicate)]
    while rule >= 0 {
      rules.append(rule)
      rule = nextRules[Int(rule)]
    }
    return rules
  }

  private mutating func file(_ predicate: Int32, under fact: Int32) {
    let tests = predicates[Int(predicate)].tests
    candidates.file(predicate, self.tests[Int(tests.lowerBound)..<Int(tests.upperBound)], under: fact)
  }
}

/// Numbers the names of classes.
struct TypeNames {
  private var numbers: [ExactText: Int32] = [:]
  private(set) var names: [String] = []

  /// The number of a name that was met before.
  func find(_ name: String) -> Int32? { numbers[ExactText(name)] }

  mutating func number(_ name: String) -> Int32 {
    if let known = numbers[ExactText(name)] { return known }
    numbers[ExactText(name)] = Int32(names.count)
    names.append(name)
    return Int32(names.count - 1)
  }
}

/// Whether a selector of a view's own style speaks of the view in its subject alone.
enum LocalSubject {
  static func isPlain(_ selector: ComplexSelector) -> Bool {
    guard selector.rest.isEmpty else { return false }
    var hasSelf = false
    for condition in selector.first.conditions {
      switch condition {
      case .nesting(nil): hasSelf = true
      case .id, .class, .attribute, .pseudoClass(.element(_)), .pseudoClass(.edge(_, _)): break
      default: return false
      }
    }
    return hasSelf
  }
}
