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
}
