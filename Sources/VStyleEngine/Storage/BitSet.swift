/// A set of small integers, such as the indices of nodes, with one bit for each.
struct BitSet: Sendable {
  private var words: [UInt64] = []

  /// Whether no integer was ever inserted.
  var isEmpty: Bool { words.isEmpty }

  /// Inserts an integer.
  ///
  /// - Returns: whether the set did not contain it.
  mutating func insert(_ index: Int) -> Bool {
    words.fill(index >> 6 + 1, with: 0)
    let bit: UInt64 = 1 << UInt64(index & 63)
    guard words[index >> 6] & bit == 0 else { return false }
    words[index >> 6] |= bit
    return true
  }

  /// Removes an integer, which must have been inserted before.
  mutating func remove(_ index: Int) { words[index >> 6] &= ~(1 << UInt64(index & 63)) }

  /// Whether the set contains an integer.
  @inline(__always)
  func contains(_ index: Int) -> Bool {
    index >> 6 < words.count && words[index >> 6] >> UInt64(index & 63) & 1 == 1
  }
}
