import TestSupport
import Testing
import VStyleSyntax

@testable import VStyleCompiler
@testable import VStyleEngine

/// The engine's collections behave like those of the standard library.
@Suite("The engine's own collections")
struct CollectionLaws {
  private static let seeds = (0..<UInt64(Environment.rounds(8))).map { $0 &+ SeededGenerator.seed }

  @Test("`PairTable` behaves like a dictionary, even if keys collide", arguments: seeds)
  func pairs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Keys that share low bits, high bits, or are neighbors; the table grows eight times.
    let steps: [(Int32, Int32)] = [(0, 1), (0, 1 << 16), (1, 0), (1 << 28, 0), (0x1E37_79B9, 0x7F4A_7C15)]
    let step = steps[Int(seed % 5)]
    var table = PairTable<Key, Key, Key>()
    var model: [Pair: Int32] = [:]
    for _ in 0..<4_000 {
      let factor = Int32.random(in: -1..<2_000, using: &random)
      let pair = Pair(first: factor &* step.0, second: factor &* step.1)
      #expect(table[pair.first.id, pair.second.id] == model[pair].map { $0.id })
      guard Bool.random(using: &random) else { continue }
      let value = Int32.random(in: 0...Int32.max, using: &random)
      table.set(pair.first.id, pair.second.id, to: value.id)
      model[pair] = value
      #expect(table.count == model.count)
    }
    #expect(model.allSatisfy { table[$0.key.first.id, $0.key.second.id] == $0.value.id })
  }

  @Test("different pairs have separate entries in `PairTable`")
  func distinctPairs() {
    let numbers: [Int32] = [0, 1, -1, .max, .min, 7, -7]
    let pairs = numbers.flatMap { first in numbers.map { Pair(first: first, second: $0) } }
    var table = PairTable<Key, Key, Key>()
    for (index, pair) in pairs.enumerated() { table.set(pair.first.id, pair.second.id, to: ID(index)) }
    #expect(table.count == 49)
    #expect(pairs.map { table[$0.first.id, $0.second.id]?.index } == Array(0..<49))
  }

  @Test(
    "each distinct sequence has one ID, and the ID returns the sequence", arguments: seeds)
  func sequences(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var interner = SequenceInterner<Key>()
    var buffer = IDBuffer()
    var ids: [[Int32]: Int] = [:]
    for _ in 0..<2_000 {
      let sequence = (0..<Int.random(in: 0...5, using: &random)).map { _ in Int32.random(in: -2...4, using: &random) }
      buffer.clear()
      for word in sequence { buffer.append(raw: word) }
      let id = Bool.random(using: &random) ? interner.intern(sequence) : interner.intern(buffer)
      #expect(id.index == ids[sequence] ?? ids.count)
      ids[sequence] = id.index
      #expect(interner.count == ids.count)
    }
    interner.trim()
    #expect(ids.allSatisfy { Array(interner[ID($0.value)]) == $0.key })
  }

  @Test("`IDBuffer` behaves like an array, also after it is cleared", arguments: seeds)
  func buffers(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var buffer = IDBuffer()
    var model: [Int32] = []
    for _ in 0..<500 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        buffer.clear()
        model = []
      case 1..<4:
        // `insert` adds the word to a sorted buffer, unless the buffer has it already.
        let word = Int32.random(in: -9...9, using: &random)
        let sorted = model.sorted()
        buffer.clear()
        for word in Set(sorted).sorted() { buffer.append(raw: word) }
        buffer.insert(word.id)
        model = Set(sorted + [word]).sorted()
      case 4:
        let more = (0..<Int32.random(in: 0...4, using: &random)).map { $0 }
        buffer.append(4) { span, index in
          for word in more {
            span[index] = word
            index += 1
          }
        }
        model += more
      case 5:
        buffer.append(contentsOf: buffer)
        model += model
        if model.count > 1_000 {
          buffer.clear()
          model = []
        }
      default:
        let word = Int32.random(in: -9...9, using: &random)
        buffer.append(word.id)
        model.append(word)
      }
      #expect(buffer.count == model.count && Array(buffer.words.prefix(buffer.count)) == model)
    }
  }

  @Test("`BitSet` behaves like a set", arguments: seeds)
  func bits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bits = BitSet()
    var model: Set<Int> = []
    for _ in 0..<500 {
      let number = Int.random(in: 0..<200, using: &random)
      #expect(bits.contains(number) == model.contains(number))
      if model.contains(number), Bool.random(using: &random) {
        bits.remove(number)
        model.remove(number)
      } else {
        #expect(bits.insert(number) == model.insert(number).inserted)
      }
    }
    #expect((0..<300).filter { bits.contains($0) } == model.sorted())
  }

  @Test("`PartialMatchSets` interns additions, unions and intersections of any width", arguments: [1, 63, 64, 65, 200])
  func partialMatches(_ width: Int) {
    var random = SeededGenerator(seed: UInt64(width) &+ SeededGenerator.seed)
    var sets = PartialMatchSets(width)
    var models: [ID<PartialMatchSet>: Set<Int>] = [PartialMatchSets.empty: []]
    func some() -> ID<PartialMatchSet> { models.keys.sorted().randomElement(using: &random) ?? PartialMatchSets.empty }
    func meet(_ set: ID<PartialMatchSet>, _ model: Set<Int>) {
      if let known = models[set] { #expect(known == model) } else { #expect(!models.values.contains(model)) }
      models[set] = model
      #expect((0..<width).allSatisfy { sets.contains(ID($0), in: set) == model.contains($0) })
    }
    for _ in 0..<300 {
      let (left, right) = (some(), some())
      let matches = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<width, using: &random) }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        var buffer = IDBuffer()
        for match in matches { buffer.append(ID<PartialMatch>(match)) }
        meet(sets.adding(buffer, to: left), (models[left] ?? []).union(matches))
      case 1:
        meet(sets.union(left, right), (models[left] ?? []).union(models[right] ?? []))
      default:
        var mask = [UInt64](repeating: 0, count: (width + 63) / 64)
        for match in matches + (models[right] ?? []) { mask[match / 64] |= 1 << UInt64(match % 64) }
        let model = (models[left] ?? []).intersection((models[right] ?? []).union(matches))
        meet(sets.intersection(of: left, mask: mask), model)
      }
    }
  }

  @Test("`ByteTable` finds a text by its bytes and its meaning, across sources", arguments: seeds)
  func texts(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ByteTable()
    var model: [String: Int] = [:]
    for _ in 0..<6 {
      // Words of two letters, so that many are equal. Some are longer than the bytes that are stored with the hash.
      let lengths = [1, 2, 7, 8, 9, 16, 17, 40]
      let words = (0..<300).map { _ in
        let length = lengths[Int.random(in: lengths.indices, using: &random)]
        return String((0..<length).map { _ in Bool.random(using: &random) ? "a" : "b" as Character })
      }
      let tree = SyntaxTree(parsing: SourceText(words.joined(separator: " ")))
      let bytes = tree.tape.source.bytes
      var start = 0
      for word in words {
        let meaning = Int.random(in: -1...1, using: &random)
        let key = ByteTable.key(bytes, SourceRange(start, start + word.utf8.count), meaning: meaning)
        start += word.utf8.count + 1
        let name = "\(meaning) \(word)"
        #expect(table.find(key, in: bytes) == model[name])
        guard model[name] == nil else { continue }
        table.add(key, in: tree)
        model[name] = model.count
        #expect(table.find(key, in: bytes) == model[name])
      }
      table.endTree()
    }
  }
}

/// The things that the IDs in these tests identify.
private enum Key {}

/// A key of a `PairTable`.
private struct Pair: Hashable {
  let first: Int32
  let second: Int32
}

extension Int32 {
  fileprivate var id: ID<Key> { ID(rawValue: self) }
}
