import VStyleSelectors

/// What can be said of two declarations without a tree.
extension StyleProgram {
  /// Whether a declaration beats another one of the same property on every element that both rules match.
  package func outranks(
    _ declaration: Declaration, of rule: StyleRule, _ other: Declaration, of otherRule: StyleRule
  ) -> Bool {
    // Declarations of one rule stand behind each other.
    guard rule.order != otherRule.order else { return false }
    return priority(other, otherRule) < priority(declaration, rule)
  }

  private func priority(_ declaration: Declaration, _ rule: StyleRule) -> CascadePriority {
    CascadePriority(
      origin: rule.origin, isImportant: declaration.isImportant, isLocal: false, layer: layerRanks[rule.layer],
      specificity: rule.specificity, proximity: 0, order: rule.order, themeDepth: 0)
  }
}

extension StyleRule {
  /// Whether the rule stands in a `@scope`, whose roots count before the order of appearance.
  package var isScoped: Bool { scope != nil }
}

extension StyleProgram {
  /// The dotted name of a layer; `nil` for what is in no layer.
  package func layerName(_ layer: Int) -> String? { layerNames[layer] }
}
