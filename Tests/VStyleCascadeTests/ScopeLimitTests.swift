import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// Rules that ask about the root of their scope may need an answer for each pair of an element and a root.
@Suite("the limit of answers about roots of scopes")
struct ScopeLimitTests {
  private static let sheets = [
    "@scope (Box) { *:has(:is(& > .a .b)) { width: 3; } }",
    "@scope (.a) { *:has(~ :is(& ~ .b)) { width: 3; } *:nth-child(2n of & .b) { opacity: 0.5; } }",
    "@scope (.a) to (.b .b) { @scope (.c) { *:has(.b:not(& > *), :is(& .a)) { width: 3; } } }",
  ]

  private func stylesheet(_ sheet: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
  }

  private func element(_ number: Int) -> ElementNode {
    var node = ElementNode(key: "\(number)", typeName: "Box")
    node.classes = zip(["a", "b", "c"], [2, 3, 5]).filter { number.isMultiple(of: $0.1) }.map(\.0)
    return node
  }

  /// The parent of each of some elements: short branches of a long chain.
  private func parent(_ number: Int) -> Int? { number == 0 ? nil : number % 4 == 3 ? number - 2 : number - 1 }

  /// An engine whose elements were inserted in document order and flushed once, or from the last one to the first with a
  /// flush after each.
  private func engine(_ stylesheet: CompiledStylesheet, _ count: Int, limit: Int, isReversed: Bool) -> StyleEngine {
    var limits = EngineLimits()
    limits.scopeAnswers = limit
    let engine = StyleEngine(stylesheet, limits: limits)
    var nodes: [Int] = []
    for number in 0..<count {
      nodes.append(engine.insert(ElementNode(key: "", typeName: "Note"), into: parent(number)))
    }
    for number in isReversed ? Array(nodes.indices.reversed()) : Array(nodes.indices) {
      engine.update(nodes[number], element(number))
      if isReversed { engine.flush() }
    }
    engine.flush()
    return engine
  }

  @Test("the limit is reached by the same trees, however they came to be", arguments: sheets)
  func order(_ sheet: String) {
    let stylesheet = stylesheet(sheet)
    var (few, many) = (0, 100_000)
    while few + 1 < many {
      let limit = (few + many) / 2
      let isWithin = engine(stylesheet, 24, limit: limit, isReversed: false).diagnostics.isEmpty
      if isWithin { many = limit } else { few = limit }
    }
    #expect(few > 24 && many < 100_000)
    #expect(engine(stylesheet, 24, limit: many, isReversed: true).diagnostics.isEmpty)
    #expect(!engine(stylesheet, 24, limit: few, isReversed: true).diagnostics.isEmpty)
  }

  @Test("beyond the limit no rule applies that asks about its root, and the work ends", arguments: sheets)
  func work(_ sheet: String) {
    let stylesheet = stylesheet(sheet)
    let engine = engine(stylesheet, 400, limit: 2_000, isReversed: false)
    #expect(engine.diagnostics.map(\.rule.name) == ["limit-exceeded"])
    #expect((0..<400).allSatisfy { node in engine.values(of: node).allSatisfy { !$0.isStyled } })
    engine.setClass(engine.className("b"), true, of: 399)
    let report = engine.flush()
    #expect(report.visited + report.compared <= 400 * 120, "\(report.compared)")
    engine.remove(8)
    engine.flush()
    var tree = ElementTree()
    for number in 0..<8 { tree.add(element(number), to: parent(number)) }
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(0..<8)) == [] && engine.diagnostics.isEmpty)
  }
}
