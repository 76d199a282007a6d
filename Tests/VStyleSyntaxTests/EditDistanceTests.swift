import TestSupport
import Testing
import VStyleAdvice
import VStyleSyntax

@Suite("The edit distance of two names")
struct EditDistanceTests {
  struct Row: CustomTestStringConvertible {
    let left: String
    let right: String
    let distance: Int

    var testDescription: String { "\(left) to \(right): \(distance)" }
  }

  private static let rows = [
    Row(left: "", right: "", distance: 0),
    Row(left: "color", right: "color", distance: 0),
    Row(left: "", right: "tint", distance: 4),
    Row(left: "colr", right: "color", distance: 1),
    Row(left: "coolor", right: "color", distance: 1),
    Row(left: "colur", right: "color", distance: 1),
    Row(left: "cloor", right: "color", distance: 1),
    Row(left: "ab", right: "ba", distance: 1),
    Row(left: "highlihgtde", right: "highlighted", distance: 2),
    Row(left: "kitten", right: "sitting", distance: 3),
  ]

  @Test("the distance is the number of insertions, removals, replacements and swaps, up to a limit", arguments: rows)
  func counts(_ row: Row) {
    let (left, right) = (Array(row.left.utf8), Array(row.right.utf8))
    for limit in 0...8 {
      #expect(EditDistance.between(left, right, atMost: limit) == (row.distance <= limit ? row.distance : nil))
      #expect(EditDistance.between(right, left, atMost: limit) == (row.distance <= limit ? row.distance : nil))
    }
  }

  @Test("`EditPattern` computes the same distances as `EditDistance`")
  func pattern() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for round in 0..<2_000 {
      let words = [0...64, 0...70].map { lengths in
        (0..<Int.random(in: lengths, using: &generator)).map { _ in UInt8.random(in: 0x61...0x63, using: &generator) }
      }
      let found = EditPattern(words[0])?.distance(to: words[1])
      let distance = words[0].isEmpty ? nil : EditDistance.between(words[0], words[1], atMost: .max)
      #expect(found == distance, "round \(round), seed \(SeededGenerator.seed)")
    }
  }

  @Test("distances above the limit are `nil`, and others do not change")
  func limited() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for round in 0..<2_000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &generator)).map { _ in UInt8.random(in: 0x61...0x63, using: &generator) }
      }
      let distance = EditDistance.between(words[0], words[1], atMost: .max)
      for limit in 0...7 {
        let found = EditDistance.between(words[0], words[1], atMost: limit)
        #expect(found == distance.flatMap { $0 <= limit ? $0 : nil }, "round \(round), seed \(SeededGenerator.seed)")
      }
    }
  }
}
