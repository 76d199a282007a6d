import VStyleCascade
import VStyleEngine
import VStyleJSON
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
  func writeText(_ positions: [Int], to write: (String) -> Void) {
    var bodies: [Look: String] = [:]
    for (index, position) in positions.enumerated() {
      let node = styled.tree.nodes[position]
      let body = body(position, &bodies, text)
      write((index > 0 ? "\n" : "") + "\(node.key) \(ComputedReport.selector(of: node))\n" + body)
    }
  }

  /// Returns a selector for a node: `Button#save.primary:highlighted`.
  static func selector(of node: ElementNode) -> String {
    node.typeName + (node.id.map { "#\($0)" } ?? "") + node.classes.map { ".\($0)" }.joined()
      + node.states.sorted().map { ":\($0)" }.joined()
  }

  /// Returns the text after the head of a node, which is cached for nodes with equal values.
  private func body(_ position: Int, _ bodies: inout [Look: String], _ make: (Int) -> String) -> String {
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
    let values = NodeValues(engine.values(of: position), property, texts)
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

  private func text(_ position: Int) -> String {
    let values = NodeValues(shownValues(position), property, texts)
    var text = ""
    for value in values.normal where property != nil || value.isStyled { text += "  \(value.name): \(value.text)\n" }
    for (state, values) in values.states {
      for value in values { text += "  :\(state) \(value.name): \(value.text)\n" }
    }
    for (name, value) in customProperties(position) { text += "  \(name): \(value)\n" }
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

/// The values of a node, as a report shows them.
private struct NodeValues {
  /// A property, or the requested longhand of one.
  struct Shown {
    let name: String
    let text: String
    let isStyled: Bool
  }

  /// The values of the normal state and of properties with one value.
  private(set) var normal: [Shown] = []

  /// The values that differ from the normal ones, by state.
  private(set) var states: [(state: String, values: [Shown])] = []

  /// Creates the shown values of all properties, or of one.
  init(_ values: [EngineValue], _ property: String?, _ texts: ValueTexts) {
    var others: [String: [Shown]] = [:]
    // OPTIMIZATION: values are slow to move, so their indices are sorted.
    let order = values.indices.sorted {
      (values[$0].index, values[$0].slot) < (values[$1].index, values[$1].slot)
    }
    for index in order {
      if values[index].slot == 0 {
        NodeValues.show(values[index], property, texts, in: &normal)
      } else {
        let state = values[index].entry.slots[values[index].slot]
        NodeValues.show(values[index], property, texts, in: &others[state, default: []])
      }
    }
    guard !others.isEmpty else { return }
    let normalTexts = Dictionary(normal.map { ($0.name, $0.text) }) { first, _ in first }
    states = others.sorted { $0.key < $1.key }.compactMap { state, values in
      let differing = values.filter { normalTexts[$0.name] != $0.text }
      return differing.isEmpty ? nil : (state, differing)
    }
  }

  /// Adds the property itself, and its requested longhands.
  private static func show(_ value: EngineValue, _ property: String?, _ texts: ValueTexts, in list: inout [Shown]) {
    let whole = Shown(name: value.entry.name, text: texts.text(of: value), isStyled: value.isStyled)
    guard let property else { return list.append(whole) }
    let entry = value.entry
    let wanted = NameStyle.folded(property)
    if NameStyle.folded(entry.name) == wanted { list.append(whole) }
    for longhand in entry.longhands where NameStyle.folded(longhand.name) == wanted {
      guard let part = longhand.part else { continue }
      list.append(
        Shown(
          name: longhand.name, text: longhand.kind.serialize(part.longhand.part(of: value.value)),
          isStyled: value.isStyled))
    }
  }
}

/// A cache of the last text of each property.
///
/// OPTIMIZATION: most nodes have the same value of a property as the node before. Serializing each value is simpler.
private final class ValueTexts {
  private var last: [String: (kind: ValueKind, value: StyleValue, text: String)] = [:]

  func text(of value: EngineValue) -> String {
    let (name, kind) = (value.entry.name, value.entry.kind)
    if let known = last[name], known.kind == kind, known.value == value.value { return known.text }
    let text = kind.serialize(value.value)
    last[name] = (kind, value.value, text)
    return text
  }
}
