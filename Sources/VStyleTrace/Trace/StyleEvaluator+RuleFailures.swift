package import VStyleMatching
import VStyleSelectors
package import VStyleStylesheet

/// A reason why a rule does not apply to a node.
package enum RuleFailure {
  /// A media query or a theme that does not hold.
  case condition(StyleCondition)
  /// The node is in no scope of the `@scope`.
  case scope(ScopeClause)
  /// The node is no root of the theme whose block contains the declarations.
  case themeRoot(String)
  /// The selector does not match.
  case selector(SelectorMismatch<TreeElement>)
}

extension StyleEvaluator {
  /// Finds all reasons why a rule does not apply to a node.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - node: the position of the node in the tree.
  ///   - state: a state that the node would have; `nil` means the states that it has.
  ///   - isLocal: whether the rule belongs to the view's own styles.
  /// - Returns: the reasons, the conditions first; empty if the rule applies.
  package func failures(
    of rule: StyleRule, at node: Int, in state: String? = nil, isLocal: Bool = false
  ) -> [RuleFailure] {
    let context = ConditionContext(environment: environment, themes: tree.themes[node], colorScheme: tree.schemes[node])
    var failures = rule.conditions.filter { !$0.holds(context) }.map(RuleFailure.condition)
    let element = tree.element(node, states: state.map { ControlStates.forced($0, over: tree.nodes[node].states) })
    switch rule.target {
    case .themeRoot(let name):
      let isRoot = tree.nodes[node].parent == nil || tree.nodes[node].themeName != nil
      if !isRoot { failures.append(.themeRoot(name)) }
    case .selector(let selector):
      guard let scope = rule.scope else {
        var matcher = SelectorMatcher(scope: isLocal ? element : nil)
        if let mismatch = matcher.mismatch(of: selector, element) { failures.append(.selector(mismatch)) }
        return failures
      }
      var memo = ScopeMemo()
      let roots = scope.roots(around: element, &memo)
      if roots.isEmpty { failures.append(.scope(scope)) }
      var nearest: SelectorMismatch<TreeElement>?
      for root in roots {
        var matcher = SelectorMatcher(scope: root.root)
        guard let mismatch = matcher.mismatch(of: selector, element) else { return failures }
        nearest = nearest ?? mismatch
      }
      if let nearest { failures.append(.selector(nearest)) }
    }
    return failures
  }
}
