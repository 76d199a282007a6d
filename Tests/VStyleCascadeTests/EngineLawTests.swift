import Foundation
import TestSupport
import Testing
import VStyleCascade
import VStyleEngine
import VStyleSyntax
import VStyleValues

/// After any changes the engine's values are those of the reference.
@Suite("the engine against the reference")
struct EngineLawTests {
  @Test("any script of changes ends where a fresh computation does", arguments: 0..<Environment.rounds(24))
  func scripts(round: Int) {
    let seed = SeededGenerator.seed &+ UInt64(round)
    hold(EngineScript(seed: seed, limits: [EngineLimits()], changes: 12))
  }

  @Test("the scripts ask for positions with the exact matcher and without it")
  func ways() {
    var counts: [[Bool]: Int] = [:]
    for seed in 0..<UInt64(64) {
      let world = EngineWorld(seed: seed, nodeCount: 3, limits: EngineLimits())
      _ = world.differences()
      let needs = world.engine.selectorNeeds
      counts[[needs.positions, needs.exactMatcher], default: 0] += 1
    }
    for way in [[true, true], [true, false], [false, true], [false, false]] {
      #expect(counts[way, default: 0] >= 5, "positions and exact matcher: \(way)")
    }
  }

  @Test(
    "the sheets of the scripts use each part of the language, and do without it",
    arguments: [
      "@scope", "@property", "inherits: true", "inherits: false", ":has(", "odd of .a", ":first-child", ":last-child",
      "{ @layer", "500) { @layer", "var(--none, revert-layer)", "--gap: var(--gap)", "all: ", "!important",

      "margin-top", "font: ", ":theme(night)", "light-dark(",
    ])
  func parts(_ part: String) {
    let uses = (0..<UInt64(400)).count { seed in
      var script = SheetScript(SeededGenerator(seed: SeededGenerator.seed &+ seed))
      return script.sheet().contains(part)
    }
    #expect((4...396).contains(uses))
  }

  /// With so little to be remembered nearly every flush looks at the whole tree as at a new one.
  @Test(
    "what may be remembered does not matter, on one core or two", arguments: 0..<Environment.rounds(8), [2, 1 << 12])
  func limits(round: Int, batch: Int) {
    let seed = SeededGenerator.seed &+ 10_000 &+ UInt64(round)
    var limits = EngineLimits(matchResults: 3, styles: 2)
    limits.batch = batch
    hold(EngineScript(seed: seed, limits: [limits], changes: 8))
  }

  @Test("two cores do what one does, number by number", arguments: 0..<Environment.rounds(24))
  func twoCores(round: Int) {
    let seed = SeededGenerator.seed &+ 20_000 &+ UInt64(round)
    var limits = EngineLimits()
    limits.batch = 1 + round % 5
    hold(EngineScript(seed: seed, limits: [limits, EngineLimits()], changes: 6))
  }

  private func hold(_ script: EngineScript) {
    guard script.failure() != nil else { return }
    let short = script.shrunk()
    Issue.record("seed \(script.seed), \(short.nodeCount) nodes, changes \(short.changes): \(short.failure() ?? "")")
  }

  @Test("a deep tree and a wide one are styled on two cores", arguments: [true, false])
  func shapes(isDeep: Bool) {
    let sheet = "Box { width: 1em } Box.a { font-size: 1.5em } Box.a Box.a { color: red } Box + Box.a { opacity: 0.5 }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    var tree = ElementTree()
    for number in 0..<300 {
      var node = ElementNode(key: "", typeName: "Box")
      if number % 7 == 3 { node.classes = ["a"] }
      tree.add(node, to: number == 0 ? nil : isDeep ? number - 1 : 0)
    }
    var limits = EngineLimits()
    limits.batch = 64
    let engine = StyleEngine(stylesheet, tree: tree, limits: limits)
    #expect(engine.flush().changed.map(\.index) == Array(0..<300))
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(0..<300)).isEmpty)
    #expect(engine.flush() == EngineReport())
  }

  @Test("what was found out under a theme can be read after the theme has gone and own styles have brought rules")
  func lateRules() {
    let sheet = """
      @property --gap { syntax: "<length>"; inherits: false; initial-value: 2 }
      @theme day { color-scheme: dark }
      @style own { width: 3 }
      Box { width: 1em }
      """
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet)
    var nodes = [
      ElementNode(key: "", typeName: "Box"), .init(key: "", typeName: "Key"), .init(key: "", typeName: "Box"),
    ]
    nodes[0].themeName = "day"
    for (number, node) in nodes.enumerated() { engine.insert(node, into: number == 0 ? nil : number - 1) }
    engine.flush()
    nodes[0].themeName = nil
    nodes[0].localStyles = [stylesheet.style(named: "own")].compactMap(\.self)
    engine.update(0, nodes[0])
    engine.flush()
    var tree = ElementTree()
    for (number, node) in nodes.enumerated() { tree.add(node, to: number == 0 ? nil : number - 1) }
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(nodes.indices)).isEmpty)
  }

  @Test("a root that declares custom properties in one of its states has values for the others too")
  func rootStates() {
    let sheet = "Key:highlighted { --ink: red } Key { title-color: var(--ink, green); color: var(--ink, blue) }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    var tree = ElementTree()
    var root = ElementNode(key: "root", typeName: "Key")
    root.states = ["highlighted"]
    tree.add(root)
    tree.add(ElementNode(key: "child", typeName: "Key"), to: 0)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: [0, 1]) == [])
    #expect(reference.styles[0].slots["normal"] == nil && reference.styles[0].slots["highlighted"]?.isEmpty == false)
  }
}
