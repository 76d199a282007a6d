import VStyleAdvice
import VStyleEngine
import VStyleJSON
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Explains the values of all nodes of a screen in one environment, each different explanation once.
struct ScreenExplainer {
  private let screen: PreviewScreen
  private let engine: StyleEngine
  private let renderer: DiagnosticRenderer
  private let texts: StringTable
  private var evaluator: StyleEvaluator
  private var known: [Key: Entry] = [:]
  private var inheriting: [Key: [String: Bool]] = [:]

  /// The nearest ancestor whose value is not inherited, for each property, by node.
  private var givers: [String: [Int: Int?]] = [:]

  /// Nodes with the same rules in all states and the same inherited values have the same explanation.
  private struct Key: Hashable {
    let style: Int?
    let parent: Int?
    let type: String
    let states: Set<String>
  }

  private struct Entry {
    /// The answers as their indices in the table of texts, with the property of each inherited one.
    let answers: [(text: Int, inherited: String?)]
    /// The custom properties that the color of a text refers to, by property.
    let colors: [String: [String]]
  }

  /// What the text of an answer costs, in comparisons of a rule with a view.
  private static let visitsOfAnswer = 10

  /// Creates an explainer for the environment of an engine, after its flush.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - engine: an engine with the nodes of the screen.
  ///   - renderer: formats locations.
  ///   - index: the index of the stylesheet's rules.
  ///   - texts: the table that the answers are added to.
  init(
    _ screen: PreviewScreen, _ engine: StyleEngine, _ renderer: DiagnosticRenderer, _ index: RuleIndex,
    _ texts: StringTable
  ) {
    self.texts = texts
    self.screen = screen
    self.engine = engine
    self.renderer = renderer
    evaluator = StyleEvaluator(
      matching: screen.stylesheet, tree: screen.tree, environment: engine.environment, index: index)
  }

  /// Returns the answers for a node: the index of each one's JSON without the ancestor in the table of texts, and the
  /// position of the ancestor that an inherited value comes from.
  ///
  /// - Parameters:
  ///   - node: the position of the node.
  ///   - visits: the budget of ``Limit/explanationVisits``.
  /// - Returns: `nil` if the budget is used up.
  mutating func answers(of node: Int, _ visits: inout LimitBudget) -> [(text: Int, ancestor: Int?)]? {
    let key = key(node)
    guard let entry = known[key] ?? make(node, &visits) else { return nil }
    known[key] = entry
    return entry.answers.map { answer in
      (answer.text, answer.inherited.flatMap { giver(of: $0, to: node) })
    }
  }

  /// Returns the custom properties that the color of a text refers to; none at a node without an explanation.
  func references(of property: String, at node: Int) -> [String] { known[key(node)]?.colors[property] ?? [] }

  private mutating func make(_ node: Int, _ visits: inout LimitBudget) -> Entry? {
    guard visits.allowsMore() else { return nil }
    let before = evaluator.ruleVisits
    evaluator.compute(upTo: node)
    var tracer = PropertyTracer(evaluator, node: node)
    let subjects = NodeExplanation.subjects(
      of: screen.tree.nodes[node].typeName, screen.stylesheet.schema, &tracer)
    let answers = NodeExplanation.answers(subjects, &tracer)
    visits.use(tracer.ruleVisits - before + ScreenExplainer.visitsOfAnswer * answers.count)
    let colors = answers.filter { $0.subject.state == nil && ContrastTable.textColors.contains($0.subject.name) }
    return Entry(
      answers: answers.map { answer in
        (
          texts.index(of: answer.json(inheritedFrom: nil, renderer).line.dropLast().description),
          answer.source == "inherited" ? answer.trace.property : nil
        )
      },
      colors: Dictionary(colors.map { ($0.subject.name, $0.customProperties.map(\.name)) }) { first, _ in first })
  }

  /// Returns the nearest ancestor whose value is not inherited.
  private mutating func giver(of property: String, to node: Int) -> Int? {
    var path: [Int] = []
    var giver: Int?
    var position = node
    while true {
      if let known = givers[property]?[position] {
        giver = known
        break
      }
      path.append(position)
      guard let parent = screen.tree.nodes[position].parent else { break }
      if !inherits(property, parent) {
        giver = parent
        break
      }
      position = parent
    }
    for position in path { givers[property, default: [:]].updateValue(giver, forKey: position) }
    return giver
  }

  private mutating func inherits(_ property: String, _ node: Int) -> Bool {
    let key = key(node)
    if let known = inheriting[key]?[property] { return known }
    var tracer = PropertyTracer(evaluator, node: node)
    let inherits = if case .inherited? = tracer.value(of: property)?.source { true } else { false }
    inheriting[key, default: [:]][property] = inherits
    return inherits
  }

  private func key(_ node: Int) -> Key {
    let element = screen.tree.nodes[node]
    return Key(
      style: engine.styleIndex(of: node), parent: element.parent.flatMap(engine.styleIndex), type: element.typeName,
      states: element.states)
  }
}
