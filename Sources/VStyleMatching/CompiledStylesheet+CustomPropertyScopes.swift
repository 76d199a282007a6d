import VStyleSelectors
package import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension CompiledStylesheet {
  /// The custom properties at the root of a tree, in each of some environments.
  ///
  /// The root is an element of the most general view type.
  package func rootCustomProperties(in environments: [StyleEnvironment]) -> [CustomPropertyScope] {
    let type = schema.generalViewType
    var tree = ElementTree()
    tree.add(ElementNode(key: "root", typeName: type))
    // OPTIMIZATION: all rules would do, but the root is one node and most rules have no custom properties.
    let stylesheet = with(rules.filter { $0.declarations.contains(where: \.isCustom) })
    let index = RuleIndex(stylesheet.rules)
    let isSameEverywhere =
      !atRules.isConditional && stylesheet.rules.allSatisfy { $0.conditions.isEmpty && !$0.hasSchemeCondition }
    var known: [String?: CustomPropertyScope] = [:]
    return environments.map { environment in
      var matcher = DeclarationMatcher(stylesheet, tree: tree, environment: environment, index: index)
      let context = ConditionContext(
        environment: environment, themes: matcher.tree.themes[0], colorScheme: matcher.tree.schemes[0])
      if isSameEverywhere, let scope = known[environment.themeName] { return CustomPropertyScope(scope, in: context) }
      let cascades = matcher.cascades(0, states: [], slot: nil)
      let types = matcher.stylesheet.registrations
      let scope = CustomPropertyScope(
        CustomPropertyScope.winners(cascades), over: types.compactMapValues(\.initialValue), types: types,
        context: context
      )
      .flattened()
      known[environment.themeName] = scope
      return scope
    }
  }

  /// The custom properties of an element that some rules match, below a root.
  ///
  /// Rules whose conditions are not met at the root are ignored.
  package func customProperties(declaredBy rules: [StyleRule], below root: CustomPropertyScope) -> CustomPropertyScope {
    var cascades: [String: Cascade] = [:]
    let stylesheet = applying(root.environment)
    for rule in rules where root.meets(rule) {
      for (position, declaration) in rule.declarations.enumerated() where declaration.isCustom {
        let precedence = Precedence(
          origin: rule.origin, isImportant: declaration.isImportant, isLocal: false,
          layer: stylesheet.layerRanks[rule.layer], specificity: rule.specificity, proximity: 0,
          order: rule.order * Precedence.declarationsPerRule + position,
          themeDepth: 0)
        cascades[declaration.name, default: Cascade()].entries.append(
          MatchedDeclaration(
            declaration: declaration, rule: rule, isLocal: false, precedence: precedence,
            layerRank: stylesheet.layerRanks[rule.layer],
            index: 0)
        )
      }
    }
    for name in cascades.keys { cascades[name]?.entries.sort { $1.precedence < $0.precedence } }
    return CustomPropertyScope(
      CustomPropertyScope.winners(cascades), over: root.own, types: stylesheet.registrations,
      context: root.context)
  }
}

extension StyleRule {
  /// Whether the selector contains `:scheme()`, at any depth.
  fileprivate var hasSchemeCondition: Bool {
    guard case .selector(let selector) = target else { return false }
    return selector.description.contains(":scheme(")
  }
}
