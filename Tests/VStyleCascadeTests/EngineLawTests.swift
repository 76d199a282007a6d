import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// After any changes, the engine's values equal those of the reference.
@Suite("the engine against the reference")
struct EngineLawTests {
  @Test("after any script of changes, values equal those of a fresh computation", arguments: 0..<Environment.rounds(24))
  func scripts(round: Int) {
    let seed = SeededGenerator.seed &+ UInt64(round)
    hold(EngineScript(seed: seed, limits: [EngineLimits()], changes: 12))
  }

  @Test("the random sheets cover all combinations of positions, tests of other nodes, scopes and their roots")
  func ways() {
    var counts: [[Bool]: Int] = [:]
    var questions = 0
    for seed in 0..<UInt64(160) {
      let world = EngineWorld(seed: seed, nodeCount: 3, limits: EngineLimits())
      let needs = world.engine.selectorNeeds
      counts[[needs.positions, needs.otherNodes, needs.scopes], default: 0] += 1
      if needs.scopeQuestions { questions += 1 }
    }
    #expect((20...140).contains(questions))
    for way in 0..<8 {
      let needs = [way & 1 > 0, way & 2 > 0, way & 4 > 0]
      #expect(counts[needs, default: 0] >= 5, "positions, other nodes and scopes: \(needs)")
    }
  }

  @Test(
    "each feature of the language is in some random sheets and not in others",
    arguments: [
      "@scope", "@property", "inherits: true", "inherits: false", ":has(", "odd of ", ":first-child", ":last-child",
      "{ @layer", "500) { @layer", "500) { @layer top, base", "dark) { @property", "var(--none, revert-layer)",
      "--gap: var(--gap)", "all: ", "!important", "margin-top", "font: ", ":theme(night)", "light-dark(",
    ])
  func parts(_ part: String) {
    let uses = (0..<UInt64(400)).count { seed in
      var script = SheetScript(SeededGenerator(seed: SeededGenerator.seed &+ seed))
      return script.sheet().contains(part)
    }
    #expect((4...396).contains(uses))
  }

  @Test("a flush counts each node whose values change", arguments: 0..<Environment.rounds(8))
  func reports(round: Int) {
    let seed = SeededGenerator.seed &+ 60_000 &+ UInt64(round)
    var world = EngineWorld(seed: seed, nodeCount: 20, limits: EngineLimits())
    for change in 0..<8 {
      world.change(seed &+ UInt64(change))
      let report = world.report
      #expect(report.visited + report.compared >= report.changed.count, "seed \(seed), change \(change)")
    }
  }

  /// With caches this small, nearly every flush visits the whole tree like a new one.
  @Test(
    "limits of the caches change no value, on one core or two", arguments: 0..<Environment.rounds(8), [2, 1 << 12])
  func limits(round: Int, batch: Int) {
    let seed = SeededGenerator.seed &+ 10_000 &+ UInt64(round)
    var limits = EngineLimits()
    (limits.matchResults, limits.styles) = (3, 2)
    limits.batch = batch
    hold(EngineScript(seed: seed, limits: [limits], changes: 8))
  }

  @Test("after any changes, the diagnostics are those of a fresh computation", arguments: 0..<Environment.rounds(16))
  func diagnostics(round: Int) {
    let seed = SeededGenerator.seed &+ 50_000 &+ UInt64(round)
    var world = EngineWorld(seed: seed, nodeCount: round % 2 == 0 ? 0 : 8, limits: EngineLimits())
    for change in 0..<8 {
      world.change(seed &+ UInt64(change))
      #expect(world.diagnosticDifferences() == [], "seed \(seed), change \(change)\n\(world.sheet)")
    }
  }

  @Test("two cores report the same changes and style IDs as one", arguments: 0..<Environment.rounds(24))
  func twoCores(round: Int) {
    let seed = SeededGenerator.seed &+ 20_000 &+ UInt64(round)
    var limits = EngineLimits()
    limits.batch = 1 + round % 5
    hold(EngineScript(seed: seed, limits: [limits, EngineLimits()], changes: 6))
  }

  @Test(
    "further engines with a sheet compute the values of the reference", arguments: 0..<Environment.rounds(24),
    [true, false])
  func furtherEngines(round: Int, hasOwnStyles: Bool) {
    let seed = SeededGenerator.seed &+ 30_000 &+ UInt64(round)
    var world = EngineWorld(seed: seed, nodeCount: 12, limits: EngineLimits(), hasOwnStyles: hasOwnStyles)
    for change in 0..<6 {
      world.change(seed &+ UInt64(change))
      #expect(world.differences() == [], "seed \(seed), change \(change)\n\(world.log)\n\(world.sheet)")
      let found = world.differencesOfSecondEngine(isSetLater: change.isMultiple(of: 2))
      #expect(found == [], "seed \(seed), change \(change), second engine")
    }
  }

  @Test(
    "sheets gain and lose their first and last rules that ask about other nodes",
    arguments: 0..<Environment.rounds(12))
  func gainAndLoss(round: Int) {
    let seed = SeededGenerator.seed &+ 70_000 &+ UInt64(round)
    var random = SeededGenerator(seed: seed)
    let rules = [
      "Box:has(> .a) { width: 31; }", ".b:has(.c + *) { opacity: 0.3; }", "*:nth-child(odd of .a) { margin: 7; }",
      ".c:nth-last-child(2 of .b, .d) { width: 32; }", "@scope (.a) to (.b) { Box { opacity: 0.6; } }",
      "@scope (.d) { .c:has(:is(& > .a)) { width: 33; } }", "@scope (.a) { *:nth-child(1 of & > Box) { margin: 8; } }",
    ]
    var world = EngineWorld(
      seed: seed, nodeCount: 20, limits: EngineLimits(), hasOwnStyles: round.isMultiple(of: 2), asksOthers: false)
    let sheet = world.sheet
    var present: Set<String> = []
    for change in 0..<16 {
      let needs = world.engine.selectorNeeds
      if present.isEmpty, !round.isMultiple(of: 2) {
        #expect(!needs.otherNodes && !needs.scopes && !needs.scopeQuestions)
      }
      world.change(seed &+ UInt64(change))
      #expect(world.differences() == [], "seed \(seed), change \(change): \(present)\n\(sheet)\n\(world.log)")
      // Mostly the first rule comes, or the last one goes.
      let isGain = present.isEmpty || present.count < 2 && Int.random(in: 0..<3, using: &random) == 0
      guard let rule = (isGain ? rules : present.sorted()).randomElement(using: &random) else { continue }
      if isGain { present.insert(rule) } else { present.remove(rule) }
      world.reload(sheet + present.sorted().joined(separator: "\n"))
    }
  }

  private func hold(_ script: EngineScript) {
    guard script.failure() != nil else { return }
    let short = script.shrunk()
    Issue.record("seed \(script.seed), \(short.nodeCount) nodes, changes \(short.changes): \(short.failure() ?? "")")
  }

  @Test("two cores style a deep tree and a wide tree", arguments: [true, false])
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

  @Test("cached results of a removed theme stay valid after own styles add rules")
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

  @Test(
    "a control state whose color is that of the parent follows the parent",
    arguments: ["Key:disabled { color: revert }", "Key:disabled { color: inherit }", "Key:enabled { color: red }"])
  func inheritedInState(rule: String) {
    let sheet = """
      Box { color: green } Key:disabled { color: unset } \(rule)
      .a { color: blue } * { title-color: currentcolor }
      """
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet)
    var nodes = ["Box", "Key", "Key", "Key", "Key"].map { ElementNode(key: "", typeName: $0) }
    let parents = [nil, 0, 1, 0, 3]
    nodes[3].classes = ["a"]
    for (number, node) in nodes.enumerated() { engine.insert(node, into: parents[number]) }
    for isOn in [false, true, false] {
      nodes[1].classes = isOn ? ["a"] : []
      engine.update(1, nodes[1])
      engine.flush()
      var tree = ElementTree()
      for (number, node) in nodes.enumerated() { tree.add(node, to: parents[number]) }
      let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
      #expect(engine.differences(from: reference, nodes: Array(nodes.indices)) == [])
    }
  }

  @Test("state slots of the root resolve with a custom property declared in one state")
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
