import TestSupport
import Testing
import VStyleMatching
import VStyleSelectors
import VStyleSyntax

@Suite("selector matching")
struct MatchingTests {
  @Test("each selector matches exactly the listed elements", arguments: Fixture.all(in: "Matching", of: "fixture"))
  func fixture(_ fixture: Fixture) throws {
    let parts = fixture.lines.split { $0.text == "---" }
    try #require(parts.count == 2)
    let tree = TestTree(parts[0].map(\.text))
    var scope: TestElement?
    for line in parts[1] {
      if line.text.hasPrefix("@scope ") {
        scope = tree.element(line.text.dropFirst(7))
        continue
      }
      let halves = (line.text + " ").split(separator: " ⇒ ", omittingEmptySubsequences: false)
      try #require(halves.count == 2, "line \(line.number)")
      let list = try parse(String(halves[0]))
      var matcher = SelectorMatcher(scope: scope)
      let keys = tree.elements.filter { matcher.matches(list, $0) }.map(\.key)
      #expect(keys == halves[1].split(separator: " ").map(String.init), "\(fixture.name), line \(line.number)")
    }
  }

  @Test("a list has the highest specificity among its selectors that match")
  func specificity() throws {
    let tree = TestTree(["a: Button .x"])
    var matcher = SelectorMatcher<TestElement>()
    #expect(matcher.specificity(of: try parse("#id, Button, .x, .y.y"), for: tree.elements[0]) == Specificity(0, 1, 0))
    #expect(matcher.specificity(of: try parse("#id, .y"), for: tree.elements[0]) == nil)
  }

  @Test(
    "hints contain the type, ID and classes that the subject must have",
    arguments: [
      ("A > Button.x.y#id:hover", "Button", "id", ["x", "y"]), (":is(.x) :where(.y)", nil, nil, ["y"]),
      (".x :is(.y, .z)", nil, nil, []), ("Button:exact:not(.x)", "Button", nil, []),
    ] as [(String, String?, String?, [String])])
  func hints(_ selector: String, type: String?, id: String?, classes: [String]) throws {
    let hints = SelectorHints(try #require(parse(selector).selectors.first))
    #expect(hints.type == type)
    #expect(hints.id == id)
    #expect(hints.classes == classes)
  }
}

/// Parses a selector list with the default grammar.
func parse(_ text: String, nesting: SelectorGrammar.Nesting = .topLevel) throws(SelectorError) -> SelectorList {
  var cursor = TokenCursor(TokenTape(SourceText(text)))
  return try SelectorList.parse(&cursor, grammar: SelectorGrammar(nesting: nesting))
}
