/// Collects the declarations that apply to one element, by property, and sorts them by precedence.
package struct CascadeSorter {
  package let stylesheet: CompiledStylesheet

  /// The active theme at the element, followed by the themes that it inherits from.
  package let themes: [String]

  /// The control state whose values are computed; `nil` for properties with one value.
  package let slot: String?

  private var cascades: [String: Cascade] = [:]

  package init(_ stylesheet: CompiledStylesheet, themes: [String], slot: String?) {
    self.stylesheet = stylesheet
    self.themes = themes
    self.slot = slot
  }

  /// The declarations by property, strongest first.
  package var result: [String: Cascade] {
    cascades.mapValues { cascade in
      var cascade = cascade
      cascade.entries.sort { $1.precedence < $0.precedence }
      return cascade
    }
  }

  /// Adds the declarations of a rule that applies to the element.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - isLocal: whether the rule belongs to the view's own styles.
  ///   - order: the order of appearance of the rule.
  ///   - distance: the number of generations between the element and the root of the rule's `@scope`.
  ///   - firstNumber: the ID of the rule's first declaration, for callers that store declarations by ID.
  package mutating func add(_ rule: StyleRule, isLocal: Bool, order: Int, distance: Int, firstIndex: Int = 0) {
    let (order, themeDepth) = themeOrder(rule, order)
    let layerRank = isLocal ? 0 : stylesheet.layerRanks[rule.layer]
    for (position, declaration) in rule.declarations.enumerated() {
      if let wanted = declaration.slot, wanted != slot { continue }
      let precedence = Precedence(
        origin: rule.origin, isImportant: declaration.isImportant, isLocal: isLocal,
        layer: layerRank, specificity: rule.specificity,
        proximity: rule.scope == nil ? -Precedence.farthest : -distance,
        order: order * Precedence.declarationsPerRule + position, themeDepth: themeDepth)
      cascades[declaration.name, default: Cascade()].entries.append(
        MatchedDeclaration(
          declaration: declaration, rule: rule, isLocal: isLocal, precedence: precedence, layerRank: layerRank,
          index: firstIndex + position))
    }
  }

  /// The order of a rule and its depth in the chain of themes.
  ///
  /// The declarations of a base theme come before the first block of the theme that inherits from it, wherever they
  /// are.
  private func themeOrder(_ rule: StyleRule, _ order: Int) -> (order: Int, depth: Int) {
    guard case .themeRoot(let name) = rule.target, let distance = themes.firstIndex(of: name) else { return (order, 0) }
    let ceiling = themes[..<distance].compactMap { stylesheet.themes[$0]?.firstOrder }.min() ?? .max
    return (min(order, ceiling), -distance)
  }
}
