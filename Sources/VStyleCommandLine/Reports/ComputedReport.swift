import VStyleEngine
import VStyleJSON
import VStylePreview
import VStyleStylesheet
import VStyleValues

/// The computed values of nodes, as text and as JSON.
struct ComputedReport {
  private let styled: StyledTree
  private let engine: StyleEngine
  /// The one property to show; `nil` shows all.
  private let property: String?
  /// Whether all custom properties of a node are shown, and not only those that differ from its parent's.
  private let showsAllCustomProperties: Bool
  private let texts = ValueTexts()

  /// The key of the cached text of a node. Nodes with equal keys have equal values.
  private struct Look: Hashable {
    let style: Int?
    let parentStyle: Int?
    let typeName: String
  }

  /// Creates the report of a tree.
  ///
  /// - Parameters:
  ///   - styled: the sheets and the tree.
  ///   - engine: an engine with the nodes of the tree, after a flush.
  ///   - property: the one property to show; `nil` for all properties.
  ///   - showsAllCustomProperties: whether inherited custom properties are shown too.
  init(styled: StyledTree, engine: StyleEngine, property: String?, showsAllCustomProperties: Bool) {
    self.styled = styled
    self.engine = engine
    self.property = property
    self.showsAllCustomProperties = showsAllCustomProperties
  }

  /// Writes the nodes as JSON, one on each line.
  func writeJSON(_ positions: [Int], to write: (String) -> Void) {
    guard !positions.isEmpty else { return write("{\"nodes\": []}\n") }
    write("{\"nodes\": [\n")
    var bodies: [Look: String] = [:]
    for (index, position) in positions.enumerated() {
      let node = styled.tree.nodes[position]
      var head = (["key": .string(node.key), "type": .string(node.typeName)] as JSON).line
      // The last two characters are the brace and the line break.
      head.removeLast(2)
      let body = body(position, &bodies, json)
      write("  \(head), \(body)" + (index + 1 < positions.count ? ",\n" : "\n"))
    }
    write("]}\n")
  }

  /// Writes the nodes as text.
  ///
  /// Each has the values that declarations set and the custom properties that differ from its parent's, or only the one
  /// property.
  func writeText(_ positions: [Int], to write: (TerminalText) -> Void) {
    var bodies: [Look: TerminalText] = [:]
    for (index, position) in positions.enumerated() {
      let node = styled.tree.nodes[position]
      let body = body(position, &bodies, text)
      let separator: TerminalText = index > 0 ? "\n" : ""
      write("\(separator)\(node.key) \(NodeSelector.text(of: node))\n\(body)")
    }
  }

  /// Returns the text after the head of a node, which is cached for nodes with equal values.
  private func body<Text>(_ position: Int, _ bodies: inout [Look: Text], _ make: (Int) -> Text) -> Text {
    let node = styled.tree.nodes[position]
    let look = Look(
      style: engine.styleIndex(of: position), parentStyle: node.parent.flatMap { engine.styleIndex(of: $0) },
      typeName: node.typeName)
    if let known = bodies[look] { return known }
    let body = make(position)
    bodies[look] = body
    return body
  }

  // OPTIMIZATION: a node has a hundred values, so they are written directly. A `JSON` value would be simpler.
  private func json(_ position: Int) -> String {
    let values = ShownValues(engine.values(of: position), property, texts)
    var out = "\"properties\": "
    ComputedReport.write(values.normal.lazy.map { ($0.name, $0.text) }, to: &out)
    out += ", \"states\": {"
    for (index, (state, values)) in values.states.enumerated() {
      if index > 0 { out += ", " }
      JSON.quote(state, to: &out)
      out += ": "
      ComputedReport.write(values.lazy.map { ($0.name, $0.text) }, to: &out)
    }
    out += "}, \"customProperties\": "
    ComputedReport.write(customProperties(position), to: &out)
    return out + "}"
  }

  /// Writes a JSON object of texts.
  private static func write(_ members: some Sequence<(String, String)>, to out: inout String) {
    out += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { out += ", " }
      JSON.quote(member.0, to: &out)
      out += ": "
      JSON.quote(member.1, to: &out)
    }
    out += "}"
  }

  private func text(_ position: Int) -> TerminalText {
    let values = ShownValues(shownValues(position), property, texts)
    var text: TerminalText = ""
    for value in values.normal where property != nil || value.isStyled {
      text += "  \(value.name): \(ShownValue.text(value.text))\n"
    }
    for (state, values) in values.states {
      for value in values { text += "  :\(state) \(value.name): \(ShownValue.text(value.text))\n" }
    }
    for (name, value) in customProperties(position) { text += "  \(name): \(ShownValue.text(value))\n" }
    return text
  }

  /// Returns the values that the text shows, and those that they are compared with.
  private func shownValues(_ position: Int) -> [EngineValue] {
    guard property == nil else { return engine.values(of: position) }
    // OPTIMIZATION: only few of a node's values come from declarations, and only these are read.
    let styled = engine.values(of: position, styledOnly: true)
    let normal = Set(styled.lazy.filter { $0.slot == 0 }.map(\.index))
    // The value of a state is shown if it differs from the normal one, which may be an initial value.
    return styled.contains { $0.slot != 0 && !normal.contains($0.index) } ? engine.values(of: position) : styled
  }

  private func customProperties(_ position: Int) -> [(String, String)] {
    if let property { return engine.customProperty(property, of: position).map { [(property, $0)] } ?? [] }
    let customProperties =
      showsAllCustomProperties ? engine.customProperties(of: position) : engine.changedCustomProperties(of: position)
    return customProperties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
