/// Gives equal sequences of numbers the same number, counted from 0.
struct SequenceInterner {
  /// All sequences, one behind the other.
  private(set) var pool: [Int32] = []
  private var starts: [Int32] = [0]
  private var slots: [Int32]
  private var hashes: [UInt32] = []
  private var mask: Int

  init() {
    slots = [Int32](repeating: -1, count: 64)
    mask = 63
  }

  /// How many sequences there are.
  var count: Int { hashes.count }

  /// The numbers of a sequence.
  subscript(id: Int32) -> ArraySlice<Int32> { pool[range(of: id)] }

  /// Where the numbers of a sequence stand in ``pool``.
  @inline(__always)
  func range(of id: Int32) -> Range<Int> { Int(starts[Int(id)])..<Int(starts[Int(id) + 1]) }

  /// The number of a sequence, which is added if it is new.
  mutating func intern(_ sequence: [Int32]) -> Int32 { intern(sequence, count: sequence.count) }

  /// The number of a sequence, which is added if it is new.
  mutating func intern(_ list: NumberList) -> Int32 { intern(list.numbers, count: list.count) }

  private mutating func intern(_ numbers: [Int32], count: Int) -> Int32 {
    let sequence = numbers.span.extracting(first: count)
    let hash = Self.hash(sequence)
    var place = Int(hash) & mask
    while slots[place] >= 0 {
      let id = slots[place]
      if hashes[Int(id)] == hash, isEqual(id, sequence) { return id }
      place = (place + 1) & mask
    }
    let id = Int32(hashes.count)
    slots[place] = id
    hashes.append(hash)
    pool += numbers[..<count]
    starts.append(Int32(pool.count))
    if hashes.count * 4 > mask * 3 { grow() }
    return id
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    pool.trim()
    starts.trim()
    hashes.trim()
  }

  @inline(__always)
  private static func hash(_ sequence: Span<Int32>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for place in sequence.indices {
      hash = (hash ^ UInt32(bitPattern: sequence[place])) &* 0x0100_0193
      hash ^= hash >> 15
    }
    hash = hash &* 0x9E37_79B1
    return hash ^ hash >> 13
  }

  @inline(__always)
  private func isEqual(_ id: Int32, _ sequence: Span<Int32>) -> Bool {
    let range = range(of: id)
    guard range.count == sequence.count else { return false }
    let known = pool.span.extracting(range)
    for place in sequence.indices where known[place] != sequence[place] { return false }
    return true
  }

  private mutating func grow() {
    let (hashes, mask) = (hashes, slots.count * 2 - 1)
    slots = [Int32](repeating: -1, count: mask + 1)
    var places = slots.mutableSpan
    for (id, hash) in hashes.enumerated() {
      var place = Int(hash) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(id)
    }
    self.mask = mask
  }
}
