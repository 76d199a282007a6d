import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

/// A `:has()` or an `of S` that names the root of its scope. Its answer depends on a node and on a root.
struct ScopeQuestion {
  /// What is asked of a node.
  enum Test {
    /// One of some chains of steps leads from the node to others; the first step of each.
    case has([ID<ScopeQuestionStep>])
    /// The position among the siblings that match a list.
    case position(NthSelector, ID<PredicateList>)
  }

  let test: Test
  /// Whether no other node than the one that is asked can be the root that the selectors name. So it is for nodes in the
  /// scope if no selector looks back to the root, and then the answer is the same for all roots.
  let isInside: Bool
}

/// A step of a relative selector in a ``ScopeQuestion``.
struct ScopeQuestionStep {
  let combinator: Combinator
  let compound: ID<Predicate>
  /// Whether the next step in ``ScopeQuestions/steps`` has to lead on.
  let hasRest: Bool
}

/// A rule that asks about the root of its scope.
struct ScopeRule {
  let id: ID<EngineRule>
  let subject: ID<Predicate>
  /// The scope of the rule; none for own styles.
  let scope: ID<QuestionScope>
  /// The feature of elements that have the own styles; none for a rule of a sheet.
  let localStyles: ID<Feature>
  /// Whether the selector looks from the root of the scope to other nodes. Otherwise it matches the same nodes below
  /// each root.
  let looksBack: Bool
}

/// The clause of a `@scope` with rules that ask about its root.
struct QuestionScope {
  let outer: ID<QuestionScope>
  /// The selectors of the roots; `nil` for the root of the tree or of the scope around it.
  let roots: [ID<Predicate>]?
  let limits: [ID<Predicate>]
  /// Whether this scope or one around it has limits.
  let isLimited: Bool
}

/// The rules with a `:has()` or an `of S` that names the root of their scope, as `.card:has(:is(& > .title))`.
struct ScopeQuestions {
  fileprivate(set) var rules: [ScopeRule] = []
  fileprivate(set) var scopes: [QuestionScope] = []
  fileprivate(set) var questions: [ScopeQuestion] = []
  fileprivate(set) var steps: [ScopeQuestionStep] = []
  fileprivate var scopeIDs: [ObjectIdentifier: ID<QuestionScope>] = [:]

  var isEmpty: Bool { rules.isEmpty }
}

extension CompiledSelectors {
  /// Adds a rule that asks about the root of its scope.
  mutating func addQuestions(
    of rule: ID<EngineRule>, _ selector: ComplexSelector, _ clause: ScopeClause?, _ localStyles: ID<LocalStyles>
  ) {
    let looksBack = !selector.rest.isEmpty || SelectorList([selector]).looksBack
    questions.rules.append(
      ScopeRule(
        id: rule, subject: compile(selector, SelectorContext(asks: looksBack ? .anywhere : .inside)),
        scope: clause.map { questionScope($0) } ?? .none,
        localStyles: localStyles.isNone ? .none : features.intern(.localStyles(localStyles)), looksBack: looksBack))
  }

  private mutating func questionScope(_ clause: ScopeClause) -> ID<QuestionScope> {
    if let known = questions.scopeIDs[ObjectIdentifier(clause)] { return known }
    let outer = clause.outer.map { questionScope($0) } ?? .none
    let limits = clause.limits.map { predicates(of: $0, isInScope: true) } ?? []
    let scope = QuestionScope(
      outer: outer, roots: clause.roots.map { predicates(of: $0, isInScope: !outer.isNone) }, limits: limits,
      isLimited: !limits.isEmpty || !outer.isNone && questions.scopes[outer].isLimited)
    questions.scopes.append(scope)
    let id = ID<QuestionScope>(questions.scopes.count - 1)
    questions.scopeIDs[ObjectIdentifier(clause)] = id
    return id
  }

  /// The predicates of the roots or the limits of a scope.
  private mutating func predicates(of list: SelectorList, isInScope: Bool) -> [ID<Predicate>] {
    let asks = list.looksBack || list.selectors.contains { !$0.rest.isEmpty }
    let context = isInScope ? SelectorContext(asks: asks ? .anywhere : .inside) : .none
    return list.selectors.map { compile($0, context) }
  }

  /// The test of a `:has()` that names the root of the scope.
  mutating func question(_ relative: RelativeSelectorList, _ context: SelectorContext) -> SelectorTest {
    var firstSteps: [ID<ScopeQuestionStep>] = []
    for (selector, first) in zip(relative.list.selectors, relative.combinators) {
      let combinators = [first] + selector.rest.map(\.combinator)
      // Compiled first, because nested selectors may have steps too.
      let compounds = ([selector.first] + selector.rest.map(\.compound)).map {
        compile($0, nil, left: .none, context)
      }
      firstSteps.append(ID(questions.steps.count))
      for (index, compound) in compounds.enumerated() {
        questions.steps.append(
          ScopeQuestionStep(
            combinator: combinators[index], compound: compound, hasRest: index < compounds.count - 1))
      }
    }
    return question(.has(firstSteps), context)
  }

  /// The test of an `of S` that names the root of the scope.
  mutating func question(_ nth: NthSelector, _ list: SelectorList, _ context: SelectorContext) -> SelectorTest {
    question(.position(nth, compile(list, context)), context)
  }

  private mutating func question(_ test: ScopeQuestion.Test, _ context: SelectorContext) -> SelectorTest {
    questions.questions.append(ScopeQuestion(test: test, isInside: context.asks == .inside))
    return .asks(ID(questions.questions.count - 1))
  }
}

extension SelectorList {
  /// Whether a selector inside a pseudo-class or of a parent rule has a combinator. So it may look from the root of a
  /// scope to another node.
  fileprivate var looksBack: Bool {
    contains { condition in
      switch condition {
      case .nesting(let list?): list.hasCombinators
      case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)), .pseudoClass(.not(let list)):
        list.hasCombinators
      case .pseudoClass(.nth(let nth)):
        if case .matching(let list) = nth.siblings { list.hasCombinators } else { false }
      default: false
      }
    }
  }

  private var hasCombinators: Bool { selectors.contains { !$0.rest.isEmpty } }
}
