/// A persistent map, whose versions share their common nodes.
///
/// A change leaves other versions as they are. It takes time and memory logarithmic in the size of the map.
///
/// The map is a hash trie: each level of nodes uses five more bits of a key's hash.
struct PersistentMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let hash: UInt
    let key: Key
    let value: Value
  }

  private enum Slot: Sendable {
    case entry(Entry)
    case node(Node)
    /// Entries with equal hashes.
    case equal([Entry])
  }

  private final class Node: Sendable {
    /// The slots of the 32 that exist, as a bit set.
    let bits: UInt32
    /// The existing slots, in order.
    let slots: [Slot]

    init(bits: UInt32, slots: [Slot]) {
      self.bits = bits
      self.slots = slots
    }
  }

  private var root: Node?

  /// The number of keys.
  private(set) var count = 0

  /// Creates an empty map.
  init() {}

  /// Whether there are no keys.
  var isEmpty: Bool { count == 0 }

  /// The value of a key; `nil` if the key is not in the map.
  func value(of key: Key) -> Value? {
    guard var node = root else { return nil }
    let hash = UInt(bitPattern: key.hashValue)
    var shift: UInt = 0
    while true {
      let bit = PersistentMap.bit(hash, shift)
      guard node.bits & bit != 0 else { return nil }
      switch node.slots[PersistentMap.index(of: bit, in: node.bits)] {
      case .entry(let entry): return entry.hash == hash && entry.key == key ? entry.value : nil
      case .equal(let entries): return entries.first { $0.key == key }?.value
      case .node(let inner):
        node = inner
        shift += 5
      }
    }
  }

  /// Sets the value of a key.
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

  private static func index(of bit: UInt32, in bits: UInt32) -> Int { (bits & (bit - 1)).nonzeroBitCount }

  /// A copy of a node with an entry added or replaced. The number of levels is at most the number of bits in a hash.
  private static func adding(_ entry: Entry, to node: Node, shift: UInt, _ isNew: inout Bool) -> Node {
    let bit = bit(entry.hash, shift)
    let index = index(of: bit, in: node.bits)
    var slots = node.slots
    guard node.bits & bit != 0 else {
      slots.insert(.entry(entry), at: index)
      return Node(bits: node.bits | bit, slots: slots)
    }
    switch slots[index] {
    case .entry(let other) where other.hash != entry.hash:
      var isOther = true
      let inner = adding(other, to: Node(bits: 0, slots: []), shift: shift + 5, &isOther)
      slots[index] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    case .entry(let other):
      isNew = other.key != entry.key
      slots[index] = isNew ? .equal([other, entry]) : .entry(entry)
    case .equal(let others) where others[0].hash != entry.hash:
      let inner = Node(bits: self.bit(others[0].hash, shift + 5), slots: [.equal(others)])
      slots[index] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    case .equal(let others):
      let rest = others.filter { $0.key != entry.key }
      isNew = rest.count == others.count
      slots[index] = .equal(rest + [entry])
    case .node(let inner): slots[index] = .node(adding(entry, to: inner, shift: shift + 5, &isNew))
    }
    return Node(bits: node.bits, slots: slots)
  }
}
