/// Gives equal sequences of numbers the same number, counted from 0.
struct SequenceInterner {
  /// All sequences, one behind the other.
  private(set) var pool: [Int32] = []
  private var starts: [Int32] = [0]
  private var slots: [HashSlot]
  /// How many sequences there are.
  private(set) var count = 0

  init() { slots = [HashSlot](repeating: .free, count: 64) }

  /// The numbers of a sequence.
  subscript(id: Int32) -> ArraySlice<Int32> { pool[range(of: id)] }

  /// Where the numbers of a sequence stand in ``pool``.
  @inline(__always)
  func range(of id: Int32) -> Range<Int> { Int(starts[Int(id)])..<Int(starts[Int(id) + 1]) }

  /// The number of a sequence, which is added if it is new.
  mutating func intern(_ sequence: [Int32]) -> Int32 { intern(sequence, sequence.count) }

  /// The number of a sequence, which is added if it is new.
  mutating func intern(_ list: NumberList) -> Int32 { intern(list.numbers, list.count) }

  private mutating func intern(_ numbers: [Int32], _ numberCount: Int) -> Int32 {
    let sequence = numbers.span.extracting(first: numberCount)
    let (hash, mask) = (Self.hash(sequence), slots.count - 1)
    var place = Int(hash) & mask
    while slots[place].number >= 0 {
      if slots[place].hash == hash, isEqual(slots[place].number, sequence) { return slots[place].number }
      place = (place + 1) & mask
    }
    let id = Int32(count)
    slots[place] = HashSlot(hash: hash, number: id)
    // OPTIMIZATION: a slice would be retained and released, which takes longer than a short sequence.
    for place in sequence.indices { pool.append(sequence[place]) }
    starts.append(Int32(pool.count))
    count += 1
    if count * 4 > mask * 3 { slots = slots.doubled() }
    return id
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    pool.trim()
    starts.trim()
  }

  @inline(__always)
  private static func hash(_ sequence: Span<Int32>) -> UInt32 {
    var hash: UInt64 = 0
    var place = 0
    while place + 1 < sequence.count {
      hash = mixed(hash, UInt64(UInt32(bitPattern: sequence[place])), UInt64(UInt32(bitPattern: sequence[place + 1])))
      place += 2
    }
    if place < sequence.count { hash = mixed(hash, UInt64(UInt32(bitPattern: sequence[place])), 0) }
    return UInt32(truncatingIfNeeded: hash >> 29 ^ hash)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let product = (hash ^ (high << 32 | low)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  @inline(__always)
  private func isEqual(_ id: Int32, _ sequence: Span<Int32>) -> Bool {
    let range = range(of: id)
    guard range.count == sequence.count else { return false }
    let known = pool.span.extracting(range)
    for place in sequence.indices where known[place] != sequence[place] { return false }
    return true
  }
}
