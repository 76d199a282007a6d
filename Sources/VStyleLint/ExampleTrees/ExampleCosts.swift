import VStyleCascade
import VStyleSyntax
import VStyleValues

/// What it takes to compute made-up views, so that a sheet cannot ask for too many of them.
struct ExampleCosts {
  private let stylesheet: CompiledStylesheet
  private let index: RuleIndex
  private let surroundings: Int

  /// How many nodes of the tree are counted.
  private var nodeCount = 0

  /// How many rules these nodes are compared with, in all their states and surroundings.
  private var lookups = 0

  /// For each class, its superclasses and how often a view of it is compared with the rules.
  private var classes: [String: (names: [String], passes: Int)] = [:]

  /// Starts with no view.
  ///
  /// - Parameter surroundings: in how many surroundings each view is computed.
  init(_ stylesheet: CompiledStylesheet, surroundings: Int) {
    self.stylesheet = stylesheet
    index = RuleIndex(stylesheet.rules)
    self.surroundings = max(surroundings, 1)
  }

  /// The limit that a tree is beyond; `nil` for none.
  mutating func limit(for tree: ElementTree) -> Limit? {
    for node in tree.nodes[nodeCount...] {
      let known = facts(of: node.typeName)
      lookups += cost(of: node, known.names, []) * known.passes * surroundings
      if !stylesheet.themeNames.isEmpty { lookups += cost(of: node, known.names, stylesheet.themeNames) * known.passes }
    }
    nodeCount = tree.nodes.count
    if !Limit.contrastViews.allows(nodeCount * surroundings) { return .contrastViews }
    return Limit.contrastLookups.allows(lookups) ? nil : .contrastLookups
  }

  /// How many rules a node is compared with, those with many declarations counted as several.
  private func cost(of node: ElementNode, _ typeNames: [String], _ themes: [String]) -> Int {
    index.candidates(for: node, typeNames: typeNames, themes: themes).reduce(0) {
      $0 + 1 + stylesheet.rules[$1].declarations.count / 8
    }
  }

  private mutating func facts(of typeName: String) -> (names: [String], passes: Int) {
    if let known = classes[typeName] { return known }
    let slots = Set(stylesheet.schema.properties(of: typeName).flatMap(\.slots))
    let facts = (names: stylesheet.schema.ancestry(of: typeName), passes: 1 + slots.count)
    classes[typeName] = facts
    return facts
  }
}
