#if DEBUG
  import TestSupport
  import Testing
  import VStyleAdvice
  import VStyleCompiler
  import VStyleStylesheet
  import VStyleSyntax

  @testable import VStyleEngine

  /// A flush reports the work of all changes since the last one: it reads a few links of each node that it counts, and
  /// of no other.
  @Suite("the report of a flush against the nodes that it looks at")
  struct FlushReportLaws {
    /// A sheet with a change. Most of its work is in one path of the engine.
    struct Case: CustomTestStringConvertible {
      let sheet: String
      var isDeep = false
      /// The nodes that the flush of the change looks at without matching them, at least.
      var least = 0
      let change: @Sendable (StyleEngine) -> Void

      var testDescription: String { "\(sheet) \(isDeep ? "in a chain" : "in a list")" }
    }

    private static let count = 400

    private static func toggle(_ name: String, _ nodes: Int...) -> @Sendable (StyleEngine) -> Void {
      { engine in for node in nodes { engine.setClass(engine.className(name), true, of: node) } }
    }

    private static func compile(_ sheet: String) -> CompiledStylesheet {
      CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    }

    private static let cases = [
      Case(sheet: ".b { width: 3; }", isDeep: true, change: toggle("b", 399, 398)),
      Case(sheet: ".b { width: 3; }") { $0.remove(0) },
      Case(sheet: ".b { width: 3; }", isDeep: true) { $0.remove(1) },
      Case(sheet: ".b { width: 3; }", least: 400) { $0.reload(compile(".b { width: 3; } .a { color: red; }")) },
      Case(sheet: "Box:nth-child(3n) { width: 3; }", least: 399) { $0.remove(1) },
      Case(sheet: "Box:empty { width: 3; }", isDeep: true, change: toggle("b", 399, 398)),
      Case(sheet: "Box:has(.b) { width: 3; }", isDeep: true, change: toggle("b", 399)),
      Case(sheet: "Box:has(.b) { width: 3; }", isDeep: true) { $0.move(200, into: 3) },
      Case(sheet: "Box:nth-child(2n of .a) { width: 3; }", change: toggle("a", 2)),
      Case(sheet: "Box:nth-last-child(2n of .a) { width: 3; }", change: toggle("a", 398)),
      Case(sheet: "Box:has(~ .b) { width: 3; }", change: toggle("b", 398)),
      Case(sheet: "@scope (.a) to (.b) { Box { width: 3; } }", isDeep: true, change: toggle("b", 200)),
      Case(sheet: ".b { width: 3; } Box { width: inherit; }", least: 399, change: toggle("b", 0)),
      Case(sheet: ".b { color: red; }", change: toggle("b", 0)),
      Case(sheet: ".b { --t: 3; } Box { width: var(--t); }", isDeep: true, change: toggle("b", 0)),
      Case(sheet: "@theme dark { Box { width: 3; } }") { $0.environment.themeName = "dark" },
      // Each way to look for the root of a scope, and to look at other elements for it.
      Case(sheet: "@scope (.none) { .a:has(:is(& .b)) { width: 3; } }", isDeep: true, change: toggle("c", 399)),
      Case(
        sheet: "@scope (.a) to (.b) { .b:has(:is(& .c)) { width: 3; } } .c { width: 4; }", isDeep: true,
        change: toggle("c", 399)),
      Case(
        sheet: "@scope (.a) { @scope (.b) { .a:has(:is(& .c)) { width: 3; } } }", isDeep: true,
        change: toggle("c", 399)),
      Case(sheet: "@scope (.a) { .a:has(:is(& .b)) { width: 3; } }", change: toggle("b", 399)),
      Case(sheet: "@scope (Box) { .a:has(~ :is(& > .b)) { width: 3; } }", change: toggle("b", 399)),
      Case(sheet: "@scope (Box) { .a:nth-child(2n of & > .b) { width: 3; } }", change: toggle("b", 399)),
      Case(sheet: "@scope (Box) { .a:has(:is(.c &)) { width: 3; } }", isDeep: true, change: toggle("b", 399)),
    ]

    @Test("after one change, few links are read for each node that the report counts", arguments: cases)
    func oneChange(_ test: Case) {
      let engine = StyleEngine(Self.compile(test.sheet))
      for number in 0..<Self.count {
        var node = ElementNode(key: "", typeName: "Box")
        node.classes = number.isMultiple(of: 3) ? ["a"] : []
        engine.insert(node, into: number == 0 ? nil : test.isDeep ? number - 1 : 0)
      }
      hold(engine) {}
      hold(engine, least: test.least) { test.change(engine) }
    }

    @Test(
      "after random changes, few links are read for each node that the reports count",
      arguments: 0..<Environment.rounds(24))
    func scripts(round: Int) {
      let seed = SeededGenerator.seed &+ 80_000 &+ UInt64(round)
      var world = EngineWorld(seed: seed, nodeCount: 60, limits: EngineLimits())
      for change in 0..<10 {
        let before = reads(world.engine)
        world.change(seed &+ UInt64(change))
        check(world.report, reads(world.engine) - before)
      }
    }

    private func hold(_ engine: StyleEngine, least: Int = 0, _ change: () -> Void) {
      let before = reads(engine)
      change()
      let report = engine.flush()
      #expect(report.compared >= least)
      check(report, reads(engine) - before)
    }

    private func reads(_ engine: StyleEngine) -> Int {
      let nodes = engine.core.nodes
      return [nodes.parent, nodes.first, nodes.last, nodes.next, nodes.previous].reduce(0) { $0 + $1.reads.count }
    }

    private func check(_ report: EngineReport, _ reads: Int) {
      let counted = report.visited + report.compared
      #expect(reads <= 7 * counted + 40, "\(reads) links, visited \(report.visited), compared \(report.compared)")
      #expect(counted >= report.changed.count)
    }
  }
#endif
