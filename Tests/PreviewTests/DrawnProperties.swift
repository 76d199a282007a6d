import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStylePreview

/// Drawings of views of a type, each under declarations of its own.
struct DrawnType {
  let type: String

  /// The states of the views.
  var states: Set<String> = []

  /// Returns the drawing of a view for each style, as text: its classes, its content and the declarations of its looks.
  func drawings(_ styles: [String]) -> [String] {
    let schema = StyleSchema.views
    let blocks = styles.enumerated().map { StyleBlock(SourceText($1, path: "style-\($0)"), typeName: type) }
    let (stylesheet, compiled) = CompiledStylesheet.compile([], blocks: blocks, schema: schema, loader: NoImports())
    var tree = ElementTree()
    tree.add(ElementNode(key: "root", typeName: "Window"))
    let specimen = Specimen.of(schema.ancestry(of: type), name: "Name")
    var roots: [Int] = []
    for style in compiled {
      var node = ElementNode(key: "view", typeName: type)
      node.text = specimen.text
      node.states = states
      node.localStyles = [style]
      let position = tree.add(node, to: 0)
      roots.append(position)
      for child in specimen.children {
        var element = ElementNode(key: "child", typeName: child.type)
        element.text = child.text
        tree.add(element, to: position)
      }
    }
    let looks = LookTable()
    let layouts = [NodeLayout](repeating: NodeLayout(), count: tree.nodes.count)
    let drawer = ScreenDrawer(
      PreviewScreen(name: "", stylesheet: stylesheet, tree: tree, layouts: layouts), looks
    ) { _, _ in nil }
    drawer.select(StyleEnvironment())
    let texts = roots.map { root in
      ([root] + tree.nodes[root].children).map { node -> String in
        let drawing = drawer.draw(node)
        return "\(drawing.classes) \(drawing.content)"
      }.joined(separator: "\n")
    }
    let rules = looks.text.split(separator: "\n")
    return texts.map { text in text.replacing(/\bl(\d+)\b/) { match in rules[Int(match.1) ?? 0].drop { $0 != "{" } } }
  }
}
