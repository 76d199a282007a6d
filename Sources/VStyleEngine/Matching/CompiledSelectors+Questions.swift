import VStyleSelectors
import VStyleStylesheet

/// Questions about the selectors.
extension CompiledSelectors {
  /// The test of `:scope`, and of an `&` without a parent rule: the root of the scope, the view that has the style, else
  /// the root of the tree.
  mutating func testOfScope(_ context: SelectorContext) -> SelectorTest {
    if !context.scope.isNone || context.asks != .never { return .scopeRoot }
    return context.localStyles.isNone ? .root : .feature(features.intern(.localStyles(context.localStyles)))
  }

  /// Whether a predicate is that of a direction, which leads to itself at the parent.
  func isDirection(_ predicate: ID<Predicate>) -> Bool { directions.values.contains { $0.whole == predicate } }

  /// Whether a predicate matches nothing but roots of its scope.
  func needsScopeRoot(_ id: ID<Predicate>) -> Bool {
    predicates[id].tests.indices.contains { if case .scopeRoot = tests[$0] { true } else { false } }
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
