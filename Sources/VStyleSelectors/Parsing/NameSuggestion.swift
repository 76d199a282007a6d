/// Finds the name that an author probably meant.
enum NameSuggestion {
  /// The candidate nearest to a name, if it is near enough to be a slip of the hand: at most one
  /// edit for every three letters. Among equals the first in alphabetical order.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates.sorted() {
      let limit = max(wanted.count, candidate.unicodeScalars.count) / 3
      let distance = distance(wanted, Array(candidate.unicodeScalars))
      if distance <= limit, distance < (best?.distance ?? .max) { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
