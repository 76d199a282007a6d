import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The estimated cost of computing example trees. It limits how many views a sheet can request.
struct ExampleCosts {
  private let stylesheet: CompiledStylesheet
  private lazy var index = RuleIndex(stylesheet.rules)
  private let environments: Int

  /// The number of nodes that are already counted.
  private var nodeCount = 0

  /// The number of rules that these nodes are compared with, in all their states and environments.
  private var lookups = 0

  /// The ancestry of each view type, and the number of passes in which a view of it is matched.
  private var classes: [String: (names: [String], passes: Int)] = [:]

  /// Creates costs without views.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet with the rules.
  ///   - environments: the number of environments in which each view is computed.
  init(_ stylesheet: CompiledStylesheet, environments: Int) {
    self.stylesheet = stylesheet
    self.environments = max(environments, 1)
  }

  /// Adds the new nodes of a tree, and returns the limit that the tree exceeds; `nil` if there is none.
  mutating func limit(for tree: ElementTree) -> Limit? {
    for node in tree.nodes[nodeCount...] {
      let known = facts(of: node.typeName)
      lookups += cost(of: node, known.names, []) * known.passes * environments
      if !stylesheet.themeNames.isEmpty { lookups += cost(of: node, known.names, stylesheet.themeNames) * known.passes }
    }
    nodeCount = tree.nodes.count
    if !Limit.contrastViews.allows(nodeCount * environments) { return .contrastViews }
    return Limit.contrastLookups.allows(lookups) ? nil : .contrastLookups
  }

  /// Returns the number of rules that a node is compared with. A rule with many declarations counts several times.
  private mutating func cost(of node: ElementNode, _ typeNames: [String], _ themes: [String]) -> Int {
    let rules = stylesheet.rules
    return index.candidates(for: node, typeNames: typeNames, themes: themes).reduce(0) {
      $0 + 1 + rules[$1].declarations.count / 8
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
