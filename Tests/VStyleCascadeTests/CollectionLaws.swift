import TestSupport
import Testing
import VStyleSyntax

@testable import VStyleCascade

/// The engine's own collections do what those of the standard library do.
@Suite("The engine's own collections")
struct CollectionLaws {
  private static let seeds = (0..<UInt64(Environment.rounds(8))).map { $0 &+ SeededGenerator.seed }

  @Test("a table of integers is a dictionary, also where keys collide", arguments: seeds)
  func integers(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Keys that share low bits, high bits, or are neighbors; the table grows eight times.
    let steps: [UInt64] = [1, 1 << 16, 1 << 32, 1 << 60, 0x9E37_79B9_7F4A_7C15]
    let step = steps[Int(seed % 5)]
    var table = IntegerTable()
    var model: [UInt64: Int32] = [:]
    for _ in 0..<4_000 {
      let key = UInt64.random(in: 0..<2_000, using: &random) &* step
      #expect(table[key] == model[key])
      guard Bool.random(using: &random) else { continue }
      let value = Int32.random(in: 0...Int32.max, using: &random)
      table.set(key, value)
      model[key] = value
      #expect(table.count == model.count)
    }
    #expect(model.allSatisfy { table[$0.key] == $0.value })
  }

  @Test("a key of two numbers is the same for no other two")
  func keys() {
    let numbers: [Int32] = [0, 1, -1, .max, .min, 7, -7]
    #expect(Set(numbers.flatMap { high in numbers.map { IntegerTable.key(high, $0) } }).count == 49)
  }

  @Test(
    "equal sequences have one number, others have their own, and the number gives the sequence back", arguments: seeds)
  func sequences(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var interner = SequenceInterner()
    var list = NumberList()
    var numbers: [[Int32]: Int32] = [:]
    for _ in 0..<2_000 {
      let sequence = (0..<Int.random(in: 0...5, using: &random)).map { _ in Int32.random(in: -2...4, using: &random) }
      list.clear()
      for number in sequence { list.append(number) }
      let number = Bool.random(using: &random) ? interner.intern(sequence) : interner.intern(list)
      #expect(number == numbers[sequence] ?? Int32(numbers.count))
      numbers[sequence] = number
      #expect(interner.count == numbers.count)
    }
    interner.trim()
    #expect(numbers.allSatisfy { Array(interner[$0.value]) == $0.key })
  }

  @Test("a list of numbers is an array that is used again", arguments: seeds)
  func lists(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = NumberList()
    var model: [Int32] = []
    for _ in 0..<500 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        list.clear()
        model = []
      case 1..<4:
        // Into a sorted list, once.
        let number = Int32.random(in: -9...9, using: &random)
        let sorted = model.sorted()
        list.clear()
        for number in Set(sorted).sorted() { list.append(number) }
        list.insert(number)
        model = Set(sorted + [number]).sorted()
      case 4:
        let more = (0..<Int32.random(in: 0...4, using: &random)).map { $0 }
        list.append(4) { span, place in
          for number in more {
            span[place] = number
            place += 1
          }
        }
        model += more
      default:
        let number = Int32.random(in: -9...9, using: &random)
        list.append(number)
        model.append(number)
      }
      #expect(list.count == model.count && Array(list.numbers.prefix(list.count)) == model)
    }
  }

  @Test("sets of carriers are sets, across the bounds of words", arguments: [1, 63, 64, 65, 200])
  func carriers(_ width: Int) {
    var random = SeededGenerator(seed: UInt64(width) &+ SeededGenerator.seed)
    var sets = CarrierSets(width)
    var models: [Int32: Set<Int32>] = [CarrierSets.empty: []]
    func some() -> Int32 { models.keys.sorted().randomElement(using: &random) ?? CarrierSets.empty }
    func meet(_ number: Int32, _ model: Set<Int32>) {
      if let known = models[number] { #expect(known == model) } else { #expect(!models.values.contains(model)) }
      models[number] = model
      #expect((0..<Int32(width)).allSatisfy { sets.contains($0, in: number) == model.contains($0) })
    }
    for _ in 0..<300 {
      let (left, right) = (some(), some())
      let carriers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int32.random(in: 0..<Int32(width), using: &random)
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        var list = NumberList()
        for carrier in carriers { list.append(carrier) }
        meet(sets.number(of: left, and: list), (models[left] ?? []).union(carriers))
      case 1:
        meet(sets.union(left, right), (models[left] ?? []).union(models[right] ?? []))
      default:
        var mask = [UInt64](repeating: 0, count: (width + 63) / 64)
        for carrier in carriers + (models[right] ?? []) { mask[Int(carrier) / 64] |= 1 << UInt64(carrier % 64) }
        let model = (models[left] ?? []).intersection((models[right] ?? []).union(carriers))
        meet(sets.number(ofThose: mask, in: left), model)
      }
    }
  }

  @Test("texts are told apart by their bytes and their meaning, in any number of sources", arguments: seeds)
  func texts(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ByteTable()
    var model: [String: Int] = [:]
    for _ in 0..<6 {
      // Words of few letters, so that many are equal, and some longer than what is kept beside the hash.
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
