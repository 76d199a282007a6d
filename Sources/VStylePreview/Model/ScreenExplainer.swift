import VStyleCascade
import VStyleEngine
import VStyleJSON
import VStyleSyntax
import VStyleValues

/// Explains the values of all nodes of a screen in one environment, each different explanation once.
struct ScreenExplainer {
  private let screen: PreviewScreen
  private let engine: StyleEngine
  private let renderer: DiagnosticRenderer
  private let evaluator: StyleEvaluator
  /// A node for each key.
  private let representatives: [Key: Int]
  private var known: [Key: Entry] = [:]
  private var inheriting: [Key: [String: Bool]] = [:]

  /// Nodes with the same rules in all states and the same inherited values have the same explanation.
  private struct Key: Hashable {
    let style: Int?
    let parent: Int?
    let type: String
    let states: Set<String>
  }

  private struct Entry {
    /// The answers, with the property of each inherited one.
    let answers: [(json: String, inherited: String?)]
    /// The custom properties that the color of a text refers to, by property.
    let colors: [String: [String]]
  }

  /// Creates an explainer for the environment of an engine, after its flush.
  init(_ screen: PreviewScreen, _ engine: StyleEngine, _ renderer: DiagnosticRenderer) {
    self.screen = screen
    self.engine = engine
    self.renderer = renderer
    // One node for each key, and its ancestors, are enough.
    var first: [Key: Int] = [:]
    for node in screen.tree.nodes.indices.reversed() { first[ScreenExplainer.key(node, screen, engine)] = node }
    representatives = first
    evaluator = StyleEvaluator(
      screen.stylesheet, tree: screen.tree, environment: engine.environment, computing: Array(first.values))
  }

  /// Returns the answers for a node as JSON without the ancestor, and the position of the ancestor that an inherited
  /// value comes from.
  mutating func answers(of node: Int) -> [(json: String, ancestor: Int?)] {
    entry(node).answers.map { answer in
      (answer.json, answer.inherited.flatMap { ancestor(of: node, giving: $0) })
    }
  }

  /// Returns the custom properties that the color of a text refers to.
  mutating func references(of property: String, at node: Int) -> [String] { entry(node).colors[property] ?? [] }

  private mutating func entry(_ node: Int) -> Entry {
    let key = ScreenExplainer.key(node, screen, engine)
    if let known = known[key] { return known }
    let entry = make(representatives[key] ?? node)
    known[key] = entry
    return entry
  }

  private func make(_ node: Int) -> Entry {
    var tracer = PropertyTracer(evaluator, node: node)
    let subjects = NodeExplanation.subjects(
      of: screen.tree.nodes[node].typeName, screen.stylesheet.schema, &tracer)
    let answers = NodeExplanation.answers(subjects, &tracer)
    let colors = answers.filter { $0.subject.state == nil && ContrastTable.textColors.contains($0.subject.name) }
    return Entry(
      answers: answers.map { answer in
        (
          answer.json(inheritedFrom: nil, renderer).line.dropLast().description,
          answer.source == "inherited" ? answer.trace.property : nil
        )
      },
      colors: Dictionary(colors.map { ($0.subject.name, $0.customProperties.map(\.name)) }) { first, _ in first })
  }

  /// Returns the nearest ancestor whose value is not inherited.
  private mutating func ancestor(of node: Int, giving property: String) -> Int? {
    var next = screen.tree.nodes[node].parent
    while let position = next {
      if !inherits(property, position) { return position }
      next = screen.tree.nodes[position].parent
    }
    return nil
  }

  private mutating func inherits(_ property: String, _ node: Int) -> Bool {
    let key = ScreenExplainer.key(node, screen, engine)
    if let known = inheriting[key]?[property] { return known }
    var tracer = PropertyTracer(evaluator, node: representatives[key] ?? node)
    let inherits = if case .inherited? = tracer.value(of: property)?.source { true } else { false }
    inheriting[key, default: [:]][property] = inherits
    return inherits
  }

  private static func key(_ node: Int, _ screen: PreviewScreen, _ engine: StyleEngine) -> Key {
    let element = screen.tree.nodes[node]
    return Key(
      style: engine.styleIndex(of: node), parent: element.parent.flatMap(engine.styleIndex), type: element.typeName,
      states: element.states)
  }
}
