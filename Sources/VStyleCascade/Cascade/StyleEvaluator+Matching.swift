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
      guard applies(rule, to: element, &matcher) else { continue }
      add(rule, isLocal: false, order: rule.order, slot: slot, node: node, to: &contests)
    }
    var order = 0
    for style in tree.nodes[node].localStyles {
      var local = SelectorMatcher(scope: element)
      for rule in style.rules {
        order += 1
        guard applies(rule, to: element, &local) else { continue }
        add(rule, isLocal: true, order: order, slot: slot, node: node, to: &contests)
      }
    }
    for name in contests.keys { contests[name]?.entries.sort { $1.priority < $0.priority } }
    return contests
  }

  private func applies(_ rule: StyleRule, to element: TreeElement, _ matcher: inout SelectorMatcher<TreeElement>)
    -> Bool
  {
    let context = ConditionContext(
      environment: environment, themes: tree.themes[element.index], colorScheme: tree.schemes[element.index])
    guard rule.conditions.allSatisfy({ $0.holds(context) }) else { return false }
    switch rule.target {
    case .selector(let selector): return matcher.matches(selector, element)
    case .themeRoot(let name):
      let node = tree.nodes[element.index]
      return (node.parent == nil || node.themeName != nil) && context.themes.contains(name)
    }
  }

  private func add(
    _ rule: StyleRule, isLocal: Bool, order: Int, slot: String?, node: Int, to contests: inout [String: Contest]
  ) {
    let (themeOrder, themeDepth) = themePlace(rule, order, node)
    let layerRank = isLocal ? 0 : program.layerRanks[rule.layer]
    for (position, declaration) in rule.declarations.enumerated() {
      if let wanted = declaration.slot, wanted != slot { continue }
      let priority = CascadePriority(
        origin: rule.origin, isImportant: declaration.isImportant, isLocal: isLocal,
        layer: layerRank, specificity: rule.specificity, proximity: 0,
        order: themeOrder * CascadePriority.declarationsPerRule + position, themeDepth: themeDepth)
      contests[declaration.name, default: Contest()].entries.append(
        MatchedDeclaration(
          declaration: declaration, rule: rule, isLocal: isLocal, priority: priority, layerRank: layerRank))
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
}
