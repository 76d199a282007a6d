import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension CompiledStylesheet {
  /// The number of environments whose roots together stay within ``Limit/themeCustomProperties``.
  ///
  /// The environments count from the first one on; the result is at least 1 unless there are none.
  package func countWithinCustomPropertyLimit(of environments: [StyleEnvironment]) -> Int {
    var (common, own): (Int, [String: Int]) = (0, [:])
    for rule in rules {
      let count = rule.declarations.count { $0.isCustom }
      guard count > 0 else { continue }
      if case .themeRoot(let name) = rule.target {
        own[name, default: 0] += count
      } else if let name = rule.conditions.lazy.compactMap(\.theme).first {
        own[name, default: 0] += count
      } else {
        common += count
      }
    }
    var total = 0
    let within = environments.prefix { environment in
      let chain = theme(for: environment).map(themeChain) ?? []
      total += chain.reduce(common) { $0 + (own[$1] ?? 0) }
      return Limit.themeCustomProperties.allows(total)
    }
    return max(within.count, min(environments.count, 1))
  }

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

  /// The custom properties at roots in environments that meet media queries as well.
  ///
  /// A root whose environment no traits can complete is left out.
  ///
  /// - Parameters:
  ///   - roots: the roots in other environments.
  ///   - conditions: the media queries, perhaps among other conditions.
  package func customPropertyRoots(
    like roots: [CustomPropertyScope], meeting conditions: [StyleCondition]
  ) -> [CustomPropertyScope] {
    let changesProperties = rules.contains { rule in
      rule.conditions.contains(where: \.isMedia) && rule.declarations.contains(where: \.isCustom)
    }
    return roots.flatMap { root -> [CustomPropertyScope] in
      var environment = root.environment
      guard let traits = environment.traits.meeting(conditions) else { return [] }
      environment.traits = traits
      if changesProperties { return rootCustomProperties(in: [environment]) }
      let context = ConditionContext(
        environment: environment, themes: root.themes, colorScheme: root.context.colorScheme)
      return [CustomPropertyScope(root, in: context)]
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
