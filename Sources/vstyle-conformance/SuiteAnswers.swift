import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The answers to a request for computed values.
struct SuiteAnswers {
  let boxes: SuiteBoxes

  /// The properties that each `@keyframes` rule sets, by the name of the rule.
  let keyframes: [String: Set<String>]

  /// Returns the answer for a property at a node.
  func value(of property: String, at node: Int) -> JSON {
    let style = boxes.styles[node]
    if property.isDashedName { return style.customProperties[property].map { .string($0.text) } ?? .null }
    guard SuiteSchema.isProperty(property) else { return "" }
    let edges = SuiteSchema.longhands(of: property)
    var texts = edges.map { boxes.used($0, at: node) }
    // The shortest list of which the other edges follow.
    if texts.count == 4, texts[3] == texts[1] { texts.removeLast() }
    if texts.count == 3, texts[2] == texts[0] { texts.removeLast() }
    if texts.count == 2, texts[1] == texts[0] { texts.removeLast() }
    return .string(texts.joined(separator: " "))
  }

  /// Returns the feature without which a property has another value at a node; `nil` if there is none.
  func missing(_ property: String, at node: Int) -> SuiteFeature? {
    let names = [property] + SuiteSchema.longhands(of: property)
    if names.contains(where: { boxes.styles[node].properties[$0]?.value == SuiteKeyword.systemColor }) {
      return .systemColors
    }
    // The suites give elements in SVG these attributes, and no others that are named like a property.
    if names.contains(where: { boxes.tree.nodes[node].attributes[$0] != nil }) { return .presentationAttributes }
    var animated: Int? = node
    while let element = animated {
      if animations(of: element).contains(where: { decides($0, names) }) { return .animations }
      animated = boxes.tree.nodes[element].parent
    }
    return nil
  }

  /// The properties that each running animation of a node sets.
  private func animations(of node: Int) -> [Set<String>] {
    let tape = TokenTape(SourceText(boxes.computed("animation-name", at: node)))
    return (0..<tape.count).compactMap { token in
      switch tape.kind(token) {
      case .ident: keyframes[tape.name(token)]
      case .string: keyframes[tape.string(token)]
      default: nil
      }
    }
  }

  /// Returns whether an animation that sets some properties also changes one of some others.
  private func decides(_ animated: Set<String>, _ properties: [String]) -> Bool {
    animated.contains {
      properties.contains($0) || $0.isDashedName || ["color", "color-scheme", "font-size"].contains($0)
    }
  }
}
