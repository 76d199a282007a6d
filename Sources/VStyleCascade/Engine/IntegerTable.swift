/// A hash table from pairs of small numbers to numbers: open addressing, a fixed seed, no allocation on a hit.
///
/// Values are not negative.
struct IntegerTable {
  /// A key with its value, side by side in memory.
  private struct Entry {
    let high: UInt32
    let low: UInt32
    /// −1 for a free place.
    let value: Int32

    static let free = Entry(high: 0, low: 0, value: -1)

    init(high: UInt32, low: UInt32, value: Int32) { (self.high, self.low, self.value) = (high, low, value) }

    init(_ key: UInt64, _ value: Int32) {
      self.init(high: UInt32(truncatingIfNeeded: key >> 32), low: UInt32(truncatingIfNeeded: key), value: value)
    }

    var key: UInt64 {
      @inline(__always) get { UInt64(high) << 32 | UInt64(low) }
    }
  }

  private var entries: [Entry]
  /// 64 less the logarithm of the number of places.
  private var shift: UInt64 = 60
  private(set) var count = 0

  init() { entries = [Entry](repeating: .free, count: 16) }

  private var mask: Int {
    @inline(__always) get { entries.count - 1 }
  }

  /// A key of two numbers.
  @inline(__always)
  static func key(_ high: Int32, _ low: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }

  /// The place where the search for a key begins: the highest bits of a product, on which all bits of the key act.
  @inline(__always)
  private static func place(of key: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  /// The value of a key; `nil` if there is none.
  @inline(__always)
  subscript(key: UInt64) -> Int32? {
    let mask = mask
    var place = Self.place(of: key, shift)
    while true {
      let found = entries[place]
      if found.value < 0 { return nil }
      if found.key == key { return found.value }
      place = (place + 1) & mask
    }
  }

  /// Sets the value of a key.
  mutating func set(_ key: UInt64, _ value: Int32) {
    // At most three quarters full, and never full: a look-up ends at a free place.
    if count * 4 >= mask * 3 { grow() }
    let mask = mask
    var place = Self.place(of: key, shift)
    while entries[place].value >= 0, entries[place].key != key { place = (place + 1) & mask }
    if entries[place].value < 0 { count += 1 }
    entries[place] = Entry(key, value)
  }

  private mutating func grow() {
    let (former, shift) = (entries, shift - 1)
    let mask = former.count * 2 - 1
    entries = [Entry](repeating: .free, count: mask + 1)
    var places = entries.mutableSpan
    for entry in former where entry.value >= 0 {
      var place = Self.place(of: entry.key, shift)
      while places[place].value >= 0 { place = (place + 1) & mask }
      places[place] = entry
    }
    self.shift = shift
  }
}
