import Testing
import VStyleValues

/// Tests of names that say the same with more words.
@Suite("words of names")
struct NameWordsTests {
  @Test(
    "the distance of names with the same words",
    arguments: [
      ("large-titles", "prefers-large-titles", 1, 0), ("text-inset", "text-container-inset", 1, 0),
      ("minimum-item-spacing", "minimum-interitem-spacing", 0, 1), ("bg-color", "background-color", 0, 1),
      ("margin-left", "layout-margins-left", 1, 1), ("min-scale", "minimum-scale-factor", 1, 1),
    ])
  func distance(_ name: String, _ longer: String, _ further: Int, _ changed: Int) {
    let distance = NameWords(name).distance(to: NameWords(longer))
    #expect(distance?.further == further && distance?.changed == changed, "\(String(describing: distance))")
  }

  @Test(
    "a word without a counterpart, or one word for two",
    arguments: [
      ("large-titles", "title-color"), ("prefers-large-titles", "large-titles"), ("text-text", "text-color"),
      ("row", "arrow-color"),
    ])
  func others(_ name: String, _ longer: String) {
    #expect(NameWords(name).distance(to: NameWords(longer)) == nil)
  }
}
