import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax

/// Tasks for small trees that are styled from scratch, with a sheet that is compiled already.
struct FirstTasks {
  private static let sizes = [("50", 50), ("100", 100), ("200", 200), ("1k", 1_000)]

  /// Returns the tasks for a tree and the sheet of a folder: the trees of a sheet in use, then the first tree of a
  /// sheet.
  static func tasks(in folder: String) -> [BenchTask] {
    guard let tree = BenchTree.read("\(folder)/tree-1k.tsv"),
      let source = BenchFiles.sheet("\(folder)/rules-300.native.css")
    else { return [] }
    let schema = SheetInputs.schema(for: source)
    func compile() -> CompiledStylesheet {
      CompiledStylesheet.compile([SheetInput(source)], schema: schema, advice: nil)
    }
    let used = compile()
    let trees = sizes.map { name, count in (name: name, tree: tree.prefix(count)) }
    return trees.map { name, tree in
      task("first/\(name)", "nodes described; another tree had the sheet before", tree) { used }
    }
      + trees.map { name, tree in
        task("cold/\(name)", "nodes described; the first tree with the sheet", tree, compile)
      }
      + trees.map { name, tree in
        var task = task("start/\(name)", "a new engine, nodes and first flush; the sheet is in use", tree) { used }
        task.renew = { { StyleEngine(used, tree: tree).flush().visited } }
        return task
      }
  }

  /// Returns a task for the first flush of a tree.
  private static func task(
    _ name: String, _ note: String, _ tree: ElementTree, _ stylesheet: @escaping () -> CompiledStylesheet
  ) -> BenchTask {
    var task = BenchTask(name: name, size: tree.nodes.count, unit: .microseconds, note: note) { { 0 } }
    task.renew = {
      let engine = StyleEngine(stylesheet(), tree: tree)
      return { engine.flush().visited }
    }
    return task
  }
}

extension ElementTree {
  /// Returns the tree of the first nodes, in document order.
  func prefix(_ count: Int) -> ElementTree {
    var tree = ElementTree()
    for node in nodes.prefix(count) { tree.add(node, to: node.parent) }
    return tree
  }
}
