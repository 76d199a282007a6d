import Foundation
import TestSupport
import Testing
import VStyleCascade
import VStyleSyntax
import VStyleValues

/// After any changes the engine's values are those of the reference.
@Suite("the engine against the reference")
struct EngineLawTests {
  @Test("any script of changes ends where a fresh computation does", arguments: 0..<Environment.rounds(24))
  func scripts(round: Int) {
    let seed = SeededGenerator.seed &+ UInt64(round)
    var world = EngineWorld(seed: seed, limits: EngineLimits())
    for step in 0..<12 {
      world.change()
      let differences = world.differences()
      guard differences.isEmpty else {
        Issue.record(
          "seed \(seed), step \(step): \(differences.prefix(3))\n\(world.log.joined(separator: "\n"))\n\(world.sheet)")
        return
      }
    }
  }

  @Test("what may be remembered does not matter", arguments: 0..<Environment.rounds(8))
  func limits(round: Int) {
    let seed = SeededGenerator.seed &+ 10_000 &+ UInt64(round)
    var world = EngineWorld(seed: seed, limits: EngineLimits(transitions: 3, records: 2))
    for step in 0..<8 {
      world.change()
      let differences = world.differences()
      guard differences.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(differences.prefix(3))\n\(world.sheet)")
        return
      }
    }
  }

  @Test("what was found out under a theme can be read after the theme has gone and own styles have brought rules")
  func lateRules() {
    let sheet = """
      @property --gap { syntax: "<length>"; inherits: false; initial-value: 2 }
      @theme day { color-scheme: dark }
      @style own { width: 3 }
      Box { width: 1em }
      """
    let program = StyleProgram.compile([SheetInput(SourceText(sheet))], vocabulary: EngineVocabulary.vocabulary)
    let engine = StyleEngine(program)
    var nodes = [
      ElementNode(key: "", typeName: "Box"), .init(key: "", typeName: "Key"), .init(key: "", typeName: "Box"),
    ]
    nodes[0].themeName = "day"
    for (number, node) in nodes.enumerated() { engine.insert(node, into: number == 0 ? nil : number - 1) }
    engine.flush()
    nodes[0].themeName = nil
    nodes[0].localStyles = [program.style(named: "own")].compactMap(\.self)
    engine.update(0, nodes[0])
    engine.flush()
    var tree = ElementTree()
    for (number, node) in nodes.enumerated() { tree.add(node, to: number == 0 ? nil : number - 1) }
    let reference = StyleEvaluator(program, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(nodes.indices)).isEmpty)
  }
}
