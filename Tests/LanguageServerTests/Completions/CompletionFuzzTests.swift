import TestSupport
import Testing

/// Random unfinished sheets of projects with hostile names: what the user accepts is what was meant.
struct CompletionFuzzTests {
  @Test func insertsWhatIsMeant() {
    for seed in FuzzRounds(6) {
      let session = CompletionSession(seed: seed)
      for _ in 0..<6 where session.problems.isEmpty { session.ask(positions: 4) }
      let isClean = session.problems.isEmpty
      #expect(isClean, "seed \(seed)\n\(session.problems.joined(separator: "\n"))")
      guard isClean else { return }
    }
  }

  @Test func takesTimeInProportionToTheText() {
    for seed in FuzzRounds(2) {
      let sheet = RepeatedSheet(seed: seed)
      let count = 500
      // Other programs may slow one measurement down.
      let isSuperlinear = (0..<3).allSatisfy { _ in
        let (small, large) = (sheet.time(count), sheet.time(4 * count))
        return large > .milliseconds(150) && large > small * 10
      }
      #expect(!isSuperlinear, "seed \(seed), \(sheet)")
      guard !isSuperlinear else { return }
    }
  }
}
