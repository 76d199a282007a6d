import VStyleSyntax

/// Finds the name that a misspelled name was probably meant to be.
package enum Spelling {
  /// The candidate closest to a name, if it is close enough to be a good guess.
  ///
  /// The distance is the number of edits, where a swap of neighbors is one edit. At most a third of the letters of the
  /// folded name may differ, and always one may. For a name of more than 100 bytes the result is `nil`. Among equally
  /// close candidates, the first one wins.
  ///
  /// - Complexity: linear in the number of candidates. ``SpellingCandidates`` is faster for many names.
  package static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = Array(NameStyle.folded(name).utf8)
    let limit = mostEdits(for: wanted)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      // OPTIMIZATION: a name with many more or fewer letters is not folded.
      let hyphens = candidate.utf8.count { $0 == UInt8(ascii: "-") }
      guard abs(candidate.utf8.count - hyphens - wanted.count) <= limit else { continue }
      let letters = Array(NameStyle.folded(candidate).utf8)
      let bound = min(limit, best.map { $0.distance - 1 } ?? .max)
      guard let distance = EditDistance.between(wanted, letters, atMost: bound) else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// The longest name for which there are guesses, in bytes.
  ///
  /// The limit bounds the time of a comparison, which grows with the length of the name.
  package static let longestName = 100

  /// The greatest number of edits between a folded name and a good guess.
  package static func mostEdits(for folded: [UInt8]) -> Int { max(1, folded.count / 3) }
}
