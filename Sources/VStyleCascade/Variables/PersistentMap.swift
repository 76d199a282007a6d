/// A map whose versions share what they have in common: changing one leaves the others as they were, and takes the
/// logarithm of its size, in time and in memory.
///
/// It is a hash trie: each level of nodes looks at five more bits of the hash of a key.
struct PersistentMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let hash: UInt
    let key: Key
    let value: Value
  }

  private enum Slot: Sendable {
    case entry(Entry)
    case node(Node)
    /// Entries whose hashes are equal.
    case equal([Entry])
  }

  private final class Node: Sendable {
    /// Which of the 32 slots are there.
    let bits: UInt32
    /// Those slots, in order.
    let slots: [Slot]

    init(bits: UInt32, slots: [Slot]) {
      self.bits = bits
      self.slots = slots
    }
  }

  private var root: Node?

  /// How many keys there are.
  private(set) var count = 0

  /// Makes an empty map.
  init() {}

  /// Whether there are no keys.
  var isEmpty: Bool { count == 0 }

  /// The value of a key; `nil` if it has none.
  func value(of key: Key) -> Value? {
    guard var node = root else { return nil }
    let hash = UInt(bitPattern: key.hashValue)
    var shift: UInt = 0
    while true {
      let bit = PersistentMap.bit(hash, shift)
      guard node.bits & bit != 0 else { return nil }
      switch node.slots[PersistentMap.place(of: bit, in: node.bits)] {
      case .entry(let entry): return entry.hash == hash && entry.key == key ? entry.value : nil
      case .equal(let entries): return entries.first { $0.key == key }?.value
      case .node(let inner):
        node = inner
        shift += 5
      }
    }
  }

  /// Gives a key a value.
  mutating func set(_ key: Key, to value: Value) {
    let entry = Entry(hash: UInt(bitPattern: key.hashValue), key: key, value: value)
    var isNew = true
    root = PersistentMap.adding(entry, to: root ?? Node(bits: 0, slots: []), shift: 0, &isNew)
    if isNew { count += 1 }
  }

  /// Calls a function with each key and its value, in no particular order.
  func forEach(_ body: (Key, Value) -> Void) {
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      for slot in node.slots {
        switch slot {
        case .entry(let entry): body(entry.key, entry.value)
        case .equal(let entries): for entry in entries { body(entry.key, entry.value) }
        case .node(let inner): pending.append(inner)
        }
      }
    }
  }

  private static func bit(_ hash: UInt, _ shift: UInt) -> UInt32 { 1 << UInt32(truncatingIfNeeded: hash >> shift & 31) }

  private static func place(of bit: UInt32, in bits: UInt32) -> Int { (bits & (bit - 1)).nonzeroBitCount }

  /// A copy of a node with an entry more, or with another one of the same key. There are no more levels than a hash has
  /// bits.
  private static func adding(_ entry: Entry, to node: Node, shift: UInt, _ isNew: inout Bool) -> Node {
    let bit = bit(entry.hash, shift)
    let place = place(of: bit, in: node.bits)
    var slots = node.slots
    guard node.bits & bit != 0 else {
      slots.insert(.entry(entry), at: place)
      return Node(bits: node.bits | bit, slots: slots)
    }
    switch slots[place] {
    case .entry(let other) where other.hash != entry.hash:
      var isOther = true
      let inner = adding(other, to: Node(bits: 0, slots: []), shift: shift + 5, &isOther)
      slots[place] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    case .entry(let other):
      isNew = other.key != entry.key
      slots[place] = isNew ? .equal([other, entry]) : .entry(entry)
    case .equal(let others) where others[0].hash != entry.hash:
      let inner = Node(bits: self.bit(others[0].hash, shift + 5), slots: [.equal(others)])
      slots[place] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    case .equal(let others):
      let rest = others.filter { $0.key != entry.key }
      isNew = rest.count == others.count
      slots[place] = .equal(rest + [entry])
    case .node(let inner): slots[place] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    }
    return Node(bits: node.bits, slots: slots)
  }
}
