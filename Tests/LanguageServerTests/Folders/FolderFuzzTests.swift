import TestSupport
import Testing

/// Random sessions with several folders: the server answers like one that starts afresh, and proposes only edits that can
/// be made.
struct FolderFuzzTests {
  @Test func answersLikeAFreshServer() {
    for seed in FuzzRounds(3) {
      let session = FolderSession(seed: seed)
      for step in 1...40 where session.problems.isEmpty {
        session.step()
        if step.isMultiple(of: 20), session.problems.isEmpty { session.compare() }
      }
      let words = (session.steps + session.problems).joined(separator: "\n")
      let isClean = session.problems.isEmpty
      #expect(isClean, "seed \(seed)\n\(words)")
      guard isClean else { return }
    }
  }
}
