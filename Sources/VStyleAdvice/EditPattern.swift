#if DEBUG || VSTYLE_ADVICE
  /// A name of at most 64 bytes, prepared for comparisons with many others.
  ///
  /// OPTIMIZATION: ``EditDistance/between(_:_:atMost:)`` is simpler, returns the same distance, and takes twenty times as
  /// long. Here a row of its table is a word of bits, which record where the distance grows and shrinks.
  ///
  /// - Spec: H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003
  package struct EditPattern {
    /// For each byte, a bit for each of its positions in the name.
    private var masks = [UInt64](repeating: 0, count: 256)
    private let length: Int

    /// Prepares a name; `nil` for an empty name and for one of more than 64 bytes.
    package init?(_ name: [UInt8]) {
      guard (1...64).contains(name.count) else { return nil }
      length = name.count
      for (index, byte) in name.enumerated() { masks[Int(byte)] |= 1 << UInt64(index) }
    }

    /// The number of edits that turn the name into another one. An edit inserts, removes or replaces a letter, or swaps
    /// two neighbors.
    ///
    /// - Complexity: O(`other.count`).
    package func distance(to other: [UInt8]) -> Int {
      var distance = length
      let last: UInt64 = 1 << UInt64(length - 1)
      var (grows, shrinks, same, before): (UInt64, UInt64, UInt64, UInt64) = (~0, 0, 0, 0)
      for byte in other {
        let own = masks[Int(byte)]
        let swapped = ((~same & own) << 1) & before
        same = (((own & grows) &+ grows) ^ grows) | own | shrinks | swapped
        var right = shrinks | ~(same | grows)
        var left = same & grows
        if right & last != 0 { distance += 1 }
        if left & last != 0 { distance -= 1 }
        right = (right << 1) | 1
        left <<= 1
        grows = left | ~(same | right)
        shrinks = right & same
        before = own
      }
      return distance
    }
  }
#endif
