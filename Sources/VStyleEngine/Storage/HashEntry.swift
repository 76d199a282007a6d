/// An entry of a hash table whose keys are stored elsewhere, by index.
///
/// OPTIMIZATION: the entry contains the hash, so that a lookup reads a key only where the hashes are equal. An index
/// alone would be simpler, but each probe would read a key from other memory.
struct HashEntry: Sendable {
  let hash: UInt32
  private let index: Int32

  /// An entry without a key.
  static let free = HashEntry(hash: 0, index: -1)

  private init(hash: UInt32, index: Int32) { (self.hash, self.index) = (hash, index) }

  /// The entry of a key.
  init(hash: UInt32, index: Int) { self.init(hash: hash, index: Int32(truncatingIfNeeded: index)) }

  /// The index of the key; `nil` for a free entry.
  var key: Int? {
    @inline(__always) get { index < 0 ? nil : Int(index) }
  }
}

extension [HashEntry] {
  /// A table with the same keys and twice as many entries. Their number stays a power of two.
  func doubled() -> [HashEntry] {
    let mask = count * 2 - 1
    var doubled = [HashEntry](repeating: .free, count: mask + 1)
    var entries = doubled.mutableSpan
    for entry in self where entry.key != nil {
      var position = Int(entry.hash) & mask
      while entries[position].key != nil { position = (position + 1) & mask }
      entries[position] = entry
    }
    return doubled
  }
}
