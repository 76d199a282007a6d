import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// Counts of the engine's work for rules that ask about other nodes, and its values after that work.
@Suite("the work for rules that ask about other nodes")
struct OtherNodeCountTests {
  /// A tree of 400 elements, with style classes that repeat in no short period.
  private func tree() -> ElementTree {
    var tree = ElementTree()
    for number in 0..<400 {
      var node = ElementNode(key: "\(number)", typeName: number.isMultiple(of: 11) ? "Key" : "Box")
      node.classes = zip(["a", "b", "c", "d"], [3, 5, 7, 9]).filter { number.isMultiple(of: $0.1) }.map(\.0)
      tree.add(node, to: number == 0 ? nil : number / 4 * 3 / 4)
    }
    return tree
  }

  private func firstFlush(_ sheet: String) -> EngineReport {
    let (tree, sheet) = (tree(), SourceText(sheet + " { width: 3 } .a { opacity: 0.5 }"))
    let stylesheet = CompiledStylesheet.compile([SheetInput(sheet)], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet, tree: tree)
    let report = engine.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(tree.nodes.indices)) == [])
    return report
  }

  @Test(
    "the first flush matches each node once if what nodes tell others follows from their own features",
    arguments: [
      "Box:has(.b)", "Box:has(> .b:not(.a))", "*:has(+ .a:is(.b, Key.c))", ".a:has(~ .b > :not(.c, .d))",
      "*:nth-child(2n of .a)", "*:nth-last-child(1 of :not(.b))", "*:nth-child(3 of :first-child, .c:last-child)",
      ".a:has(.b):nth-child(odd of Box, .c) > Key", ".c:has(> :empty)", "*:nth-child(2 of :enabled)",
    ])
  func once(_ selector: String) {
    let report = firstFlush(selector)
    #expect(report.visited == 400)
    #expect((400...900).contains(report.compared))
  }

  @Test(
    "the first flush matches again only the nodes that learn something else from others than was assumed",
    arguments: [
      "Key:has(.a .b:is(.c .d))", ".c:has(> :not(.a .b))", "Key:nth-child(2 of .a > .b)", ".c:nth-child(1 of :root *)",
      "Key:nth-last-child(2 of Box:has(> .a))", ".d:has(~ :nth-child(2 of .a))", ".c:has(.a:theme(night), .b)",
      "Box:has(> .c):nth-child(n+2 of :is(.a .b), .d)",
    ])
  func again(_ selector: String) {
    let report = firstFlush(selector)
    #expect((800...1_400).contains(report.visited))
    // Nothing is settled again if no node learns something else.
    #expect((400...2_400).contains(report.compared))
  }

  @Test("the first flush settles each node once if what was assumed turns out to be right")
  func right() {
    let report = firstFlush("Box:has(:is(.none .b), .a)")
    #expect(report.visited == 800 && report.compared == 400)
  }

  @Test("the first flush visits the nodes that learn something else from the root down")
  func order() {
    let rules = (0..<8).map { ".k\($0):has(:is(.top .last)) Box { width: \($0); }" }
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(rules.joined(separator: "\n")))], schema: EngineSchema.schema)
    var tree = ElementTree()
    for number in 0..<400 {
      var node = ElementNode(key: "\(number)", typeName: "Box")
      node.classes = ["k\(number % 8)"] + (number == 0 ? ["top"] : number == 399 ? ["last"] : [])
      tree.add(node, to: number == 0 ? nil : number - 1)
    }
    let report = StyleEngine(stylesheet, tree: tree).flush()
    // Each is matched twice before it is styled, and visited once more.
    #expect(report.visited <= 1_600 && report.compared == 800)
  }
}
