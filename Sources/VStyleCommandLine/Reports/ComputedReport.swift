import VStyleCascade
import VStyleJSON
import VStyleValues

/// The computed values of nodes, as text and as JSON.
struct ComputedReport {
  private let styled: StyledTree
  private let engine: StyleEngine
  /// The one property to show; `nil` shows all.
  private let property: String?
  /// Whether all tokens are shown that are in force, not only those that differ from the parent's.
  private let showsAllTokens: Bool

  /// What decides what is written below a node.
  private struct Look: Hashable {
    let style: Int?
    let parentStyle: Int?
    let typeName: String
  }

  /// Makes the report of a tree.
  ///
  /// - Parameters:
  ///   - engine: an engine with the nodes of the tree, up to date.
  ///   - showsAllTokens: whether tokens are shown too that the node has from its parent.
  init(styled: StyledTree, engine: StyleEngine, property: String?, showsAllTokens: Bool) {
    self.styled = styled
    self.engine = engine
    self.property = property
    self.showsAllTokens = showsAllTokens
  }

  /// Writes the nodes as JSON, one a line.
  func writeJSON(_ positions: [Int], to write: (String) -> Void) {
    guard !positions.isEmpty else { return write("{\"nodes\": []}\n") }
    write("{\"nodes\": [\n")
    var bodies: [Look: String] = [:]
    for (index, position) in positions.enumerated() {
      let node = styled.tree.nodes[position]
      var head = (["key": .string(node.key), "type": .string(node.typeName)] as JSON).line
      // The head ends with its brace and the line.
      head.removeLast(2)
      let body = body(position, &bodies, json)
      write("  \(head), \(body)" + (index + 1 < positions.count ? ",\n" : "\n"))
    }
    write("]}\n")
  }

  /// Writes the nodes as text: what declarations reach and the tokens that differ from the parent's, or the one property.
  func writeText(_ positions: [Int], to write: (String) -> Void) {
    var bodies: [Look: String] = [:]
    for (index, position) in positions.enumerated() {
      let node = styled.tree.nodes[position]
      let body = body(position, &bodies, text)
      write((index > 0 ? "\n" : "") + "\(node.key) \(ComputedReport.selector(of: node))\n" + body)
    }
  }

  /// How a node would be selected by what it is: `Button#save.primary:highlighted`.
  static func selector(of node: ElementNode) -> String {
    node.typeName + (node.id.map { "#\($0)" } ?? "") + node.classes.map { ".\($0)" }.joined()
      + node.states.sorted().map { ":\($0)" }.joined()
  }

  /// What is written below a node, made once for all that look the same.
  private func body(_ position: Int, _ bodies: inout [Look: String], _ make: (Int) -> String) -> String {
    let node = styled.tree.nodes[position]
    let look = Look(
      style: engine.styleNumber(of: position), parentStyle: node.parent.flatMap { engine.styleNumber(of: $0) },
      typeName: node.typeName)
    if let known = bodies[look] { return known }
    let body = make(position)
    bodies[look] = body
    return body
  }

  private func json(_ position: Int) -> String {
    let values = NodeValues(engine.values(of: position), property)
    let states = values.states.map { state, values in
      JSON.Member(state, .object(values.map { JSON.Member($0.name, .string($0.text)) }))
    }
    let tokens = tokens(position).map { JSON.Member($0.key, .string($0.value)) }
    let body: JSON = [
      "properties": .object(values.normal.map { JSON.Member($0.name, .string($0.text)) }),
      "states": .object(states), "tokens": .object(tokens),
    ]
    // Without the brace, and the end of the line.
    return String(body.line.dropFirst().dropLast())
  }

  private func text(_ position: Int) -> String {
    let values = NodeValues(engine.values(of: position), property)
    var text = ""
    for value in values.normal where property != nil || value.isStyled { text += "  \(value.name): \(value.text)\n" }
    for (state, values) in values.states {
      for value in values { text += "  :\(state) \(value.name): \(value.text)\n" }
    }
    for (name, value) in tokens(position) { text += "  \(name): \(value)\n" }
    return text
  }

  private func tokens(_ position: Int) -> [(key: String, value: String)] {
    if let property { return engine.token(property, of: position).map { [(property, $0)] } ?? [] }
    let tokens = showsAllTokens ? engine.tokens(of: position) : engine.changedTokens(of: position)
    return tokens.sorted { $0.key < $1.key }
  }
}

/// The values of a node, as they are shown.
private struct NodeValues {
  /// A property, or the part of one that was asked for.
  struct Shown {
    let name: String
    let text: String
    let isStyled: Bool
  }

  /// The values of the normal state and of properties with one value.
  private(set) var normal: [Shown] = []

  /// The values that differ in another state, by state.
  private(set) var states: [(state: String, values: [Shown])] = []

  /// Takes the values of all properties, or of one.
  init(_ values: [EngineValue], _ property: String?) {
    var others: [String: [Shown]] = [:]
    for value in values.sorted(by: { ($0.place, $0.slot) < ($1.place, $1.slot) }) {
      for shown in NodeValues.shown(value, property) {
        if value.slot == 0 {
          normal.append(shown)
        } else {
          others[value.entry.slots[value.slot], default: []].append(shown)
        }
      }
    }
    let texts = Dictionary(normal.map { ($0.name, $0.text) }) { first, _ in first }
    states = others.sorted { $0.key < $1.key }.compactMap { state, values in
      let differing = values.filter { texts[$0.name] != $0.text }
      return differing.isEmpty ? nil : (state, differing)
    }
  }

  /// The property itself, and those of its parts that were asked for.
  private static func shown(_ value: EngineValue, _ property: String?) -> [Shown] {
    let entry = value.entry
    let whole = Shown(name: entry.name, text: entry.kind.serialize(value.value), isStyled: value.isStyled)
    guard let property else { return [whole] }
    let wanted = NameStyle.folded(property)
    let parts = entry.longhands.filter { NameStyle.folded($0.name) == wanted }.compactMap { longhand in
      longhand.part.map {
        Shown(
          name: longhand.name, text: longhand.kind.serialize($0.longhand.part(of: value.value)),
          isStyled: value.isStyled)
      }
    }
    return (NameStyle.folded(entry.name) == wanted ? [whole] : []) + parts
  }
}
