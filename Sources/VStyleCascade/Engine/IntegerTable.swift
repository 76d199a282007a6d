/// A hash table from pairs of small numbers to numbers: open addressing, a fixed seed, no allocation on a hit.
struct IntegerTable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var mask: Int
  private(set) var count = 0

  init(minimumCapacity: Int = 16) {
    var capacity = 16
    while capacity * 3 < minimumCapacity * 4 { capacity *= 2 }
    keys = [UInt64](repeating: .max, count: capacity)
    values = [Int32](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  /// A key of two numbers that are not negative.
  @inline(__always)
  static func key(_ high: Int32, _ low: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> UInt64 {
    let mixed = (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }

  /// The value of a key; `nil` if there is none.
  @inline(__always)
  subscript(key: UInt64) -> Int32? {
    var place = Int(truncatingIfNeeded: Self.hash(key)) & mask
    while true {
      let found = keys[place]
      if found == key { return values[place] }
      if found == .max { return nil }
      place = (place + 1) & mask
    }
  }

  /// Sets the value of a key.
  mutating func set(_ key: UInt64, _ value: Int32) {
    // At most three quarters full, and never full: a look-up ends at a free place.
    if count * 4 >= mask * 3 { grow() }
    insert(key, value)
  }

  private mutating func insert(_ key: UInt64, _ value: Int32) {
    var place = Int(truncatingIfNeeded: Self.hash(key)) & mask
    while keys[place] != .max, keys[place] != key { place = (place + 1) & mask }
    if keys[place] == .max { count += 1 }
    keys[place] = key
    values[place] = value
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt64](repeating: .max, count: oldKeys.count * 2)
    values = [Int32](repeating: 0, count: oldKeys.count * 2)
    mask = keys.count - 1
    count = 0
    for place in oldKeys.indices where oldKeys[place] != .max { insert(oldKeys[place], oldValues[place]) }
  }
}
