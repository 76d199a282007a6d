/// How far two names are apart.
package enum EditDistance {
  /// The number of letters to insert, remove, replace or swap with a neighbor to make one name of another; `nil`
  /// if it is above a limit.
  ///
  /// - Complexity: O(`left.count` · `right.count`); names whose lengths differ by more than the limit cost nothing.
  package static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    // OPTIMIZATION: an edit changes two letters of the name at most, and most names differ in more.
    guard mayBe(atMost: limit, letters(left), letters(right)) else { return nil }
    let width = right.count + 1
    // Three rows, of which each step writes the oldest.
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
      // A swap reaches over one row, so that what is just above the limit may still come down to it.
      if least - 1 > limit { return nil }
    }
    let distance = rows[left.count % 3 * width + right.count]
    return distance <= limit ? distance : nil
  }

  /// Whether names with some letters may be that close.
  package static func mayBe(atMost limit: Int, _ left: UInt64, _ right: UInt64) -> Bool {
    ((left ^ right).nonzeroBitCount + 1) / 2 <= limit
  }

  /// The letters of a name as bits, some of which stand for several.
  package static func letters(_ name: [UInt8]) -> UInt64 {
    name.reduce(0) { $0 | 1 &<< UInt64($1 & 63) }
  }
}
