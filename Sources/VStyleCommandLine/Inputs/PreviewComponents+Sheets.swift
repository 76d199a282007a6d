import VStyleCascade
import VStyleLint
import VStylePreview
import VStyleSelectors
import VStyleValues

extension PreviewComponents {
  /// The named styles of a stylesheet, and the views that its selectors describe without others around them.
  ///
  /// States are left out of the views, since a preview gives each of them every state.
  ///
  /// - Returns: `nil` if there are none.
  init?(_ stylesheet: CompiledStylesheet) {
    let schema = stylesheet.schema
    var tree = ElementTree()
    tree.add(ElementNode(key: ":root", typeName: schema.viewTypes["Window"] == nil ? schema.generalViewType : "Window"))
    var items: [(name: String, node: Int)] = []
    func add(_ node: ElementNode, _ name: String, text: String) {
      let specimen = Specimen.of(schema.ancestry(of: node.typeName), name: text)
      items.append((name, PreviewComponents.add(specimen, as: node, to: 0, of: schema, in: &tree)))
    }
    for name in stylesheet.styleNames {
      guard let style = stylesheet.style(named: name) else { continue }
      var node = ElementNode(key: "@style \(name)", typeName: style.typeName ?? schema.generalViewType)
      node.localStyles = [style]
      add(node, "@style \(name)", text: name)
    }
    var seen: Set<String> = []
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, selector.count == 1,
        let example = PreviewComponents.example(selector, schema), seen.insert(NodeSelector.text(of: example)).inserted
      else { continue }
      var node = example
      node.key = NodeSelector.text(of: example)
      add(node, node.key, text: example.classes.last ?? example.typeName)
    }
    guard !items.isEmpty else { return nil }
    let layouts = [NodeLayout](repeating: NodeLayout(), count: tree.nodes.count)
    self.init(
      screen: PreviewScreen(name: "Components", stylesheet: stylesheet, tree: tree, layouts: layouts), items: items)
  }

  /// A node that a selector matches, without its states; `nil` for a selector that no single node can stand for.
  private static func example(_ selector: ComplexSelector, _ schema: StyleSchema) -> ElementNode? {
    var example = ExampleTree(schema)
    guard let position = example.add(selector) else { return nil }
    var node = example.tree.nodes[position]
    guard schema.viewTypes[node.typeName] != nil else { return nil }
    node.states = []
    return node
  }

  private static func add(
    _ specimen: Specimen, as node: ElementNode, to parent: Int, of schema: StyleSchema, in tree: inout ElementTree
  ) -> Int {
    var node = node
    node.text = specimen.text
    let position = tree.add(node, to: parent)
    for (index, child) in specimen.children.enumerated() where schema.viewTypes[child.type] != nil {
      let element = ElementNode(key: "\(node.key) > \(child.type) \(index + 1)", typeName: child.type)
      _ = add(child, as: element, to: position, of: schema, in: &tree)
    }
    return position
  }
}
