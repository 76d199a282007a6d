import TestSupport
import Testing

@testable import VStyleSyntax

/// The map of the ends of names against the class of each byte.
@Suite struct NameMapTests {
  @Test("every byte has its bit, wherever it stands", arguments: UInt8.min...UInt8.max)
  func bits(_ byte: UInt8) {
    for length in [1, 15, 16, 17, 63, 64, 65, 130] {
      let bytes = [UInt8](repeating: byte, count: length)
      #expect(ends(of: bytes) == expectedEnds(of: bytes))
    }
  }

  @Test("the end of a name is the first byte that is none of it")
  func ends() {
    let seed = SeededGenerator.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let length = Int.random(in: 0...300, using: &generator)
      // Long names, so that there are words of the map without an end.
      let rarity = Int.random(in: 1...200, using: &generator)
      let bytes = (0..<length).map { _ in
        Int.random(in: 0...rarity, using: &generator) == 0
          ? UInt8.random(in: 0...255, using: &generator) : UInt8(ascii: "a")
      }
      #expect(ends(of: bytes) == expectedEnds(of: bytes), "TEST_SEED=\(seed), \(bytes)")
    }
  }

  private func ends(of bytes: [UInt8]) -> [Int] {
    let map = NameMap(bytes.span)
    return (0...bytes.count).map { NameMap.end(map.words.span, from: $0) }
  }

  private func expectedEnds(of bytes: [UInt8]) -> [Int] {
    var ends = [bytes.count]
    for position in bytes.indices.reversed() {
      ends.append(CodePoints.isPlainName(bytes[position]) ? ends[ends.count - 1] : position)
    }
    return ends.reversed()
  }
}
