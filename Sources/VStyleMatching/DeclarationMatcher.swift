import VStyleSelectors
package import VStyleStylesheet

/// Collects the declarations that apply to the nodes of a tree.
package struct DeclarationMatcher {
  /// The stylesheet, with the layers and registered custom properties of the environment.
  package let stylesheet: CompiledStylesheet
  package let environment: StyleEnvironment
  package let tree: MatchingTree
  private let index: RuleIndex
  private var scopes = ScopeMemo()
  private let outsideScopes = TreeMatcher()

  /// The number of rules that were compared with nodes, and of declarations that then applied, up to now.
  package private(set) var ruleVisits = 0

  /// Prepares a tree for matching.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet.
  ///   - tree: the elements.
  ///   - environment: the theme, the traits and the skin.
  ///   - index: the index of the stylesheet's rules.
  package init(
    _ stylesheet: CompiledStylesheet, tree: ElementTree, environment: StyleEnvironment, index: RuleIndex
  ) {
    self.stylesheet = stylesheet.applying(environment)
    self.environment = environment
    self.index = index
    self.tree = MatchingTree(tree, stylesheet: self.stylesheet, environment: environment)
  }

  /// Creates a matcher of the same tree with other states of one node.
  package init(_ other: DeclarationMatcher, states: Set<String>, of node: Int) {
    (stylesheet, environment, index) = (other.stylesheet, other.environment, other.index)
    tree = MatchingTree(other.tree, states: states, of: node)
  }

  /// The declarations that apply to a node, by property, strongest first.
  ///
  /// - Parameters:
  ///   - node: the position of the node in the tree.
  ///   - states: the states of the node for this match.
  ///   - slot: the control state whose values are computed; `nil` for properties with one value.
  package mutating func cascades(_ node: Int, states: Set<String>, slot: String?) -> [String: Cascade] {
    var compiler = CascadeSorter(stylesheet, themes: tree.themes[node], slot: slot)
    let element = tree.element(node, states: states == tree.nodes[node].states ? nil : states)
    let candidates = index.candidates(
      for: tree.nodes[node], typeNames: tree.typeNames[node], themes: tree.themes[node])
    ruleVisits += candidates.count
    for position in candidates {
      let rule = stylesheet.rules[position]
      guard let distance = distance(of: rule, to: element, &outsideScopes.matcher) else { continue }
      ruleVisits += rule.declarations.count
      compiler.add(rule, isLocal: false, order: rule.order, distance: distance)
    }
    var order = 0
    for style in tree.nodes[node].localStyles {
      var local = SelectorMatcher(scope: element)
      for rule in style.rules {
        order += 1
        ruleVisits += 1
        guard distance(of: rule, to: element, &local) != nil else { continue }
        ruleVisits += rule.declarations.count
        compiler.add(rule, isLocal: true, order: order, distance: 0)
      }
    }
    return compiler.result
  }

  /// The number of generations to the root of a rule's `@scope`, 0 for a rule without one.
  ///
  /// The result is `nil` if the rule does not apply to the element.
  private mutating func distance(
    of rule: StyleRule, to element: TreeElement, _ matcher: inout SelectorMatcher<TreeElement>
  ) -> Int? {
    let context = ConditionContext(
      environment: environment, themes: tree.themes[element.index], colorScheme: tree.schemes[element.index])
    guard rule.conditions.allSatisfy({ $0.holds(context) }) else { return nil }
    switch rule.target {
    case .selector(let selector):
      guard let scope = rule.scope else { return matcher.matches(selector, element) ? 0 : nil }
      return scope.roots(around: element, &scopes).first {
        var scoped = SelectorMatcher(scope: $0.root)
        return scoped.matches(selector, element)
      }?.distance
    case .themeRoot(let name):
      let node = tree.nodes[element.index]
      return (node.parent == nil || node.themeName != nil) && context.themes.contains(name) ? 0 : nil
    }
  }
}

/// The matcher of the selectors outside of scopes, which copies of a ``DeclarationMatcher`` share.
///
/// It keeps what it found for one node for the next ones. Otherwise a `:has()` would search the subtree of each node.
private final class TreeMatcher {
  var matcher = SelectorMatcher<TreeElement>()
}
