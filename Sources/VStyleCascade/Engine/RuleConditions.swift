import VStyleSelectors

/// What else has to hold for rules than what their selectors ask for, by the number of the rule.
struct RuleConditions {
  private var rules: [[StyleCondition]] = []
  /// The rules that have conditions.
  private var conditional: [Int] = []

  /// Adds those of the next rule.
  mutating func add(_ rule: StyleRule) {
    let conditions = rule.conditionsBesideTarget
    if !conditions.isEmpty { conditional.append(rules.count) }
    rules.append(conditions)
  }

  /// Which rules hold.
  func active(in context: ConditionContext) -> [Bool] {
    rules.map { $0.allSatisfy { $0.holds(context) } }
  }

  /// Which rules hold, of those with conditions.
  func activeConditional(in context: ConditionContext) -> [Bool] {
    conditional.map { rules[$0].allSatisfy { $0.holds(context) } }
  }
}

extension StyleRule {
  /// The conditions but for the theme whose roots the rule is about: only they ask for it, so that a change of theme
  /// is none for the nodes inside.
  fileprivate var conditionsBesideTarget: [StyleCondition] {
    guard case .themeRoot(let theme) = target else { return conditions }
    return conditions.filter { $0.theme != theme }
  }
}
