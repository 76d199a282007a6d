import VStyleEngine
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The data of a page for its inspector, as JSON. Each text and each set of values is written once.
///
/// ```
/// strings       the texts
/// values        [index of a set, or -1; then pairs of a label and a text; -1 removes a label]
/// answers       as in `vstyle explain --format json`, without `inheritedFrom`
/// explanations  pairs of an answer and the node that its value is inherited from, or -1
/// drawings      pairs of classes and content, for forced states
/// screens       name; nodes: key, type, selector, parent; cells: for each node its values and explanation, or -1
///               if a limit leaves it out; for each forced state: node, state, and the changed nodes, each with its
///               drawing and its values
/// ```
final class PageData {
  private let strings = StringTable()
  private let values: ValueRecords
  private let texts = ValueTexts()
  private var drawings: [DrawnNode: Int] = [:]
  private var drawingTexts: [String] = []
  private var screens: [(screen: PreviewScreen, cells: [Cell])] = []

  /// The views that may still be styled again for further states.
  var stateVisits: LimitBudget

  init(stateVisits: Int?) {
    self.stateVisits = LimitBudget(.stateVisits, value: stateVisits)
    values = ValueRecords(strings)
  }

  /// The nodes of a screen in one environment.
  struct Cell {
    /// The index of the record of each node.
    var values: [Int] = []
    /// The nodes that a state of one node changes, each with its drawing and its values.
    var forced: [(node: Int, state: String, changes: [Int])] = []
  }

  /// Adds the values of a node, as of the engine's last flush.
  ///
  /// - Returns: the index of the record.
  func addValues(of node: Int, _ screen: PreviewScreen, _ engine: StyleEngine) -> Int {
    let shown = ShownValues(engine.values(of: node), nil, texts)
    var list = shown.normal.map { (label: $0.name, text: $0.text) }
    for (state, values) in shown.states { list += values.map { (":\(state) \($0.name)", $0.text) } }
    list += engine.changedCustomProperties(of: node).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return values.add(screen.tree.nodes[node].typeName, list)
  }

  /// Adds a drawing of a node in a forced state.
  ///
  /// - Returns: the index of the record.
  func add(_ drawing: DrawnNode) -> Int {
    if let index = drawings[drawing] { return index }
    drawings[drawing] = drawingTexts.count
    drawingTexts.append(PageData.text(.strings([drawing.classes, drawing.content])))
    return drawingTexts.count - 1
  }

  /// Adds a screen.
  func add(_ screen: PreviewScreen, _ cells: [Cell]) { screens.append((screen, cells)) }

  /// The data as JSON.
  func json(_ environments: [PreviewEnvironment], _ explanations: PageExplanations) -> String {
    let screens = zip(screens, explanations.indices).map { PageData.text($0.screen, $0.cells, $1) }
    return """
      {"environments":\(PageData.text(.strings(environments.map(\.title)))),
      "strings":\(PageData.text(.strings(strings.texts))),
      "values":[\(values.texts.joined(separator: ","))],
      "answers":[\(explanations.answers.joined(separator: ",\n"))],
      "explanations":[\(explanations.explanations.joined(separator: ","))],
      "drawings":[\(drawingTexts.joined(separator: ","))],
      "screens":[\(screens.joined(separator: ",\n"))]}
      """
  }

  private static func text(_ screen: PreviewScreen, _ cells: [Cell], _ explanations: [[Int]]) -> String {
    let nodes = screen.tree.nodes.map { node in
      text([
        .string(node.key), .string(node.typeName), .string(NodeSelector.text(of: node)), .integer(node.parent ?? -1),
      ])
    }
    return """
      {"name":\(text(.string(screen.name))),"nodes":[\(nodes.joined(separator: ","))],
      "cells":[\(zip(cells, explanations).map(text).joined(separator: ",\n"))]}
      """
  }

  private static func text(_ cell: Cell, _ explanations: [Int]) -> String {
    let forced = cell.forced.map { "[\($0.node),\(text(.string($0.state))),\(list($0.changes))]" }
    return """
      {"values":\(list(cell.values)),"explanations":\(list(explanations)),"forced":[\(forced.joined(separator: ","))]}
      """
  }

  private static func text(_ json: JSON) -> String { String(json.line.dropLast()) }

  /// Numbers as a JSON array.
  static func list(_ numbers: [Int]) -> String { "[" + numbers.map(String.init).joined(separator: ",") + "]" }
}
