import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax

/// The tasks of sheets with further rules that ask about other nodes: `:has()`, `of S` and `@scope`.
struct RelationTasks {
  /// The further rules: `has`, `of` or `scope`; `nil` for the sheet without them.
  let group: String?
  /// The sizes of the tree and of the sheet, as `100k/300`.
  let name: String
  let tree: ElementTree
  let source: SourceText
  private let stylesheet: CompiledStylesheet

  /// Returns the tasks for the trees and sheets of a folder.
  static func tasks(in folder: String) -> [BenchTask] {
    ["1k", "10k", "100k"].flatMap { size -> [BenchTask] in
      guard let tree = BenchTree.read("\(folder)/tree-\(size).tsv") else { return [] }
      return ["300", "1000"].flatMap { count -> [BenchTask] in
        // The tasks without further rules are there for the larger trees already.
        let groups: [String?] = size == "1k" ? [nil, "has", "of", "scope"] : ["has", "of", "scope"]
        return groups.flatMap { group -> [BenchTask] in
          let path = "\(folder)/rules-\(count)\(group.map { "-\($0)" } ?? "").native.css"
          guard let source = BenchFiles.sheet(path) else { return [] }
          return RelationTasks(group, "\(size)/\(count)", tree, source).all
        }
      }
    }
  }

  private init(_ group: String?, _ name: String, _ tree: ElementTree, _ source: SourceText) {
    (self.group, self.name, self.tree, self.source) = (group, name, tree, source)
    stylesheet = CompiledStylesheet.compile(
      [SheetInput(source)], schema: SheetInputs.schema(for: source), advice: nil)
  }

  private var all: [BenchTask] {
    let middle = tree.nodes.count / 2
    let row = tree.nodes[middle...].firstIndex { $0.typeName == "Row" } ?? middle
    let plain = [match, toggle("toggle1\(suffix)", "muted", of: row, "the row and what is inside it")]
    let rows = LiveTasks(name: name, tree: tree, source: source).rows("rows\(suffix)")
    guard let leaf else { return plain + [rows] }
    return plain + [toggle("toggle1\(suffix)-hit", "marked", of: leaf, "a leaf that the further rules ask for"), rows]
  }

  private var suffix: String { group.map { "-\($0)" } ?? "" }

  /// The first `Label` in the first `Row` or `Status` at or after seven eighths of the tree.
  private var leaf: Int? {
    guard let group else { return nil }
    let (start, type) = (tree.nodes.count * 7 / 8, group == "of" ? "Status" : "Row")
    guard let around = tree.nodes[start...].firstIndex(where: { $0.typeName == type }) else { return nil }
    return tree.nodes[around...].firstIndex { $0.typeName == "Label" }
  }

  private var match: BenchTask {
    let (tree, stylesheet) = (tree, stylesheet)
    var task = BenchTask(
      name: "match\(suffix)/\(name)", size: tree.nodes.count, unit: .milliseconds, note: "with the further rules"
    ) { { 0 } }
    task.renew = {
      let engine = StyleEngine(stylesheet, tree: tree)
      return { engine.flush().visited }
    }
    task.matches = {
      let engine = StyleEngine(stylesheet, tree: tree)
      engine.flush()
      return engine.matchCount
    }
    return task
  }

  private func toggle(_ kind: String, _ className: String, of node: Int, _ note: String) -> BenchTask {
    let (tree, stylesheet) = (tree, stylesheet)
    return BenchTask(name: "\(kind)/\(name)", size: tree.nodes.count, unit: .microseconds, note: note) {
      let engine = StyleEngine(stylesheet, tree: tree)
      engine.flush()
      let name = engine.className(className)
      var isOn = tree.nodes[node].classes.contains(className)
      return {
        isOn.toggle()
        engine.setClass(name, isOn, of: node)
        let report = engine.flush()
        return report.visited &+ report.compared
      }
    }
  }
}
