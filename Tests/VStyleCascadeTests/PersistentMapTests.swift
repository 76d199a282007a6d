import TestSupport
import Testing

@testable import VStyleStylesheet

/// Versions of a map. A change of one version leaves the others unchanged.
@Suite("persistent maps")
struct PersistentMapTests {
  /// A key that can collide with others: keys have at most `spread` different hashes.
  struct Key: Hashable, Sendable {
    let number: Int
    let spread: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % spread) }
  }

  @Test("every version has the same entries as a dictionary", arguments: [1, 5, 1_000_000])
  func law(spread: Int) {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    typealias Version = (map: PersistentMap<Key, Int>, dictionary: [Key: Int])
    var versions: [Version] = [(PersistentMap(), [:])]
    for step in 0..<400 {
      var (map, dictionary) = versions[Int.random(in: max(0, versions.count - 40)..<versions.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let key = Key(number: Int.random(in: 0..<60, using: &generator), spread: spread)
        map.set(key, to: step)
        dictionary[key] = step
      }
      versions.append((map, dictionary))
    }
    for (map, dictionary) in versions {
      #expect(map.count == dictionary.count && map.isEmpty == dictionary.isEmpty)
      var found: [Key: Int] = [:]
      map.forEach { found[$0] = $1 }
      #expect(found == dictionary)
      for number in 0..<60 {
        let key = Key(number: number, spread: spread)
        #expect(map.value(of: key) == dictionary[key])
      }
    }
  }
}
