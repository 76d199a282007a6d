/// Guesses what a misspelt name was meant to be.
public enum Spelling {
  /// The candidate closest to a name, if it is close enough to be a good guess.
  ///
  /// Close means at most a third of the name's letters differ (one at least may), a swap of
  /// neighbours counting once. A name of more than 100 bytes is not guessed at. Among equally close candidates the first in order wins.
  public static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    // Nobody misspells a name of that length; to compare it would take as long as the name is.
    guard name.utf8.count <= 100 else { return nil }
    let wanted = Array(NameStyle.folded(name).utf8)
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(NameStyle.folded(candidate).utf8)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
