/// A set of small numbers, such as the indices of nodes.
struct BitSet: Sendable {
  private var words: [UInt64] = []

  /// Whether no number was ever added.
  var isEmpty: Bool { words.isEmpty }

  /// Adds a number.
  ///
  /// - Returns: whether it was missing.
  mutating func insert(_ number: Int) -> Bool {
    words.fill(number >> 6 + 1, with: 0)
    let bit: UInt64 = 1 << UInt64(number & 63)
    guard words[number >> 6] & bit == 0 else { return false }
    words[number >> 6] |= bit
    return true
  }

  /// Removes a number that was added.
  mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }

  /// Whether a number was added.
  @inline(__always)
  func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] >> UInt64(number & 63) & 1 == 1
  }
}
