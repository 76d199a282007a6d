import VStyleSelectors
import VStyleStylesheet
import VStyleValues

@testable import VStyleEngine

extension StyleEngine {
  /// The tables that the last flush filled, and each node with its IDs in them, as text. Docs/Engine.md shows an
  /// example.
  var dump: String { EngineDump(&core).text }
}

/// The tables of an engine as text.
private struct EngineDump {
  private let selectors: CompiledSelectors
  private let symbols: MatchSymbols
  private let states: MatchStates
  private let results: [MatchResult]
  private let matchedRules: MatchedRules
  private let propertyTables: TypeTables
  private let elementKeys: ElementKeys
  private let baseFeatureSets: [ID<FeatureSet>]
  private let rules: [EngineRule]
  private let builder: CascadedStyleBuilder
  private let inherited: InheritedStyles
  private let styles: SharedStyles
  private let nodes: NodeTable
  private let root: ID<Node>

  init(_ core: inout EngineCore) {
    selectors = core.matching.selectors
    symbols = core.matching.symbols
    states = core.matching.states
    results = core.matching.results
    matchedRules = core.matching.matchedRules
    propertyTables = core.matching.propertyTables
    elementKeys = core.matching.elementKeys
    baseFeatureSets = core.matching.baseFeatureSets
    rules = core.styles.rules.rules
    builder = core.styles.builder
    inherited = core.styles.inherited
    styles = core.styles.styles
    nodes = core.nodes
    root = core.root
  }

  var text: String {
    let sections: [(title: String, lines: [String])] = [
      ("rule", rules.map(text)), ("symbol", symbols.all.map { text(symbols[$0]) }),
      ("state", states.all.map { text(states[$0]) }), ("result", results.map(text)),
      ("cascaded", (0..<builder.styles.count).map { cascaded(ID($0)) }), ("inherited", inherited.styles.map(text)),
    ]
    let tables = sections.map { section in
      section.lines.enumerated().map { "\(section.title) \($0): \($1)\n" }.joined()
    }
    return (tables + [nodeLines]).joined(separator: "\n")
  }

  private func text(_ rule: EngineRule) -> String {
    switch rule.rule.target {
    case .selector(let selector): selector.description
    case .themeRoot(let name): ":root of \(name)"
    }
  }

  private func text(_ symbol: MatchSymbol) -> String {
    let buckets = symbol.buckets.map { selectors.buckets.buckets[Int(symbols.parts[$0])] }
    let rules =
      buckets.flatMap { bucket in bucket.rules.indices.map { selectors.buckets.rules[$0] } }
      + symbol.rules.map { ID(rawValue: symbols.parts[$0]) }
    let pending =
      buckets.flatMap { bucket in bucket.pending.indices.map { selectors.buckets.pending[$0].predicate } }
      + symbol.pending.map { ID(rawValue: symbols.parts[$0]) }
    let parts = [
      ("rules", rules.sorted().map { "\($0.index)" }), ("has", partialMatches(symbol.partialMatches)),
      ("tests", pending.sorted().compactMap { selectors.predicates[$0].left.orNil.map(partialMatch) }),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
    return parts.isEmpty ? "no rule" : parts.joined(separator: "; ")
  }

  private func text(_ state: MatchState) -> String {
    if state.isRoot { return "the root's" }
    return [("parent", state.parent), ("ancestors", state.ancestors)].map { name, set in
      let matches = partialMatches(set)
      return "\(name) \(matches.isEmpty ? "nothing" : matches.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private func text(_ result: MatchResult) -> String {
    let matches = partialMatches(result.partialMatches)
    let children = result.childState.isKnown ? "state \(result.childState.state.index)" : "not computed"
    return "has \(matches.isEmpty ? "nothing" : matches.joined(separator: ", ")); children \(children)"
  }

  private func cascaded(_ id: ID<CascadedStyle>) -> String {
    let rules = matchedRules.matches(of: id, pass: 0).map { "\($0.rule.index)" }
    let style = builder.styles[id]
    let entries = propertyTables[style.type].entries
    let winners = builder.styles.pass(0, of: style).winners.map {
      let winner = builder.styles.winners[$0]
      let declaration = builder.values[winner.value].declaration
      return "\(entries[winner.row].name) \(declaration.slice?.text ?? "")"
    }
    return rules.isEmpty
      ? "no rule" : "rules \(rules.joined(separator: ", ")); \(winners.joined(separator: ", "))"
  }

  private func text(_ style: InheritedStyle) -> String {
    guard let parent = style.parent.orNil else { return "the root's" }
    return "below \(parent.index), through cascaded \(style.cascaded.index)"
  }

  private var nodeLines: String {
    var text = ""
    var depths: [ID<Node>: Int] = [:]
    var node = root
    while !node.isNone {
      let depth = depths[nodes.parent[node]].map { $0 + 1 } ?? 0
      depths[node] = depth
      let element = elementKeys.element(nodes.key[node])
      let name = element.typeName + element.classes.map { ".\($0)" }.joined()
      text += "node \(node.index): \(String(repeating: "  ", count: depth))\(name)"
      if let style = nodes.computed[node].style.orNil.map({ styles[$0] }) {
        let set = nodes.keepsFeatureSets ? nodes.featureSet(of: node) : baseFeatureSets[nodes.key[node]]
        text += ", symbol \(symbols.symbol(of: set).index), result \(nodes.computed[node].match.index)"
        text += ", cascaded \(style.cascaded.index), children inherit \(style.forChildren.index)"
        text += ", style \(nodes.computed[node].style.index)"
      }
      text += "\n"
      node = nodes.following(node, in: root, descends: true)
    }
    return text
  }

  private func partialMatches(_ set: ID<PartialMatchSet>) -> [String] {
    selectors.partialMatches.indices.map { ID<PartialMatch>($0) }
      .filter { states.sets.contains($0, in: set) }.map(partialMatch)
  }

  /// The compound selector of a partial match. Tests without a name appear as `…`.
  private func partialMatch(_ id: ID<PartialMatch>) -> String {
    let predicate = selectors.predicates[selectors.partialMatches[id].predicate]
    let tests = predicate.tests.indices.map { index -> String in
      switch selectors.tests[index] {
      case .type(let type), .exactType(let type): return selectors.types[type]
      case .feature(let feature):
        switch selectors.features[feature] {
        case .className(let name): return ".\(name.text)"
        case .id(let name): return "#\(name.text)"
        case .state(let name): return ":\(name.text)"
        default: return "…"
        }
      default: return "…"
      }
    }
    return tests.isEmpty ? "*" : tests.joined()
  }
}
