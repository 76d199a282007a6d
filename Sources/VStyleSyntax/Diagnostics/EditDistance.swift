/// The edit distance of two names.
package enum EditDistance {
  /// The number of edits that turn one name into another; `nil` if it exceeds a limit.
  ///
  /// An edit inserts, removes or replaces a letter, or swaps two neighbors.
  ///
  /// - Complexity: O(`left.count` · `right.count`); O(1) if the lengths differ by more than the limit.
  package static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    // OPTIMIZATION: an edit changes at most two letters of the name, and most pairs of names differ in more. The
    // simpler way is to compute every distance.
    guard mayBe(atMost: limit, letters(left), letters(right)) else { return nil }
    let width = right.count + 1
    // Three rows of the table; each step overwrites the oldest.
    var rows = [Int](repeating: 0, count: 3 * width)
    for column in 0..<width { rows[column] = column }
    for row in left.indices {
      let (current, last, beforeLast) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
      rows[current] = row + 1
      var least = row + 1
      for column in right.indices {
        let replaced = rows[last + column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, rows[last + column + 1] + 1, rows[current + column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, rows[beforeLast + column - 1] + 1)
        }
        rows[current + column + 1] = best
        least = min(least, best)
      }
      // A swap refers to the row before the last, so a distance just above the limit may still decrease to it.
      if least - 1 > limit { return nil }
    }
    let distance = rows[left.count % 3 * width + right.count]
    return distance <= limit ? distance : nil
  }

  /// Whether two names may be within a limit, by the bits of their letters.
  package static func mayBe(atMost limit: Int, _ left: UInt64, _ right: UInt64) -> Bool {
    ((left ^ right).nonzeroBitCount + 1) / 2 <= limit
  }

  /// The letters of a name as bits. Several letters share a bit.
  package static func letters(_ name: [UInt8]) -> UInt64 {
    name.reduce(0) { $0 | 1 &<< UInt64($1 & 63) }
  }
}
