/// Sets of carriers, each with a number.
struct CarrierSets {
  /// How many words a set takes.
  private let width: Int
  /// The bits of all sets, one behind the other.
  private(set) var words: [UInt64]
  private var slots: [HashSlot]
  private var count = 1
  private var unions = IntegerTable()
  /// A set that is being made.
  private var made: [UInt64]

  /// The number of the empty set.
  static let empty: Int32 = 0

  /// Makes the sets of so many carriers.
  init(_ carriers: Int) {
    width = (carriers + 63) / 64
    words = [UInt64](repeating: 0, count: width)
    made = words
    slots = [HashSlot](repeating: .free, count: 64)
    let hash = Self.hash(words.span)
    slots[Int(hash) & (slots.count - 1)] = HashSlot(hash: hash, number: Self.empty)
  }

  /// Where the words of a set begin.
  @inline(__always)
  func start(of set: Int32) -> Int { Int(set) * width }

  @inline(__always)
  func contains(_ carrier: Int32, in set: Int32) -> Bool {
    words[start(of: set) + Int(carrier) >> 6] >> UInt64(carrier & 63) & 1 == 1
  }

  /// Finds out where the words of the sets around a node begin, in the order of ``Surroundings/place(of:)``.
  func find(_ surroundings: Surroundings, _ starts: inout [Int]) {
    starts[0] = start(of: surroundings.ancestors)
    starts[1] = start(of: surroundings.parent)
    starts[2] = start(of: surroundings.previous)
    starts[3] = start(of: surroundings.earlier)
  }

  /// The number of a set with some carriers more.
  mutating func number(of set: Int32, and carriers: NumberList) -> Int32 {
    guard carriers.count > 0 else { return set }
    make { made, words, width in
      for word in 0..<width { made[word] = words[Int(set) * width + word] }
      for place in 0..<carriers.count {
        let carrier = carriers[place]
        made[Int(carrier) >> 6] |= 1 << UInt64(carrier & 63)
      }
    }
    return numberOfMade()
  }

  /// The number of those of a set that a mask has.
  mutating func number(ofThose mask: [UInt64], in set: Int32) -> Int32 {
    guard set != Self.empty, !mask.isEmpty else { return Self.empty }
    make { made, words, width in
      for word in 0..<width { made[word] = words[Int(set) * width + word] & mask[word] }
    }
    return numberOfMade()
  }

  mutating func union(_ left: Int32, _ right: Int32) -> Int32 {
    if left == Self.empty { return right }
    if left == right || includes(left, right) { return left }
    let key = IntegerTable.key(left, right)
    if let known = unions[key] { return known }
    make { made, words, width in
      for word in 0..<width { made[word] = words[Int(left) * width + word] | words[Int(right) * width + word] }
    }
    let number = numberOfMade()
    unions.set(key, number)
    return number
  }

  /// Whether a set has all of another one.
  @inline(__always)
  private func includes(_ set: Int32, _ other: Int32) -> Bool {
    let (words, start, otherStart) = (words.span, start(of: set), start(of: other))
    for word in 0..<width where words[otherStart + word] & ~words[start + word] != 0 { return false }
    return true
  }

  /// Makes a set of the words of others.
  @inline(__always)
  private mutating func make(_ body: (inout MutableSpan<UInt64>, [UInt64], Int) -> Void) {
    // OPTIMIZATION: what is held here alone is written without asking who else holds it.
    var room: [UInt64] = []
    swap(&room, &made)
    var span = room.mutableSpan
    body(&span, words, width)
    swap(&room, &made)
  }

  private mutating func numberOfMade() -> Int32 {
    let (hash, mask) = (Self.hash(made.span), slots.count - 1)
    var place = Int(hash) & mask
    while slots[place].number >= 0 {
      if slots[place].hash == hash, isMade(slots[place].number) { return slots[place].number }
      place = (place + 1) & mask
    }
    let number = Int32(count)
    slots[place] = HashSlot(hash: hash, number: number)
    for word in 0..<width { words.append(made[word]) }
    count += 1
    if count * 2 > mask { slots = slots.doubled() }
    return number
  }

  /// Whether a set is the one that is being made.
  @inline(__always)
  private func isMade(_ set: Int32) -> Bool {
    let known = words.span.extracting(start(of: set)..<start(of: set) + width)
    let made = made.span
    for word in known.indices where known[word] != made[word] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ words: Span<UInt64>) -> UInt32 {
    var hash: UInt64 = 0
    for index in words.indices {
      hash = (hash ^ words[index]) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return UInt32(truncatingIfNeeded: hash >> 8)
  }
}
