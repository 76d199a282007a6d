/// A name of at most 64 bytes made ready to be compared with many others.
///
/// OPTIMIZATION: ``EditDistance/between(_:_:atMost:)`` says the same and takes twenty times as long. Here a row of its
/// table is a word, whose bits say where the distance grows and where it shrinks.
///
/// - Spec: H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003
package struct EditPattern {
  /// For each byte, where it stands in the name.
  private var places = [UInt64](repeating: 0, count: 256)
  private let length: Int

  /// Makes a name ready; `nil` for an empty one and for one of more than 64 bytes.
  package init?(_ name: [UInt8]) {
    guard (1...64).contains(name.count) else { return nil }
    length = name.count
    for (place, byte) in name.enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
  }

  /// The number of letters to insert, remove, replace or swap with a neighbor to make the name of another one.
  ///
  /// - Complexity: O(`other.count`).
  package func distance(to other: [UInt8]) -> Int {
    var distance = length
    let last: UInt64 = 1 << UInt64(length - 1)
    var (grows, shrinks, same, before): (UInt64, UInt64, UInt64, UInt64) = (~0, 0, 0, 0)
    for byte in other {
      let own = places[Int(byte)]
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
