import VStyleCascade
import VStyleJSON
import VStyleValues

/// The computed values of nodes, as text and as JSON.
struct ComputedReport {
  let styled: StyledTree
  let evaluator: StyleEvaluator
  /// The one property to show; `nil` shows all.
  let property: String?

  /// The nodes as JSON, one a line.
  func json(_ positions: [Int]) -> String {
    let lines = positions.map { position in
      var line = json(position).line
      line.removeLast()
      return "  " + line
    }
    return lines.isEmpty ? "{\"nodes\": []}\n" : "{\"nodes\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  private func json(_ position: Int) -> JSON {
    let style = evaluator.styles[position]
    let node = styled.tree.nodes[position]
    let values = entries(position).compactMap { entry in
      text(entry, in: style.properties).map { JSON.Member(entry.name, .string($0)) }
    }
    let states = slots(position).map { state, values in
      JSON.Member(state, .object(values.map { JSON.Member($0.name, .string($0.text)) }))
    }
    let tokens = tokens(style).map { JSON.Member($0.key, .string($0.value.text)) }
    return [
      "key": .string(node.key), "type": .string(node.typeName), "properties": .object(values),
      "states": .object(states), "tokens": .object(tokens),
    ]
  }

  /// The nodes as text: what declarations reach and the tokens that differ from the parent's, or the one property.
  func text(_ positions: [Int]) -> String { positions.map(text).joined(separator: "\n") }

  private func text(_ position: Int) -> String {
    let style = evaluator.styles[position]
    let node = styled.tree.nodes[position]
    var text = "\(node.key) \(ComputedReport.selector(of: node))\n"
    for entry in entries(position) {
      let isShown = property != nil || style.properties[entry.name]?.isStyled ?? false
      guard isShown, let value = self.text(entry, in: style.properties) else { continue }
      text += "  \(entry.name): \(value)\n"
    }
    for (state, values) in slots(position) {
      for value in values { text += "  :\(state) \(value.name): \(value.text)\n" }
    }
    let inherited = node.parent.map { evaluator.styles[$0].tokens } ?? [:]
    for (name, value) in tokens(style) where inherited[name]?.text != value.text || property != nil {
      text += "  \(name): \(value.text)\n"
    }
    return text
  }

  /// How a node would be selected by what it is: `Button#save.primary:highlighted`.
  static func selector(of node: ElementNode) -> String {
    node.typeName + (node.id.map { "#\($0)" } ?? "") + node.classes.map { ".\($0)" }.joined()
      + node.states.sorted().map { ":\($0)" }.joined()
  }

  /// The properties to show; of one that is a part of another, the part.
  private func entries(_ position: Int) -> [StyleVocabulary.PropertyEntry] {
    let vocabulary = styled.program.vocabulary
    let type = styled.tree.nodes[position].typeName
    let known = vocabulary.classes[type] == nil ? vocabulary.fallbackClass ?? type : type
    guard let property else { return vocabulary.properties(of: known) }
    return vocabulary.properties(of: known).flatMap { [$0] + $0.longhands }.filter {
      NameStyle.folded(property) == NameStyle.folded($0.name)
    }
  }

  /// The text of a property's value among those of a node; `nil` if it has none.
  private func text(_ entry: StyleVocabulary.PropertyEntry, in values: [String: ComputedValue]?) -> String? {
    guard let part = entry.part else { return values?[entry.name]?.text }
    return values?[part.whole].map { entry.kind.serialize(part.longhand.part(of: $0.value)) }
  }

  /// The values per state that differ from those of the normal state.
  private func slots(_ position: Int) -> [(state: String, values: [(name: String, text: String)])] {
    let style = evaluator.styles[position]
    return style.slots.keys.sorted().compactMap { state in
      let values = entries(position).compactMap { entry -> (name: String, text: String)? in
        let value = text(entry, in: style.slots[state])
        return value == text(entry, in: style.properties) ? nil : value.map { (entry.name, $0) }
      }
      return values.isEmpty ? nil : (state, values)
    }
  }

  private func tokens(_ style: ComputedStyle) -> [(key: String, value: TokenValue)] {
    style.tokens.filter { property == nil || property == $0.key }.sorted { $0.key < $1.key }
  }
}
