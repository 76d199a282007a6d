extension GrowthShape {
  /// Trees that grow with their sheet.
  static let trees: [GrowthShape] = [
    .tree("trees/wide", { _ in "Label { alpha: 0.5; }" }) { #"{"type": "Label", "classes": ["c\#($0)"]}"# },
    .tree("trees/keys", { _ in "Label { alpha: 0.5; }" }) { #"{"type": "Label", "key": "key\#($0)"}"# },
    .tree("trees/rule-of-each", { ".c\($0) { alpha: 0.5; }" }) { #"{"type": "Label", "classes": ["c\#($0)"]}"# },
    .tree("trees/id-of-each", { "#i\($0) { alpha: 0.5; }" }) { #"{"type": "Button", "id": "i\#($0)"}"# },
    .tree("trees/token-of-each", { ":root { --t\($0): \($0); } .c\($0) { --x: \($0); }" }) {
      #"{"type": "Label", "classes": ["c\#($0)"]}"#
    },
    .tree("trees/tokens-everywhere", { "* { --t\($0): \($0); }" }, depth: deepest) { _ in #"{"type": "View"}"# },
    .tree("trees/token-of-each-level", { ":root { --t\($0): \($0); } .c\($0) { --x\($0): \($0); }" }, depth: deepest) {
      #"{"type": "View", "classes": ["c\#($0)"]}"#
    },
    .tree("trees/aliases", { "\($0 == 0 ? "Label { --u: var(--t); }" : "") .c\($0) { --t: \($0); }" }) {
      #"{"type": "Label", "classes": ["c\#($0)"]}"#
    },
    .tree(
      "trees/uninherited-tokens",
      { "@property --t\($0) { syntax: \"<number>\"; inherits: false; initial-value: 1; } .c\($0) { --t\($0): 2; }" }
    ) { #"{"type": "Label", "classes": ["c\#($0)"]}"# },
    .tree("trees/own-styles", { "#i\($0) { alpha: 1; }" }) {
      #"{"type": "Label", "style": "--a: \#($0); alpha: var(--a)"}"#
    },
    .tree("trees/themes", { "@theme t\($0) { --ink: red; Label { alpha: 0.5; } }" }) {
      #"{"type": "View", "theme": "t\#($0 % 8)", "children": [{"type": "Label"}]}"#
    },
    .tree("trees/theme-selectors", { "@theme t\($0) { --p: red; } :theme(t\($0)) Label { alpha: 0.5; }" }) { _ in
      #"{"type": "Label"}"#
    },
    .tree("trees/theme-of-each", { "@theme t\($0) { --b: red; }" }) { _ in #"{"type": "Label"}"# },
    .tree("trees/theme-chain", { "@theme t\($0)\($0 == 0 ? "" : " from t\($0 - 1)") { --b: red; }" }) { _ in
      #"{"type": "Label"}"#
    },
    .tree("trees/own-state-styles", { "#i\($0) { alpha: 1; }" }) {
      #"{"type": "Button", "classes": ["c\#($0)"], "style": "&:disabled { alpha: 0.5 }"}"#
    },
    .tree("trees/siblings", { ".c\($0) ~ Label { alpha: 0.5; }" }) {
      #"{"type": "Label", "classes": ["c\#($0 % 9)"]}"#
    },
    .tree("trees/nth-children", { "Label:nth-last-child(\($0 % 9 + 2)) { alpha: 0.5; }" }) { _ in #"{"type": "Label"}"#
    },
    .tree("trees/deep-descendants", { ".c\($0) View Label { alpha: 0.5; }" }, depth: deepest) {
      #"{"type": "View", "classes": ["c\#($0 % 9)"]}"#
    },
    .tree("trees/has-rules", { ".c\($0):has(> .d\($0)) { alpha: 0.5; }" }) {
      #"{"type": "View", "classes": ["c\#($0)"], "children": [{"type": "Label", "classes": ["d\#($0)"]}]}"#
    },
    .tree("trees/of-rules", { "Label:nth-child(2n+\($0 % 9) of .c\($0)) { alpha: 0.5; }" }) {
      #"{"type": "Label", "classes": ["c\#($0)"]}"#
    },
    .tree("trees/scope-rules", { "@scope (.c\($0)) { Label { alpha: 0.5; } }" }) {
      #"{"type": "View", "classes": ["c\#($0)"], "children": [{"type": "Label"}]}"#
    },
    .tree("trees/deep-has", { $0 == 0 ? "View:has(.c > .d) { alpha: 0.5; }" : "" }, depth: deepest) { _ in
      #"{"type": "View", "classes": ["c"]}"#
    },
    .tree("trees/deep-scopes", { $0 == 0 ? "@scope (.c) to (.d) { View { alpha: 0.5; } }" : "" }, depth: deepest) { _ in
      #"{"type": "View", "classes": ["c"]}"#
    },
    .tree("trees/states-of-others", { $0 == 0 ? "Window:has(Label:highlighted) Label { alpha: 0.5; }" : "" }) { _ in
      #"{"type": "Label"}"#
    },
    .tree("trees/states", { "Button:highlighted.c\($0) { title-color: red; }" }) {
      #"{"type": "Button", "states": ["highlighted"], "classes": ["c\#($0)"]}"#
    },
  ]

  /// The number of nodes inside each other below the root that the limit `tree-depth` allows.
  private static let deepest = 250

  /// Returns a shape with a rule and a tree node for each number.
  ///
  /// - Parameters:
  ///   - depth: the number of nodes inside each other, below one root.
  ///   - node: returns a node without children, as JSON.
  private static func tree(
    _ name: String, _ rule: @escaping @Sendable (Int) -> String, depth: Int = 1,
    _ node: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    var shape = GrowthShape(name: name, text: { (0..<$0).map(rule).joined(separator: "\n") }, file: .tree)
    shape.tree = { count in
      let towers = stride(from: 0, to: count, by: depth).map { start in
        let nodes = (start..<min(start + depth, count)).map(node)
        // All nodes except the innermost one end with their children.
        return nodes.dropLast().map { $0.dropLast() + ", \"children\": [" }.joined() + nodes[nodes.count - 1]
          + String(repeating: "]}", count: nodes.count - 1)
      }
      return
        "{\"type\": \"Window\", \"children\": [{\"type\": \"Label\", \"key\": \"label\"}, \(towers.joined(separator: ",\n"))]}"
    }
    return shape
  }
}
