import VStyleSyntax
import VStyleValues

/// What unknown names of one kind were probably meant to be. A sheet with very many of them gets no more guesses.
struct NameGuesses {
  private var candidates: SpellingCandidates?
  private var known: [String: String?] = [:]

  /// How many different names were guessed about.
  private var count = 0

  /// The known name that is closest to an unknown one, if it is close enough.
  ///
  /// - Parameters:
  ///   - limit: how many different names are guessed about.
  ///   - share: how many others guess about the rest of the sheet.
  ///   - names: the known names; asked for once.
  mutating func closest(
    to name: String, atMost limit: Int, share: Int, among names: () -> SpellingCandidates
  ) -> String? {
    if let known = known[name] { return known }
    guard count < limit else { return nil }
    let candidates = candidates ?? names()
    self.candidates = candidates
    guard count < candidates.mostGuesses / share else { return nil }
    count += 1
    let guess = candidates.closest(to: name)
    known[name] = .some(guess)
    return guess
  }

  /// Forgets the known names, which have changed.
  mutating func forget() {
    candidates = nil
    known = [:]
  }
}
