import VStyleSyntax

/// Guesses what a misspelled name was meant to be.
public enum Spelling {
  /// The candidate closest to a name, if it is close enough to be a good guess.
  ///
  /// Close means at most a third of the name's letters differ (one at least may), a swap of
  /// neighbors counting once. A name of more than 100 bytes is not guessed at. Among equally close candidates the first
  /// in order wins.
  public static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = Array(NameStyle.folded(name).utf8)
    let limit = mostEdits(for: wanted)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(NameStyle.folded(candidate).utf8)
      let bound = min(limit, best.map { $0.distance - 1 } ?? .max)
      guard let distance = EditDistance.between(wanted, letters, atMost: bound) else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// The longest name that is guessed about, in bytes. Nobody misspells a longer one; to compare it would take as long
  /// as the name is.
  static let longestName = 100

  /// How many edits may lie between a folded name and what it was meant to be.
  static func mostEdits(for folded: [UInt8]) -> Int { max(1, folded.count / 3) }
}
