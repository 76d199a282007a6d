#if DEBUG || VSTYLE_ADVICE
  import VStyleSyntax
  import VStyleValues

  /// An index of known names, for repeated guesses at misspelled names.
  ///
  /// OPTIMIZATION: ``Spelling/closest(to:in:)`` is simpler and has the same results, but folds every name each time. For
  /// 10,000 misspelled and 10,000 known names it takes a hundred times as long.
  package struct SpellingCandidates: Sendable {
    private struct Candidate: Sendable {
      let name: String
      /// The index of the name in the order of the names.
      let position: Int
      /// The folded name.
      let bytes: [UInt8]
      /// The set of its letters, as bits.
      let letters: UInt64
    }

    /// The number of names.
    private var count = 0

    /// The greatest number of misspelled names for which a caller should request guesses.
    ///
    /// It bounds the number of pairs of a misspelled and a known name: see ``Limit/spellingComparisons``.
    package var maximumGuesses: Int { Limit.spellingComparisons.value / max(count, 1) }

    /// The names by the length of their folded form in bytes, each list in order.
    private var byLength: [Int: [Candidate]] = [:]

    /// Creates an index of names. Among equally close names, the first one wins.
    package init(_ names: [String]) {
      for (position, name) in names.enumerated() {
        count += 1
        let bytes = Array(NameStyle.folded(name).utf8)
        byLength[bytes.count, default: []].append(
          Candidate(name: name, position: position, bytes: bytes, letters: EditDistance.letters(bytes)))
      }
    }

    /// The candidate closest to a name, if it is close enough to be a good guess: see ``Spelling/closest(to:in:)``.
    ///
    /// - Complexity: linear in the number of candidates of about the same length.
    package func closest(to name: String) -> String? {
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
            // An earlier candidate wins even if it is only equally close.
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
#endif
