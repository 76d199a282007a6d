import VStyle
import VStyleSyntax

/// The smallest change: a view without children gets a style class that a rule selects, and loses it.
enum LeafTask {
  static var all: [BenchTask] {
    [
      BenchTask(
        name: "leaf-toggle+apply/7k", size: 7_002, unit: .microseconds,
        note: "a cell gets a class and loses it, values on the object", prepare: prepare)
    ]
  }

  /// Prepares a list of a thousand `Row` views with six cells each.
  private static func prepare() -> () -> Int {
    let (root, list) = (BenchViews.App(), BenchViews.List())
    let rows = (0..<1_000).map { _ in
      let row = BenchViews.Row()
      row.add((0..<6).map { _ in BenchViews.Cell() })
      return row
    }
    list.add(rows)
    root.add([list])
    let scope = StyleScope(root: root, sheets: [Stylesheet(source: sheet, schema: BenchView.schema)])
    scope.flush()
    let cell = rows[rows.count / 2].children[3]
    var isOn = false
    return {
      isOn.toggle()
      cell.styleClasses.set("marked", isOn)
      let report = scope.flush()
      return report.visited &+ report.written
    }
  }

  private static let sheet = SourceText(
    """
    .app { --accent: #3366cc; }
    Row { padding: 4; }
    Cell { color: #222222; min-width: 40; }
    List > Row:nth-child(odd) { opacity: 0.9; }
    Row Cell.marked { color: white; background-color: #3366cc; border-width: 2; padding: 2 4; }
    """, path: "leaf.vstyle")
}
