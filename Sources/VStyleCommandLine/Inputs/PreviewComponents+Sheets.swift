import VStyleLint
import VStylePreview
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension PreviewComponents {
  /// The named styles of a stylesheet, and the views that its selectors describe without others around them.
  ///
  /// States are left out of the views, since a preview gives each of them every state.
  ///
  /// A change of one view can affect its siblings, so a tree holds few of them: with one tree, giving each view each
  /// state would take the square of their number.
  ///
  /// - Returns: the components, at most ``countPerTree`` in each tree, and the number of further ones that
  ///   ``Limit/components`` leaves out.
  static func all(_ stylesheet: CompiledStylesheet) -> (components: [PreviewComponents], leftOut: Int) {
    let all = views(stylesheet)
    let views = all.prefix(Limit.components.value)
    let components = stride(from: 0, to: views.count, by: countPerTree).map { start in
      PreviewComponents(stylesheet, views[start..<min(start + countPerTree, views.count)])
    }
    return (components, all.count - views.count)
  }

  private static let countPerTree = 12

  /// A view by itself, with the text that it shows.
  private typealias View = (node: ElementNode, text: String)

  private init(_ stylesheet: CompiledStylesheet, _ views: ArraySlice<View>) {
    let schema = stylesheet.schema
    var tree = ElementTree()
    tree.add(ElementNode(key: ":root", typeName: schema.viewTypes["Window"] == nil ? schema.generalViewType : "Window"))
    let items = views.map { view in
      let specimen = Specimen.of(schema.ancestry(of: view.node.typeName), name: view.text)
      return (
        name: view.node.key, node: PreviewComponents.add(specimen, as: view.node, to: 0, of: schema, in: &tree)
      )
    }
    let layouts = [NodeLayout](repeating: NodeLayout(), count: tree.nodes.count)
    self.init(
      screen: PreviewScreen(name: "Components", stylesheet: stylesheet, tree: tree, layouts: layouts), items: items)
  }

  private static func views(_ stylesheet: CompiledStylesheet) -> [View] {
    let schema = stylesheet.schema
    var views: [View] = []
    for name in stylesheet.styleNames {
      guard let style = stylesheet.style(named: name) else { continue }
      var node = ElementNode(key: "@style \(name)", typeName: style.typeName ?? schema.generalViewType)
      node.localStyles = [style]
      views.append((node, name))
    }
    var seen: Set<String> = []
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, selector.count == 1,
        let example = PreviewComponents.example(selector, schema), seen.insert(NodeSelector.text(of: example)).inserted
      else { continue }
      var node = example
      node.key = NodeSelector.text(of: example)
      views.append((node, example.classes.last ?? example.typeName))
    }
    return views
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
