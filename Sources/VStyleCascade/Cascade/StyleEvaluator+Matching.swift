import VStyleSelectors

/// Collects the declarations that apply to a node.
extension StyleEvaluator {
  /// The declarations by property, the strongest first.
  ///
  /// - Parameters:
  ///   - states: the states that the node is taken to be in.
  ///   - slot: the state whose values are computed; `nil` for properties with one value.
  mutating func contests(_ node: Int, states: Set<String>, slot: String?) -> [String: Contest] {
    var contests: [String: Contest] = [:]
    let element = tree.element(node, states: states)
    var matcher = SelectorMatcher<TreeElement>()
    for position in index.candidates(for: tree.nodes[node], typeNames: tree.typeNames[node]) {
      let rule = program.rules[position]
      guard let distance = distance(of: rule, to: element, &matcher) else { continue }
      let match = Match(rule: rule, isLocal: false, order: rule.order, distance: distance, slot: slot, node: node)
      add(match, to: &contests)
    }
    var order = 0
    for style in tree.nodes[node].localStyles {
      var local = SelectorMatcher(scope: element)
      for rule in style.rules {
        order += 1
        guard distance(of: rule, to: element, &local) != nil else { continue }
        add(Match(rule: rule, isLocal: true, order: order, distance: 0, slot: slot, node: node), to: &contests)
      }
    }
    for name in contests.keys { contests[name]?.entries.sort { $1.priority < $0.priority } }
    return contests
  }

  /// A rule that applies to a node.
  private struct Match {
    let rule: StyleRule
    let isLocal: Bool
    let order: Int
    /// How many generations lie between the node and the root of the rule's `@scope`.
    let distance: Int
    let slot: String?
    let node: Int
  }

  /// How far away the root of a rule's `@scope` is, 0 for a rule without one; `nil` if the rule does
  /// not apply to an element.
  private func distance(
    of rule: StyleRule, to element: TreeElement, _ matcher: inout SelectorMatcher<TreeElement>
  ) -> Int? {
    let context = ConditionContext(
      environment: environment, themes: tree.themes[element.index], colorScheme: tree.schemes[element.index])
    guard rule.conditions.allSatisfy({ $0.holds(context) }) else { return nil }
    switch rule.target {
    case .selector(let selector):
      guard let scope = rule.scope else { return matcher.matches(selector, element) ? 0 : nil }
      return scope.roots(around: element).first {
        var scoped = SelectorMatcher(scope: $0.root)
        return scoped.matches(selector, element)
      }?.distance
    case .themeRoot(let name):
      let node = tree.nodes[element.index]
      return (node.parent == nil || node.themeName != nil) && context.themes.contains(name) ? 0 : nil
    }
  }

  private func add(_ match: Match, to contests: inout [String: Contest]) {
    let rule = match.rule
    let (order, themeDepth) = themePlace(rule, match.order, match.node)
    let layerRank = match.isLocal ? 0 : program.layerRanks[rule.layer]
    for (position, declaration) in rule.declarations.enumerated() {
      if let wanted = declaration.slot, wanted != match.slot { continue }
      let priority = CascadePriority(
        origin: rule.origin, isImportant: declaration.isImportant, isLocal: match.isLocal,
        layer: layerRank, specificity: rule.specificity,
        proximity: rule.scope == nil ? -CascadePriority.farthest : -match.distance,
        order: order * CascadePriority.declarationsPerRule + position, themeDepth: themeDepth)
      contests[declaration.name, default: Contest()].entries.append(
        MatchedDeclaration(
          declaration: declaration, rule: rule, isLocal: match.isLocal, priority: priority, layerRank: layerRank))
    }
  }

  /// What a theme inherits comes before its own first block, wherever it stands in the sheets.
  private func themePlace(_ rule: StyleRule, _ order: Int, _ node: Int) -> (order: Int, depth: Int) {
    guard case .themeRoot(let name) = rule.target else { return (order, 0) }
    let chain = tree.themes[node]
    guard let distance = chain.firstIndex(of: name) else { return (order, 0) }
    let ceiling = chain[..<distance].compactMap { program.themes[$0]?.firstOrder }.min() ?? .max
    return (min(order, ceiling), -distance)
  }
}

extension CascadePriority {
  /// Orders are given out per rule; this many declarations may stand in one before the order of its
  /// declarations would run into the next rule's.
  static let declarationsPerRule = 1 << 20

  /// The distance of rules that stand in no `@scope`: farther than any.
  static let farthest = Int.max
}
