/// A count for each counter.
enum SiblingCounts {}

/// An interner for counts: a binary tree over all counters, whose equal parts are stored once.
///
/// OPTIMIZATION: a row of counts would be simpler. But siblings have as many different rows as there are siblings, each
/// as long as the number of counters.
struct SiblingCountTable {
  /// The counts of consecutive counters: two parts of half the size or, for one counter, the count itself. Part 0 has
  /// counts of 0 at every size.
  private struct Part {
    let left: ID<Part>
    let right: ID<Part>
  }

  private var parts = [Part(left: ID(0), right: ID(0))]
  private var ids = PairTable<Part, Part, Part>()
  /// The number of times that all counters are halved down to one.
  private let height: Int

  /// Creates the counts of a number of counters.
  init(_ count: Int) {
    height = count > 1 ? Int.bitWidth - (count - 1).leadingZeroBitCount : 0
    ids.set(ID(0), ID(0), to: ID(0))
  }

  /// The number of parts.
  var partCount: Int { parts.count }

  /// The count of the counter at an index.
  subscript(counts: ID<SiblingCounts>, index: Int) -> Int32 {
    var part = ID<Part>(rawValue: counts.rawValue)
    for level in (0..<height).reversed() {
      part = index >> level & 1 == 0 ? parts[part].left : parts[part].right
    }
    return part.rawValue
  }

  /// The counts with another count at an index.
  mutating func setting(_ count: Int32, at index: Int, of counts: ID<SiblingCounts>) -> ID<SiblingCounts> {
    ID(rawValue: setting(count, at: index, of: ID(rawValue: counts.rawValue), level: height).rawValue)
  }

  private mutating func setting(_ count: Int32, at index: Int, of id: ID<Part>, level: Int) -> ID<Part> {
    guard level > 0 else { return ID(rawValue: count) }
    let part = parts[id]
    if index >> (level - 1) & 1 == 0 {
      return intern(setting(count, at: index, of: part.left, level: level - 1), part.right)
    }
    return intern(part.left, setting(count, at: index, of: part.right, level: level - 1))
  }

  private mutating func intern(_ left: ID<Part>, _ right: ID<Part>) -> ID<Part> {
    if let known = ids[left, right] { return known }
    let id = ID<Part>(parts.count)
    parts.append(Part(left: left, right: right))
    ids.set(left, right, to: id)
    return id
  }
}
