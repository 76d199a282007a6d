import VStyleStylesheet
import VStyleTrace

/// The changes that boxes make to computed values, where one property affects another.
///
/// They are not part of the cascade, but browsers include them in their answers.
struct SuiteBoxes {
  let tree: ElementTree
  let styles: [ComputedStyle]

  /// Whether borders have the styles of their properties. Otherwise all are solid.
  let hasBorderStyles: Bool

  /// Returns the value of a property at a node, after the changes of its box.
  func used(_ property: String, at node: Int) -> String {
    let text = computed(property, at: node)
    return switch property {
    case "display": display(text, at: node)
    case "float": isPositioned(node) ? "none" : text
    case "border-top-width", "border-right-width", "border-bottom-width", "border-left-width":
      hasBorder(node, style: property.dropLast("width".count) + "style") ? text : "0px"
    default: text
    }
  }

  /// Returns the value of a property at a node, as the cascade computes it.
  func computed(_ property: String, at node: Int) -> String { styles[node].properties[property]?.text ?? "" }

  /// Returns the `display` of a node.
  ///
  /// The root, items of flex and grid containers, and floating or positioned elements are blocks.
  ///
  /// - Spec: https://www.w3.org/TR/css-display-3/#blockify
  private func display(_ text: String, at node: Int) -> String {
    let outer = tree.nodes[node].parent.map { computed("display", at: $0) }
    let isItem = outer.map { ["flex", "inline-flex", "grid", "inline-grid"].contains($0) } ?? true
    guard isItem || computed("float", at: node) != "none" || isPositioned(node) else { return text }
    let blocks = ["inline": "block", "inline-block": "block", "inline-flex": "flex", "inline-table": "table"]
    return blocks[text] ?? (text.hasPrefix("table-") ? "block" : text)
  }

  /// Returns whether a node has an absolute or fixed position.
  ///
  /// - Spec: https://www.w3.org/TR/css-position-3/#abspos-layout
  private func isPositioned(_ node: Int) -> Bool { ["absolute", "fixed"].contains(computed("position", at: node)) }

  /// Returns whether a node has a border with a style.
  ///
  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#border-width
  private func hasBorder(_ node: Int, style property: String) -> Bool {
    !hasBorderStyles || !["none", "hidden"].contains(computed(property, at: node))
  }
}
