import VStyleSelectors
import VStyleStylesheet

/// The conditions of rules besides their selectors, such as media queries.
struct RuleConditions {
  private var rules: [[StyleCondition]] = []
  /// The rules that have conditions.
  private var conditional: [Int] = []

  /// Adds the conditions of the next rule.
  mutating func add(_ rule: StyleRule) {
    let conditions = rule.conditionsBesideTarget
    if !conditions.isEmpty { conditional.append(rules.count) }
    rules.append(conditions)
  }

  /// Whether each rule is active.
  func active(in context: ConditionContext) -> [Bool] {
    rules.map { $0.allSatisfy { $0.holds(context) } }
  }

  /// Whether each rule with conditions is active.
  func activeConditional(in context: ConditionContext) -> [Bool] {
    conditional.map { rules[$0].allSatisfy { $0.holds(context) } }
  }
}

extension StyleRule {
  /// The conditions without the theme of a rule for the root of that theme. The predicate tests that theme, so a change
  /// of theme does not change the conditions of other elements.
  fileprivate var conditionsBesideTarget: [StyleCondition] {
    guard case .themeRoot(let theme) = target else { return conditions }
    return conditions.filter { $0.theme != theme }
  }
}
