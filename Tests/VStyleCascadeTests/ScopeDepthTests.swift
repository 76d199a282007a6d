import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Scopes inside each other: the time grows with the pairs of elements and roots around them at most.
@Suite("scopes inside each other")
struct ScopeDepthTests {
  /// A chain of elements that are all roots, up to the last one, which is a limit.
  private func chain(_ depth: Int) -> ElementTree {
    var tree = ElementTree()
    for number in 0..<depth {
      var node = ElementNode(key: "\(number)", typeName: "Box")
      node.classes = number < depth - 1 ? ["root"] : ["limit"]
      tree.add(node, to: number == 0 ? nil : number - 1)
    }
    return tree
  }

  private func stylesheet(_ sheet: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
  }

  /// Searching from each root down to each element took minutes.
  @Test("the reference needs a step for each pair of an element and a root", .timeLimit(.minutes(1)))
  func steps() {
    let stylesheet = stylesheet("@scope (.root) to (.limit) { Box { width: 3; } }")
    let reference = StyleEvaluator(stylesheet, tree: chain(400), environment: StyleEnvironment())
    let isWide = reference.styles.map { $0.properties["width"]?.value == StyleValue(3.0) }
    #expect(isWide == [false] + Array(repeating: true, count: 398) + [false])
  }

  @Test(
    "the engine matches alike elements once, however deep they are",
    arguments: [
      "@scope (.root) to (.limit) { Box { width: 3; } }",
      "@scope (.root) { @scope (:scope .root) to (:scope > .limit) { :scope > Box { width: 3; } } }",
      ".root:has(.limit) { width: 3; } @scope (.root:has(.root)) { Box:nth-child(1 of .root) { opacity: 0.5; } }",
    ])
  func engine(_ sheet: String) {
    let stylesheet = stylesheet(sheet)
    let engine = StyleEngine(stylesheet, tree: chain(800))
    let report = engine.flush()
    #expect(report.visited == 800 && report.compared <= 1_600)
    #expect(report.matched <= 12)
    let short = StyleEngine(stylesheet, tree: chain(40))
    short.flush()
    let reference = StyleEvaluator(stylesheet, tree: chain(40), environment: StyleEnvironment())
    #expect(short.differences(from: reference, nodes: Array(0..<40)) == [])
  }
}
