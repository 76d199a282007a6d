import Testing

@testable import VStyleCheck
@testable import VStyleLint

@Suite("likely typos")
struct LikelyTypoTests {
  @Test(
    "one edit in one word is a typo",
    arguments: [
      ("drak", "dark"), ("lihgt", "light"), ("part", "parts"), ("partss", "parts"), ("hovr", "hover"),
      ("ocean-drak", "ocean-dark"), ("adrk", "dark"), ("screans", "screens"),
    ])
  func typos(_ name: String, _ known: String) {
    #expect(LikelyTypo.isTypo(name, of: known))
    var guesses = TypoGuesses(["other", known])
    #expect(guesses.meant(by: name) == known)
  }

  @Test(
    "names that differ on purpose are no typos",
    arguments: [
      ("dark", "dark"), ("night", "light"), ("blue-night", "blue-light"), ("theme1", "theme2"), ("base2", "base"),
      ("on", "off"), ("app", "apps"), ("park", "dark"), ("darkness", "dark"), ("ocean-dark", "ocean-light"),
      ("dark-blue", "dark"), ("compact", "dark"), ("", "dark"),
    ])
  func others(_ name: String, _ known: String) { #expect(!LikelyTypo.isTypo(name, of: known)) }
}
