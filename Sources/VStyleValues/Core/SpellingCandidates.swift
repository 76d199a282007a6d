import VStyleSyntax

/// Names made ready to be asked again and again which of them a misspelled name was meant to be.
///
/// OPTIMIZATION: ``Spelling/closest(to:in:)`` says the same, and folds every name each time: for 10,000 misspelled
/// names beside 10,000 known ones that takes a hundred times as long.
public struct SpellingCandidates: Sendable {
  private struct Candidate: Sendable {
    let name: String
    /// Where it stands among all.
    let position: Int
    /// The folded name.
    let bytes: [UInt8]
    /// Its letters as bits.
    let letters: UInt64
  }

  /// How many names there are.
  private var count = 0

  /// How many names may be guessed about, so that a sheet with very many unknown names beside very many known ones does
  /// not take as long as it has pairs of them: see ``Limit/spellingComparisons``.
  package var mostGuesses: Int { Limit.spellingComparisons.value / max(count, 1) }

  /// The names by the number of their folded bytes, each list in order.
  private var byLength: [Int: [Candidate]] = [:]

  /// Takes down names, the first of which wins among equally close ones.
  public init(_ names: [String]) {
    for (position, name) in names.enumerated() {
      count += 1
      let bytes = Array(NameStyle.folded(name).utf8)
      byLength[bytes.count, default: []].append(
        Candidate(name: name, position: position, bytes: bytes, letters: EditDistance.letters(bytes)))
    }
  }

  /// The candidate closest to a name, if it is close enough to be a good guess: see ``Spelling/closest(to:in:)``.
  ///
  /// - Complexity: linear in the number of candidates that are about as long.
  public func closest(to name: String) -> String? {
    guard name.utf8.count <= Spelling.longestName else { return nil }
    let wanted = Array(NameStyle.folded(name).utf8)
    let letters = EditDistance.letters(wanted)
    let limit = Spelling.mostEdits(for: wanted)
    let pattern = EditPattern(wanted)
    var best: (distance: Int, candidate: Candidate)?
    for difference in 0...limit {
      if let best, best.distance < difference { break }
      for length in Set([wanted.count - difference, wanted.count + difference]) {
        for candidate in byLength[length] ?? [] {
          // One that stands further ahead wins if it is as close.
          let bound = best.map { $0.candidate.position > candidate.position ? $0.distance : $0.distance - 1 } ?? limit
          guard EditDistance.mayBe(atMost: bound, letters, candidate.letters),
            let distance = pattern.map({ $0.distance(to: candidate.bytes) })
              ?? EditDistance.between(wanted, candidate.bytes, atMost: bound),
            distance <= bound
          else { continue }
          best = (distance, candidate)
        }
      }
    }
    return best?.candidate.name
  }
}
