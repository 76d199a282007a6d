package import VStyleEngine
import VStyleStylesheet
package import VStyleTrace
import VStyleValues

extension StyleEngine {
  /// The differences between the engine's values and those of a reference, for tests; empty if there are none.
  ///
  /// - Parameters:
  ///   - reference: the evaluator with the expected values.
  ///   - nodes: the engine's node for each index in the evaluator's tree.
  package func differences(from reference: StyleEvaluator, nodes: [Int]) -> [String] {
    var found: [String] = []
    for (position, node) in nodes.enumerated() {
      let style = reference.styles[position]
      for value in values(of: node) {
        let name = value.entry.name
        let slot = value.entry.slots.isEmpty ? nil : value.entry.slots[value.slot]
        let expected =
          slot.map { $0 == "normal" ? style.properties[name] : style.slots[$0]?[name] } ?? style.properties[name]
        guard let expected else {
          found.append("\(position) \(name) \(slot ?? ""): only the engine has it")
          continue
        }
        if expected.value != value.value || expected.isStyled != value.isStyled {
          found.append(
            "\(position) \(name) \(slot ?? ""): \(value.entry.kind.serialize(value.value)) styled \(value.isStyled), "
              + "not \(expected.text) styled \(expected.isStyled)")
        }
      }
      let customProperties = customProperties(of: node)
      for name in Set(customProperties.keys).union(style.customProperties.keys).sorted()
      where customProperties[name] != style.customProperties[name]?.text {
        found.append(
          "\(position) \(name): \(customProperties[name] ?? "nothing"), not \(style.customProperties[name]?.text ?? "nothing")"
        )
      }
    }
    return found
  }
}
