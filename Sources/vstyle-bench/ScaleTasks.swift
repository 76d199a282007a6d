import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax

/// Tasks for the growth of time and memory with the tree, from a thousand nodes to a million.
struct ScaleTasks {
  private static let sizes = [("1k", 1_000), ("10k", 10_000), ("100k", 100_000), ("1M", 1_000_000)]

  /// Returns the tasks for the trees and the sheet of a folder: trees like an app's, then random ones.
  static func tasks(in folder: String) -> [BenchTask] {
    guard let unit = BenchTree.read("\(folder)/tree-1k.tsv"),
      let source = BenchFiles.sheet("\(folder)/rules-300.native.css")
    else { return [] }
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(source)], schema: SheetInputs.schema(for: source), advice: nil)
    let app = BenchTree.read("\(folder)/tree-100k.tsv").map { tree in
      task("scale-app/100k", tree.nodes.count, stylesheet) { tree }
    }
    return [app].compactMap { $0 }
      + sizes.flatMap { name, count in
        [
          task("scale/\(name)", count, stylesheet) { unit.repeated(count / unit.nodes.count) },
          task("scale-random/\(name)", count, stylesheet) { unit.shuffled(count) },
        ]
      }
  }

  /// Returns a task for the first flush of a tree.
  private static func task(
    _ name: String, _ count: Int, _ stylesheet: CompiledStylesheet, _ make: @escaping () -> ElementTree
  ) -> BenchTask {
    var task = BenchTask(
      name: name, size: count, unit: .milliseconds, note: "nodes described; winners and tokens of every node"
    ) { { 0 } }
    var tree: ElementTree?
    task.renew = {
      let known = tree ?? make()
      if tree == nil { remark(on: known, name, stylesheet) }
      tree = known
      let engine = StyleEngine(stylesheet, tree: known)
      return { engine.flush().visited }
    }
    return task
  }

  /// Reports the memory of an engine for a tree, after its first flush.
  private static func remark(on tree: ElementTree, _ name: String, _ stylesheet: CompiledStylesheet) {
    guard let before = AllocationCounter.bytes else { return }
    let engine = StyleEngine(stylesheet, tree: tree)
    let matched = engine.flush().matched
    guard let after = AllocationCounter.bytes else { return }
    BenchFiles.remark(
      "\(name): \((after - before) / tree.nodes.count) bytes a node, \(matched) match results of \(engine.count)")
  }
}

extension ElementTree {
  /// Returns a tree with the subtrees below its root repeated a number of times.
  func repeated(_ count: Int) -> ElementTree {
    var tree = ElementTree()
    tree.add(nodes[0])
    for _ in 0..<max(count, 1) {
      let offset = tree.nodes.count - 1
      for node in nodes.dropFirst() { tree.add(node.alone, to: node.parent.map { $0 == 0 ? 0 : $0 + offset }) }
    }
    return tree
  }

  /// Returns a tree with a number of nodes like those of this one, the same on every run.
  ///
  /// The parent of each node is one of the hundred nodes before it.
  func shuffled(_ count: Int) -> ElementTree {
    var tree = ElementTree()
    tree.add(nodes[0])
    var state: UInt64 = 20_240_229
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    while tree.nodes.count < count {
      let node = nodes[1 + next(nodes.count - 1)].alone
      tree.add(node, to: max(0, tree.nodes.count - 1 - next(100)))
    }
    return tree
  }
}

extension ElementNode {
  /// The node without its parent and children.
  fileprivate var alone: ElementNode {
    var node = ElementNode(key: key, typeName: typeName)
    node.id = id
    node.classes = classes
    node.states = states
    return node
  }
}
