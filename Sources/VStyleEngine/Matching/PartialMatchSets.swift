/// A set of partial matches.
enum PartialMatchSet {}

/// An interner for sets of partial matches.
struct PartialMatchSets {
  /// The number of words of a set.
  private let width: Int
  /// The bits of all sets, one set after the other.
  private(set) var words: [UInt64]
  private var entries: [HashEntry]
  private var count = 1
  private var unions = PairTable<PartialMatchSet, PartialMatchSet, PartialMatchSet>()
  /// The set that is being built.
  private var draft: [UInt64]

  /// The empty set.
  static let empty = ID<PartialMatchSet>(0)

  /// Creates an interner for sets of a number of partial matches.
  init(_ partialMatches: Int) {
    width = (partialMatches + 63) / 64
    words = [UInt64](repeating: 0, count: width)
    draft = words
    entries = [HashEntry](repeating: .free, count: 64)
    let hash = Self.hash(words.span)
    entries[Int(hash) & (entries.count - 1)] = HashEntry(hash: hash, index: Self.empty.index)
  }

  /// The index of the first word of a set.
  @inline(__always)
  func start(of set: ID<PartialMatchSet>) -> Int { set.index * width }

  @inline(__always)
  func contains(_ match: ID<PartialMatch>, in set: ID<PartialMatchSet>) -> Bool {
    words[start(of: set) + match.index >> 6] >> UInt64(match.index & 63) & 1 == 1
  }

  /// The partial matches of a set, in order.
  func members(of set: ID<PartialMatchSet>) -> [ID<PartialMatch>] {
    var members: [ID<PartialMatch>] = []
    for word in 0..<width {
      var bits = words[start(of: set) + word]
      while bits != 0 {
        members.append(ID(word << 6 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
    return members
  }

  /// A set with some partial matches added.
  mutating func adding(_ matches: IDBuffer, to set: ID<PartialMatchSet>) -> ID<PartialMatchSet> {
    guard matches.count > 0 else { return set }
    let start = start(of: set)
    make { draft, words, width in
      for word in 0..<width { draft[word] = words[start + word] }
      for index in 0..<matches.count {
        let match = Int(matches[index])
        draft[match >> 6] |= 1 << UInt64(match & 63)
      }
    }
    return internDraft()
  }

  /// The partial matches of a set that are in a mask.
  mutating func intersection(of set: ID<PartialMatchSet>, mask: [UInt64]) -> ID<PartialMatchSet> {
    guard set != Self.empty, !mask.isEmpty else { return Self.empty }
    let start = start(of: set)
    make { draft, words, width in
      for word in 0..<width { draft[word] = words[start + word] & mask[word] }
    }
    return internDraft()
  }

  mutating func union(_ left: ID<PartialMatchSet>, _ right: ID<PartialMatchSet>) -> ID<PartialMatchSet> {
    if left == Self.empty { return right }
    if left == right || isSuperset(left, of: right) { return left }
    if let known = unions[left, right] { return known }
    let (leftStart, rightStart) = (start(of: left), start(of: right))
    make { draft, words, width in
      for word in 0..<width { draft[word] = words[leftStart + word] | words[rightStart + word] }
    }
    let union = internDraft()
    unions.set(left, right, to: union)
    return union
  }

  @inline(__always)
  private func isSuperset(_ set: ID<PartialMatchSet>, of other: ID<PartialMatchSet>) -> Bool {
    let (words, start, otherStart) = (words.span, start(of: set), start(of: other))
    for word in 0..<width where words[otherStart + word] & ~words[start + word] != 0 { return false }
    return true
  }

  /// Writes a draft from the words of sets.
  @inline(__always)
  private mutating func make(_ body: (inout MutableSpan<UInt64>, [UInt64], Int) -> Void) {
    var room = draft.take()
    var span = room.mutableSpan
    body(&span, words, width)
    draft = room
  }

  private mutating func internDraft() -> ID<PartialMatchSet> {
    let (hash, mask) = (Self.hash(draft.span), entries.count - 1)
    var position = Int(hash) & mask
    while let known = entries[position].key {
      if entries[position].hash == hash, isDraft(ID(known)) { return ID(known) }
      position = (position + 1) & mask
    }
    let set = ID<PartialMatchSet>(count)
    entries[position] = HashEntry(hash: hash, index: count)
    for word in 0..<width { words.append(draft[word]) }
    count += 1
    if count * 2 > mask { entries = entries.doubled() }
    return set
  }

  /// Whether a set equals the draft.
  @inline(__always)
  private func isDraft(_ set: ID<PartialMatchSet>) -> Bool {
    let known = words.span.extracting(start(of: set)..<start(of: set) + width)
    let draft = draft.span
    for word in known.indices where known[word] != draft[word] { return false }
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
