#if DEBUG || VSTYLE_ADVICE
  import VStyleSyntax
  import VStyleValues

  /// A cache of suggestions for unknown names of one sort, with a limit for their number.
  struct NameGuesses {
    private var candidates: SpellingCandidates?
    private var known: [String: String?] = [:]

    /// The number of different names with a computed suggestion.
    private var count = 0

    /// The known name that is closest to an unknown one; `nil` if none is close or the limit is reached.
    ///
    /// - Parameters:
    ///   - name: the unknown name.
    ///   - limit: the greatest number of different names with a suggestion.
    ///   - share: the number of compilers that share the suggestions of the sheet.
    ///   - names: the known names; called once.
    mutating func closest(
      to name: String, atMost limit: Int, share: Int, among names: () -> SpellingCandidates
    ) -> String? {
      if let known = known[name] { return known }
      guard count < limit else { return nil }
      let candidates = candidates ?? names()
      self.candidates = candidates
      guard count < candidates.maximumGuesses / share else { return nil }
      count += 1
      let guess = candidates.closest(to: name)
      known[name] = .some(guess)
      return guess
    }

    /// Removes the known names, which have changed, and the suggestions.
    mutating func forget() {
      candidates = nil
      known = [:]
    }
  }
#endif
