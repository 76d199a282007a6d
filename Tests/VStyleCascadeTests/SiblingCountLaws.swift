import TestSupport
import Testing

@testable import VStyleEngine

/// Counts of siblings are equal if their IDs are.
@Suite("the counts of siblings that match selectors")
struct SiblingCountLaws {
  @Test("equal counts have one ID, which returns them", arguments: [1, 2, 3, 8, 9, 100])
  func counts(_ counters: Int) {
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(counters))
    var table = SiblingCountTable(counters)
    var ids: [[Int32]: ID<SiblingCounts>] = [Array(repeating: 0, count: counters): ID(0)]
    var (counts, id) = (Array(repeating: Int32(0), count: counters), ID<SiblingCounts>(0))
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<counters, using: &random)
      counts[index] = Int32.random(in: 0...2, using: &random)
      id = table.setting(counts[index], at: index, of: id)
      #expect(id == ids[counts] ?? id)
      ids[counts] = id
      #expect(counts.indices.map { table[id, $0] } == counts)
    }
    #expect(Set(ids.values).count == ids.count)
  }

  @Test("each change adds at most a path of parts, however many counters there are")
  func size() {
    var (table, id) = (SiblingCountTable(4_096), ID<SiblingCounts>(0))
    for index in 0..<4_096 { id = table.setting(1, at: index, of: id) }
    #expect(table.partCount <= 1 + 12 * 4_096)
  }
}
