import VStyleSyntax

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
      let bound = min(limit, best.map { $0.distance - 1 } ?? .max)
      guard let distance = EditDistance.between(wanted, letters, atMost: bound) else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }
}
