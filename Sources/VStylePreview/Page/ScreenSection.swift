import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Draws a screen in all environments: the HTML of each cell, and the data for the inspector.
struct ScreenSection {
  let screen: PreviewScreen
  private let drawer: ScreenDrawer
  private let data: PageData

  /// The number of the screen on the page.
  private let number: Int

  init(
    _ screen: PreviewScreen, number: Int, _ looks: LookTable, _ data: PageData,
    resources: @escaping (String, String?) -> ImageResource?
  ) {
    self.screen = screen
    self.number = number
    self.data = data
    drawer = ScreenDrawer(screen, looks, resources: resources)
  }

  /// Draws all environments.
  ///
  /// - Parameters:
  ///   - environments: the columns.
  ///   - visit: receives the number and the drawings of each environment, while the engine has its values.
  mutating func draw(
    _ environments: [PreviewEnvironment], visit: (Int, Drawings) -> Void
  ) {
    var cells: [PageData.Cell] = []
    for (index, environment) in environments.enumerated() {
      drawer.select(environment.environment)
      var cell = PageData.Cell()
      var drawn: [DrawnNode] = []
      var values: [Int] = []
      for node in screen.tree.nodes.indices {
        drawn.append(drawer.draw(node))
        values.append(drawer.values(of: node, in: data))
      }
      cell.values = values
      var states: [Int: [(state: String, drawings: [Int: DrawnNode])]] = [:]
      force(drawn, values) { node, state, changes in
        let numbers = changes.flatMap { [$0.node, data.add($0.drawing), $0.values] }
        cell.forced.append((node, state, numbers))
        let drawings = Dictionary(changes.map { ($0.node, $0.drawing) }) { first, _ in first }
        states[node, default: []].append((state, drawings))
      }
      cells.append(cell)
      visit(index, Drawings(screen: screen, number: number, drawn: drawn, states: states))
    }
    data.add(screen, cells)
  }

  /// A node that a forced state changes.
  private typealias Change = (node: Int, drawing: DrawnNode, values: Int)

  /// Gives each node each further state of its view type, and passes on the nodes that are drawn otherwise then.
  ///
  /// ``Limit/stateVisits`` limits the work.
  private func force(
    _ drawn: [DrawnNode], _ values: [Int], _ pass: (_ node: Int, _ state: String, _ changes: [Change]) -> Void
  ) {
    for (node, element) in screen.tree.nodes.enumerated() {
      var seen: Set<String> = ["normal", "enabled"]
      for state in screen.stylesheet.schema.states(of: element.typeName)
      where !element.states.contains(state) && seen.insert(state).inserted {
        guard data.stateVisits.allowsMore() else { return }
        let report = drawer.set(state, true, of: node)
        let changed = Set(report.changed.map(\.index)).union([node]).sorted()
        let changes = changed.compactMap { other -> Change? in
          let drawing = drawer.draw(other, with: other == node ? state : nil)
          let record = drawer.values(of: other, in: data)
          return drawing == drawn[other] && record == values[other] ? nil : (other, drawing, record)
        }
        if !changes.isEmpty { pass(node, state, changes) }
        let back = drawer.set(state, false, of: node)
        data.stateVisits.use(report.visited + report.compared + back.visited + back.compared)
      }
    }
  }
}

/// The drawings of a screen in one environment.
struct Drawings {
  let screen: PreviewScreen
  let number: Int
  let drawn: [DrawnNode]
  /// The states that change the drawing of a node, with all changed drawings.
  let states: [Int: [(state: String, drawings: [Int: DrawnNode])]]

  /// The HTML of a node with its subviews.
  ///
  /// - Parameters:
  ///   - node: the position of the node.
  ///   - changed: the drawings that differ.
  func html(of node: Int, _ changed: [Int: DrawnNode] = [:]) -> String {
    var out = ""
    write(node, changed, to: &out)
    return out
  }

  private func write(_ node: Int, _ changed: [Int: DrawnNode], to out: inout String) {
    let drawing = changed[node] ?? drawn[node]
    out += "<div class=\"\(drawing.classes)\" data-n=\"\(node)\">"
    var isFirst = true
    for part in drawing.content.split(
      separator: DrawnNode.placeholder, maxSplits: 1, omittingEmptySubsequences: false)
    {
      if !isFirst { for child in screen.tree.nodes[node].children { write(child, changed, to: &out) } }
      out += part
      isFirst = false
    }
    out += "</div>"
  }
}
