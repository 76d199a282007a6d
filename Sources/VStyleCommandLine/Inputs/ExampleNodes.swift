import VStyleLint
import VStylePreview
import VStyleSelectors
import VStyleStylesheet
import VStyleValues

/// Nodes for the selectors and the named styles of two stylesheets, for a comparison without a tree.
struct ExampleNodes {
  /// The tree for the old stylesheet.
  private(set) var old = ElementTree()

  /// The tree for the new stylesheet, which has the same nodes.
  private(set) var new = ElementTree()

  /// The positions of the nodes that stand for a selector or a style. The others are around them.
  private(set) var named: Set<Int> = []

  /// The selectors for which no node can be made, such as those with `:has()`.
  private(set) var unrepresented: [String] = []

  /// Creates the nodes.
  init(_ old: CompiledStylesheet, _ new: CompiledStylesheet) {
    var example = ExampleTree(new.schema)
    var names: [Int: String] = [:]
    var seen: Set<ComplexSelector> = []
    for rule in Array(new.rules) + Array(old.rules) {
      guard case .selector(let selector) = rule.target, seen.insert(selector).inserted else { continue }
      if let position = example.add(selector) {
        names[position] = ExampleNodes.path(to: position, in: example.tree)
      } else if selector.count > 1 || selector.description != ":root" {
        unrepresented.append(selector.description)
      }
    }
    named = Set(names.keys).union([0])
    for (position, node) in example.tree.nodes.enumerated() {
      add(node, key: names[position] ?? (position == 0 ? ":root" : "\(position)"), to: node.parent, nil, nil)
    }
    let general = new.schema.generalViewType
    for name in new.styleNames + old.styleNames.filter({ !new.styleNames.contains($0) }) {
      let (before, after) = (old.style(named: name), new.style(named: name))
      named.insert(self.new.nodes.count)
      let node = ElementNode(key: "", typeName: after?.typeName ?? before?.typeName ?? general)
      add(node, key: "@style \(name)", to: 0, before, after)
    }
  }

  /// Returns the selectors of a node and of the nodes above it that its selector names, separated by spaces.
  private static func path(to position: Int, in tree: ElementTree) -> String {
    var parts: [String] = []
    var next: Int? = position
    while let node = next, node != 0, tree.nodes[node].key != "w" {
      parts.append(NodeSelector.text(of: tree.nodes[node]))
      next = tree.nodes[node].parent
    }
    return parts.reversed().joined(separator: " ")
  }

  private mutating func add(_ node: ElementNode, key: String, to parent: Int?, _ before: Style?, _ after: Style?) {
    var node = node
    node.key = key
    node.localStyles = before.map { [$0] } ?? []
    old.add(node, to: parent)
    node.localStyles = after.map { [$0] } ?? []
    new.add(node, to: parent)
  }
}
