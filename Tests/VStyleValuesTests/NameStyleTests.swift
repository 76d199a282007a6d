import Testing
import VStyleValues

@Suite("spellings of names")
struct NameStyleTests {
  /// Names in Swift, each as sheets write it.
  static let names = [
    ("rowHeight", "row-height"), ("SeparatorStyle", "separator-style"), ("alpha", "alpha"),
    ("row-Height", "row-height"),
    ("layerMinXMinYCorner", "layer-min-x-min-y-corner"), ("minX", "min-x"), ("isHTTPSOnly", "is-https-only"),
    ("URLSession", "url-session"), ("RGB", "rgb"), ("symbolScale2X", "symbol-scale2-x"), ("", ""), ("A", "a"),
  ]

  @Test("a name in Swift is split into words", arguments: names)
  func kebab(_ name: String, _ expected: String) {
    #expect(NameStyle.kebab(name) == expected)
    #expect(NameStyle.folded(expected) == NameStyle.folded(name))
  }
}
