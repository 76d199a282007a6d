import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests of the line difference between two texts.
@Suite("differences between texts")
struct LineDifferenceTests {
  @Test("unchanged lines are equal in both texts, and a small edit changes few lines")
  func law() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<Environment.rounds(200) {
      let count = [3, 40, 400].randomElement(using: &generator) ?? 3
      // Few different lines, or many.
      let kinds = [4, 50, 5_000].randomElement(using: &generator) ?? 4
      let old = (0..<count).map { _ in "line \(Int.random(in: 0..<kinds, using: &generator))\n" }
      var new = old
      let edits = Int.random(in: 0..<8, using: &generator)
      for _ in 0..<edits where !new.isEmpty {
        let place = Int.random(in: 0..<new.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: new.remove(at: place)
        case 1: new.insert("new \(Int.random(in: 0..<3, using: &generator))\n", at: place)
        default: new[place] = "other\n"
        }
      }
      let difference = LineDifference(old, new)
      let kept = zip(old, difference.removed).filter { !$1 }.map(\.0)
      #expect(kept == zip(new, difference.inserted).filter { !$1 }.map(\.0))
      if count <= 40 || kinds == 5_000 {
        #expect(difference.removed.count { $0 } + difference.inserted.count { $0 } <= 2 * edits)
      }
    }
  }

  @Test("texts without common lines are replaced completely")
  func replaced() {
    let difference = LineDifference((0..<3_000).map { "a\($0)" }, (0..<3_000).map { "b\($0)" })
    #expect(difference.removed.allSatisfy { $0 } && difference.inserted.allSatisfy { $0 })
  }
}
