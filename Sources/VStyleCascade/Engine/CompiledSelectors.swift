import VStyleSelectors

/// The selectors of a program as tests on numbers.
///
/// Every complex selector becomes a chain of predicates, one for each compound selector. A predicate that
/// stands left of a combinator is a *carrier*: whether it holds at a node is handed on to the nodes that
/// the combinator leads to. What the tests cannot express (`:has()`, `of S`, `@scope`) is left to the exact
/// matcher and enters as a feature.
struct CompiledSelectors {
  /// A condition on one node.
  enum Test {
    case never
    case feature(Int32)
    case lacks(Int32)
    /// The node's class is the type or inherits from it.
    case type(Int32)
    case exactType(Int32)
    /// The node's class has the state `enabled`.
    case canBeDisabled
    case root
    /// Holds where the theme and scheme in force meet a condition.
    case ambient(ElementCondition)
    /// The node is the root of a tree or subtree in which the theme is in force.
    case themeRoot(String)
    /// One of the predicates holds.
    case any([Int32])
    /// None of the predicates holds.
    case none([Int32])
    /// All of the tests hold.
    case all([Test])
  }

  /// A compound selector and what has to hold to its left.
  struct Predicate {
    let tests: [Test]
    let combinator: Combinator?
    /// The carrier to the left.
    let left: Int32
    /// Whether the tests alone decide, whatever the surroundings.
    let isLocal: Bool
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
  private(set) var carriers: [Carrier] = []
  /// The carrier of a predicate, −1 for none.
  private(set) var carrierNumbers: [Int32] = []
  /// The rules that a predicate is the subject of.
  private(set) var rules: [[Int32]] = []

  /// Predicates that are subjects or carriers, filed under one thing that a node must have.
  private(set) var byFeature: [Int32: [Int32]] = [:]
  private(set) var byType: [Int32: [Int32]] = [:]
  private(set) var others: [Int32] = []

  var features = FeatureTable()
  var types = TypeNames()

  /// Whether a sibling combinator stands in a selector.
  private(set) var usesSiblings = false
  /// Whether the exact matcher is needed for a condition.
  var usesExactMatcher: Bool { !features.exact.isEmpty || !exactRules.isEmpty }
  /// The rules that the exact matcher has to look at.
  private(set) var exactRules: [Int32] = []
  private var exactRuleSet: Set<Int32> = []

  private var lists: [SelectorList: [Int32]] = [:]
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
      let predicate = add(Predicate(tests: [.themeRoot(name)], combinator: nil, left: -1, isLocal: false))
      addSubject(predicate, rule: number)
      others.append(predicate)
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

  private mutating func addSubject(_ predicate: Int32, rule: Int32) { rules[Int(predicate)].append(rule) }

  private mutating func add(_ predicate: Predicate) -> Int32 {
    predicates.append(predicate)
    carrierNumbers.append(-1)
    rules.append([])
    return Int32(predicates.count - 1)
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
    case .named(let name, .classAndSubclasses): tests.append(.type(types.number(name)))
    case .named(let name, .exactClass): tests.append(.exactType(types.number(name)))
    }
    for condition in compound.conditions { tests.append(test(condition, locals: locals)) }
    let predicate = add(
      Predicate(
        tests: tests, combinator: combinator, left: left, isLocal: combinator == nil && tests.allSatisfy(isLocal)))
    prefixes[prefix] = predicate
    return predicate
  }

  private func isLocal(_ test: Test) -> Bool {
    switch test {
    case .never, .feature, .lacks, .type, .exactType, .canBeDisabled: true
    case .root, .ambient, .themeRoot: false
    case .any(let list), .none(let list): list.allSatisfy { predicates[Int($0)].isLocal }
    case .all(let tests): tests.allSatisfy(isLocal)
    }
  }

  private mutating func test(_ condition: SimpleSelector, locals: Int32) -> Test {
    switch condition {
    case .id(let name): return .feature(features.number(.id(ExactText(name))))
    case .class(let name): return .feature(features.number(.className(ExactText(name))))
    case .attribute(let attribute): return .feature(features.number(.attribute(attribute)))
    case .nesting(let list?): return .any(compile(list))
    // What is bound to no parent means the scope: the view that has the style, else the root.
    case .nesting(nil): return locals >= 0 ? .feature(features.number(.locals(locals))) : .root
    case .unreadable: return .never
    case .pseudoClass(let pseudoClass): return test(pseudoClass, locals: locals)
    }
  }

  private mutating func test(_ pseudoClass: PseudoClass, locals: Int32) -> Test {
    switch pseudoClass {
    case .is(let list), .where(let list): return .any(compile(list))
    case .not(let list): return .none(compile(list))
    case .has: return exact(pseudoClass)
    case .nth(let nth):
      guard let place = PlaceTest(nth) else { return exact(pseudoClass) }
      return .feature(features.number(.place(place)))
    case .edge(.only, let kind):
      return .all([test(.edge(.first, kind), locals: locals), test(.edge(.last, kind), locals: locals)])
    case .edge(let edge, let kind):
      guard let place = PlaceTest(edge, kind) else { return .never }
      return .feature(features.number(.place(place)))
    case .scope: return .root
    case .element(let condition): return test(condition)
    }
  }

  private mutating func exact(_ pseudoClass: PseudoClass) -> Test {
    .feature(features.number(.exact(.pseudoClass(pseudoClass), slot: nil)))
  }

  private mutating func test(_ condition: ElementCondition) -> Test {
    switch condition {
    case .root: .root
    case .empty: .all([.lacks(features.number(.text)), .lacks(features.number(.filled))])
    case .state("enabled"): .all([.canBeDisabled, .lacks(features.number(.state(ExactText("disabled"))))])
    case .state("normal"):
      .all(ControlStates.exclusive.sorted().map { .lacks(features.number(.state(ExactText($0)))) })
    case .state(let name), .customState(let name): .feature(features.number(.state(ExactText(name))))
    case .theme, .scheme: .ambient(condition)
    }
  }

  private mutating func compile(_ list: SelectorList) -> [Int32] {
    if let known = lists[list] { return known }
    let predicates = list.selectors.map { compile($0, locals: -1) }
    lists[list] = predicates
    return predicates
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
      byFeature[best, default: []].append(predicate)
    } else if case .named(let name, _) = compound.type {
      byType[types.number(name), default: []].append(predicate)
    } else {
      others.append(predicate)
    }
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
