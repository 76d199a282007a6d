/// A hash table from pairs of IDs to IDs: open addressing, a fixed seed, no allocation on a hit.
struct PairTable<First: ~Copyable, Second: ~Copyable, Value: ~Copyable>: Sendable {
  /// A key with its value, side by side in memory.
  private struct Entry {
    let first: UInt32
    let second: UInt32
    let value: ID<Value>

    /// An entry without a key.
    static var free: Entry { Entry(first: 0, second: 0, value: .none) }

    init(first: UInt32, second: UInt32, value: ID<Value>) {
      (self.first, self.second, self.value) = (first, second, value)
    }

    init(_ key: UInt64, _ value: ID<Value>) {
      self.init(first: UInt32(truncatingIfNeeded: key >> 32), second: UInt32(truncatingIfNeeded: key), value: value)
    }

    var key: UInt64 {
      @inline(__always) get { UInt64(first) << 32 | UInt64(second) }
    }
  }

  private var entries: [Entry]
  /// 64 minus the binary logarithm of the number of entries.
  private var shift: UInt64 = 60
  /// The number of keys.
  private(set) var count = 0

  init() { entries = [Entry](repeating: .free, count: 16) }

  private var mask: Int {
    @inline(__always) get { entries.count - 1 }
  }

  @inline(__always)
  private static func key(_ first: ID<First>, _ second: ID<Second>) -> UInt64 {
    UInt64(UInt32(bitPattern: first.rawValue)) << 32 | UInt64(UInt32(bitPattern: second.rawValue))
  }

  /// The index at which the search for a key begins: the highest bits of a product, which depend on all bits of the
  /// key.
  @inline(__always)
  private static func position(of key: UInt64, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  /// The value of a pair, either of which may be ``ID/none``; `nil` if it has none.
  @inline(__always)
  subscript(first: ID<First>, second: ID<Second>) -> ID<Value>? {
    let (key, mask) = (Self.key(first, second), mask)
    var position = Self.position(of: key, shift: shift)
    while true {
      let entry = entries[position]
      if entry.value.isNone { return nil }
      if entry.key == key { return entry.value }
      position = (position + 1) & mask
    }
  }

  /// The ID of a pair. A new pair gets the next one.
  @inline(__always)
  mutating func id(of first: ID<First>, _ second: ID<Second>) -> ID<Value> {
    if let known = self[first, second] { return known }
    set(first, second, to: ID(count))
    return ID(count - 1)
  }

  /// Sets the value of a pair.
  mutating func set(_ first: ID<First>, _ second: ID<Second>, to value: ID<Value>) {
    // At most three quarters full, and never full: a lookup ends at a free entry.
    if count * 4 >= mask * 3 { grow() }
    let (key, mask) = (Self.key(first, second), mask)
    var position = Self.position(of: key, shift: shift)
    while !entries[position].value.isNone, entries[position].key != key { position = (position + 1) & mask }
    if entries[position].value.isNone { count += 1 }
    entries[position] = Entry(key, value)
  }

  private mutating func grow() {
    let (former, shift) = (entries, shift - 1)
    let mask = former.count * 2 - 1
    entries = [Entry](repeating: .free, count: mask + 1)
    var span = entries.mutableSpan
    for entry in former where !entry.value.isNone {
      var position = Self.position(of: entry.key, shift: shift)
      while !span[position].value.isNone { position = (position + 1) & mask }
      span[position] = entry
    }
    self.shift = shift
  }
}
