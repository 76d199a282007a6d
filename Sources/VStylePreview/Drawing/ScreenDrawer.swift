import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Draws the nodes of a screen in one environment after another.
final class ScreenDrawer {
  let screen: PreviewScreen
  let engine: StyleEngine

  private let writer: ElementWriter
  private let resources: (String, String?) -> ImageResource?
  private let lineages: [String: [String]]
  private let parts: [String]
  private var known: [Key: DrawnNode] = [:]
  private var places: [String: ValuePlaces] = [:]
  private var knownValues: [ValuesKey: Int] = [:]
  private var environment = StyleEnvironment()

  /// All that the values of a node depend on.
  private struct ValuesKey: Hashable {
    let style: Int?
    let parentStyle: Int?
    let type: String
  }

  /// All that the drawing of a node depends on.
  private struct Key: Hashable {
    let style: Int?
    let parentStyle: Int?
    let type: String
    let parentType: String?
    let states: Set<String>
    let text: String?
    let layout: NodeLayout
    let children: [String]
    let isRoot: Bool
  }

  /// Creates a drawer.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - looks: the classes of the page.
  ///   - resources: returns the image file at an address, which is relative to the path of a sheet.
  init(_ screen: PreviewScreen, _ looks: LookTable, resources: @escaping (String, String?) -> ImageResource?) {
    self.screen = screen
    self.resources = resources
    engine = StyleEngine(screen.stylesheet, tree: screen.tree)
    writer = ElementWriter(looks: looks)
    let schema = screen.stylesheet.schema
    let types = Set(screen.tree.nodes.map(\.typeName))
    lineages = Dictionary(types.map { ($0, ScreenDrawer.lineage($0, schema)) }) { first, _ in first }
    parts = screen.tree.nodes.map { [lineages] in ViewTemplates.row(lineages[$0.typeName] ?? []).part }
  }

  /// The view type and its superclasses. Unknown types count as the fallback view type.
  private static func lineage(_ type: String, _ schema: StyleSchema) -> [String] {
    let names = schema.ancestry(of: type)
    return names.isEmpty ? schema.fallbackViewType.map(schema.ancestry) ?? [] : names
  }

  /// Selects the environment of the following drawings, and computes its values.
  func select(_ environment: StyleEnvironment) {
    self.environment = environment
    engine.environment = environment
    engine.flush()
    known = [:]
    knownValues = [:]
  }

  /// Gives a node a further state, or takes it away.
  ///
  /// - Returns: the nodes that were styled again.
  @discardableResult
  func set(_ state: String, _ isSet: Bool, of node: Int) -> EngineReport {
    engine.setState(engine.stateName(state), isSet, of: node)
    let report = engine.flush()
    // The values of a style that only one node has can change without a new style.
    if !engine.alteredStyles.isEmpty { (known, knownValues) = ([:], [:]) }
    return report
  }

  /// Returns the drawing of a node as of the last flush.
  ///
  /// - Parameters:
  ///   - node: the position of the node.
  ///   - state: a state that it has besides those of the tree.
  func draw(_ node: Int, with state: String? = nil) -> DrawnNode {
    let element = screen.tree.nodes[node]
    let states = state.map { element.states.union([$0]) } ?? element.states
    let layout = screen.layouts[node]
    let key = Key(
      style: engine.styleIndex(of: node), parentStyle: element.parent.flatMap(engine.styleIndex),
      type: element.typeName, parentType: element.parent.map { parts[$0] }, states: states, text: element.text,
      layout: layout, children: element.children.map { parts[$0] }, isRoot: element.parent == nil)
    if let drawn = known[key] { return drawn }
    let drawn = make(node, key)
    known[key] = drawn
    return drawn
  }

  /// Returns the record of a node's values as of the last flush.
  func values(of node: Int, in data: PageData) -> Int {
    let element = screen.tree.nodes[node]
    let key = ValuesKey(
      style: engine.styleIndex(of: node), parentStyle: element.parent.flatMap(engine.styleIndex), type: element.typeName
    )
    if let record = knownValues[key] { return record }
    let record = data.addValues(of: node, screen, engine)
    knownValues[key] = record
    return record
  }

  private func make(_ node: Int, _ key: Key) -> DrawnNode {
    let lineage = lineages[key.type] ?? []
    let all = engine.values(of: node)
    let places = places[key.type] ?? ValuePlaces(all)
    self.places[key.type] = places
    let values = ViewValues(all, places, lineage: lineage, states: key.states, scheme: scheme(of: node))
    let view = DrawnView(
      values: values, text: key.text, layout: key.layout, childTypes: key.children, parentPart: key.parentType,
      fonts: CSSFont(category: environment.traits.features["content-size-category"] ?? "large"),
      resource: { [screen, resources] address, location in
        resources(address, location.map { screen.stylesheet.sources.sources[$0.source.index].path })
      })
    let row = ViewTemplates.row(lineage)
    var box = DrawnElement("", [.subviews])
    if row.part != "Window", key.children.isEmpty { box.part = "leaf" }
    // Without a layout, each view in a window covers the ones before it.
    if row.part == "Window", key.layout.axis != nil { box.part = "laid" }
    BoxTemplate.draw(view, &box)
    row.draw(view, &box)
    let flow = FlowLayout.name(key.layout, part: row.part, in: key.parentType, key.children)
    let names = ["v", row.part, flow, box.part, writer.looks.name(of: box.css)].compactMap(\.self)
    var content = ""
    for part in box.content {
      switch part {
      case .text(let text): content += MarkupText.escaped(text)
      case .element(let element): writer.write(element, to: &content) { $0 += DrawnNode.placeholder }
      case .subviews: content += DrawnNode.placeholder
      }
    }
    return DrawnNode(classes: names.filter { !$0.isEmpty }.joined(separator: " "), content: content)
  }

  /// The appearance of a node, which its theme may change.
  private func scheme(of node: Int) -> Appearance {
    var next: Int? = node
    while let position = next {
      if let theme = screen.tree.nodes[position].themeName, let scheme = scheme(ofTheme: theme) { return scheme }
      next = screen.tree.nodes[position].parent
    }
    return environment.themeName.flatMap(scheme(ofTheme:)) ?? environment.traits.colorScheme
  }

  private func scheme(ofTheme name: String) -> Appearance? {
    let sheet = screen.stylesheet
    return sheet.themeChain(name).lazy.compactMap { sheet.themes[$0]?.colorScheme }.first
  }
}
