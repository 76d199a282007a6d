import VStyleCascade

/// What boxes make of computed values, where one property decides about another: no part of the cascade,
/// but of what a browser answers.
struct SuiteBoxes {
  let tree: ElementTree
  let styles: [ComputedStyle]

  /// Whether borders have styles. The random sheets take all borders for solid ones.
  let hasBorderStyles: Bool

  /// The value of a property at a node after its box was looked at.
  func used(_ text: String, of property: String, at node: Int) -> String {
    switch property {
    case "display": display(text, at: node)
    case "float": isPositioned(node) ? "none" : text
    case "border-top-width", "border-right-width", "border-bottom-width", "border-left-width":
      hasBorder(node, style: property.dropLast("width".count) + "style") ? text : "0px"
    default: text
    }
  }

  /// The root, the items of flex and grid containers and what floats or is positioned are blocks.
  ///
  /// - Spec: https://www.w3.org/TR/css-display-3/#blockify
  private func display(_ text: String, at node: Int) -> String {
    let outer = tree.nodes[node].parent.map { value("display", at: $0) }
    let isItem = outer.map { ["flex", "inline-flex", "grid", "inline-grid"].contains($0) } ?? true
    guard isItem || value("float", at: node) != "none" || isPositioned(node) else { return text }
    let blocks = ["inline": "block", "inline-block": "block", "inline-flex": "flex", "inline-table": "table"]
    return blocks[text] ?? (text.hasPrefix("table-") ? "block" : text)
  }

  /// - Spec: https://www.w3.org/TR/css-position-3/#abspos-layout
  private func isPositioned(_ node: Int) -> Bool { ["absolute", "fixed"].contains(value("position", at: node)) }

  /// - Spec: https://www.w3.org/TR/css-backgrounds-3/#border-width
  private func hasBorder(_ node: Int, style property: String) -> Bool {
    !hasBorderStyles || !["none", "hidden"].contains(value(property, at: node))
  }

  private func value(_ property: String, at node: Int) -> String { styles[node].properties[property]?.text ?? "" }
}
