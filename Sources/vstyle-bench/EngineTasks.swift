import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The tasks of the engine over a tree and a sheet.
struct EngineTasks {
  /// The sizes of the tree and of the sheet, as `100k/300`.
  let name: String
  let tree: ElementTree
  let stylesheet: CompiledStylesheet

  /// Returns the tasks for the trees and sheets of a folder.
  static func tasks(in folder: String) -> [BenchTask] {
    ["10k", "100k"].flatMap { size -> [BenchTask] in
      guard let tree = BenchTree.read("\(folder)/tree-\(size).tsv") else { return [] }
      return ["300", "1000"].flatMap { count -> [BenchTask] in
        guard let source = BenchFiles.sheet("\(folder)/rules-\(count).native.css") else { return [] }
        let stylesheet = CompiledStylesheet.compile(
          [SheetInput(source)], schema: SheetInputs.schema(for: source), advice: nil)
        let name = "\(size)/\(count)"
        return EngineTasks(name: name, tree: tree, stylesheet: stylesheet).all
          + LiveTasks(name: name, tree: tree, source: source).all
      }
    }
  }

  private var all: [BenchTask] { [match, theme, toggle] }

  private func task(_ kind: String, _ unit: BenchTask.Unit, _ note: String, _ prepare: @escaping () -> () -> Int)
    -> BenchTask
  {
    BenchTask(name: "\(kind)/\(name)", size: tree.nodes.count, unit: unit, note: note, prepare: prepare)
  }

  /// The first flush: from an unstyled tree to the values of every node.
  private var match: BenchTask {
    let (tree, stylesheet) = (tree, stylesheet)
    var task = task("match", .milliseconds, "nodes described; winners, tokens and inheritance of every node") { { 0 } }
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

  /// The root switches between two themes.
  private var theme: BenchTask {
    let (tree, stylesheet) = (tree, stylesheet)
    return task("theme", .milliseconds, "two classes at the root; values and the list of nodes that changed") {
      let engine = StyleEngine(stylesheet, tree: tree)
      engine.flush()
      let (light, dark) = (engine.className("theme-light"), engine.className("theme-dark"))
      var isDark = false
      return {
        isDark.toggle()
        engine.setClass(light, !isDark, of: 0)
        engine.setClass(dark, isDark, of: 0)
        return engine.flush().changed.count
      }
    }
  }

  /// One `Row` view gets a style class and loses it again.
  private var toggle: BenchTask {
    let (tree, stylesheet) = (tree, stylesheet)
    return task("toggle1", .microseconds, "the row and what is inside it") {
      let engine = StyleEngine(stylesheet, tree: tree)
      engine.flush()
      let muted = engine.className("muted")
      let middle = tree.nodes.count / 2
      let row = tree.nodes[middle...].firstIndex { $0.typeName == "Row" } ?? middle
      var isMuted = tree.nodes[row].classes.contains("muted")
      return {
        isMuted.toggle()
        engine.setClass(muted, isMuted, of: row)
        return engine.flush().visited
      }
    }
  }
}

/// Reads the trees of the inputs.
///
/// A file has a count, then one line for each node with its parent, type, state bits, ID and style classes.
enum BenchTree {
  static let states = ["hover", "focus", "active", "disabled", "checked", "selected"]

  static func read(_ path: String) -> ElementTree? {
    guard let source = BenchFiles.sheet(path) else { return nil }
    var tree = ElementTree()
    let text = String(decoding: source.bytes, as: UTF8.self)
    for (number, line) in text.split(separator: "\n").dropFirst().enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, let parent = Int(fields[0]), let mask = Int(fields[2]) else { return nil }
      var node = ElementNode(key: "\(number)", typeName: String(fields[1]))
      node.states = Set(states.indices.filter { mask >> $0 & 1 == 1 }.map { states[$0] })
      node.id = fields[3] == "-" ? nil : String(fields[3])
      node.classes = fields[4].split(separator: " ").map(String.init)
      tree.add(node, to: parent < 0 ? nil : parent)
    }
    return tree
  }
}
