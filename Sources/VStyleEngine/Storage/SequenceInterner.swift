/// An interner for sequences of raw IDs: equal sequences have the same ID, counted from 0.
struct SequenceInterner<Thing: ~Copyable>: Sendable {
  /// All sequences, one after the other.
  private(set) var pool: [Int32] = []
  private var starts: [Int32] = [0]
  private var entries: [HashEntry]
  /// The number of sequences.
  private(set) var count = 0

  init() { entries = [HashEntry](repeating: .free, count: 64) }

  /// A sequence.
  subscript(id: ID<Thing>) -> ArraySlice<Int32> { pool[range(of: id)] }

  /// The indices of a sequence in ``pool``.
  @inline(__always)
  func range(of id: ID<Thing>) -> Range<Int> { Int(starts[id.index])..<Int(starts[id.index + 1]) }

  /// The ID of a sequence, which is added if it is new.
  mutating func intern(_ sequence: [Int32]) -> ID<Thing> { intern(sequence, count: sequence.count) }

  /// The ID of a sequence, which is added if it is new.
  mutating func intern(_ buffer: IDBuffer) -> ID<Thing> { intern(buffer.words, count: buffer.count) }

  private mutating func intern(_ words: [Int32], count wordCount: Int) -> ID<Thing> {
    let sequence = words.span.extracting(first: wordCount)
    let (hash, mask) = (Self.hash(sequence), entries.count - 1)
    var position = Int(hash) & mask
    while let known = entries[position].key {
      if entries[position].hash == hash, isEqual(ID(known), sequence) { return ID(known) }
      position = (position + 1) & mask
    }
    let id = ID<Thing>(count)
    entries[position] = HashEntry(hash: hash, index: count)
    // OPTIMIZATION: appending a slice would be simpler, but its retain and release take longer than a short sequence.
    for index in sequence.indices { pool.append(sequence[index]) }
    starts.append(Int32(pool.count))
    count += 1
    if count * 4 > mask * 3 { entries = entries.doubled() }
    return id
  }

  /// Releases unused capacity.
  mutating func trim() {
    pool.trim()
    starts.trim()
  }

  @inline(__always)
  private static func hash(_ sequence: Span<Int32>) -> UInt32 {
    var hash: UInt64 = 0
    var index = 0
    while index + 1 < sequence.count {
      hash = mixed(hash, UInt64(UInt32(bitPattern: sequence[index])), UInt64(UInt32(bitPattern: sequence[index + 1])))
      index += 2
    }
    if index < sequence.count { hash = mixed(hash, UInt64(UInt32(bitPattern: sequence[index])), 0) }
    return UInt32(truncatingIfNeeded: hash >> 29 ^ hash)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let product = (hash ^ (high << 32 | low)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  @inline(__always)
  private func isEqual(_ id: ID<Thing>, _ sequence: Span<Int32>) -> Bool {
    let range = range(of: id)
    guard range.count == sequence.count else { return false }
    let known = pool.span.extracting(range)
    for index in sequence.indices where known[index] != sequence[index] { return false }
    return true
  }
}
