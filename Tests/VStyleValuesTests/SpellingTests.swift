import TestSupport
import Testing
import VStyleAdvice
import VStyleValues

@Suite("Suggestions for misspelled names")
struct SpellingTests {
  @Test("`SpellingCandidates` suggests the same name as `Spelling`")
  func candidates() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in "abcD-".randomElement(using: &generator) ?? "a" })
    }
    for round in 0..<300 {
      let names = (0..<Int.random(in: 0...30, using: &generator)).map { _ in word() }
      let candidates = SpellingCandidates(names)
      for _ in 0..<10 {
        let name = word()
        #expect(
          candidates.closest(to: name) == Spelling.closest(to: name, in: names),
          "\(name) in \(names), round \(round), seed \(SeededGenerator.seed)")
      }
    }
  }

  @Test("a name of more than 100 bytes has no suggestion")
  func long() {
    let name = String(repeating: "a", count: 101)
    #expect(SpellingCandidates([name]).closest(to: name) == nil)
  }
}
