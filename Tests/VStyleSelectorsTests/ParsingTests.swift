import TestSupport
import Testing
import VStyleSelectors
import VStyleSyntax

@Suite("selector parsing")
struct ParsingTests {
  @Test("each selector parses to the listed text or error", arguments: Fixture.all(in: "Parsing", of: "fixture"))
  func fixture(_ fixture: Fixture) throws {
    let grammar = try #require(Self.grammars[fixture.name])
    try #require(!fixture.lines.isEmpty)
    for line in fixture.lines {
      let isError = line.text.contains(" ✗ ")
      let halves = line.text.split(separator: isError ? " ✗ " : " ⇒ ", maxSplits: 1)
      try #require(halves.count == 2, "line \(line.number)")
      let input = MarkedText(halves[0])
      #expect(outcome(of: input, grammar, isError: isError) == halves[1], "\(fixture.name), line \(line.number)")
    }
  }

  private static let grammars: [String: SelectorGrammar] = [
    "top-level": SelectorGrammar(), "nested": SelectorGrammar(nesting: .nested),
    "scoped": SelectorGrammar(nesting: .scoped),
  ]

  /// The text after the arrow of a line. It also expects that the marked ranges are the reported ones.
  private func outcome(of input: MarkedText, _ grammar: SelectorGrammar, isError: Bool) -> String {
    var cursor = TokenCursor(TokenTape(SourceText(input.text)))
    var warnings: [SelectorError] = []
    do {
      let list = try SelectorList.parse(&cursor, grammar: grammar, warnings: &warnings)
      var again = TokenCursor(TokenTape(SourceText(list.description)))
      #expect(try SelectorList.parse(&again, grammar: grammar) == list, "\(list) reads back as itself")
      let marks = input.ranges.filter { mark in !warnings.contains { mark.contains($0.range) } }
      if !warnings.isEmpty { #expect(marks.isEmpty, "\(input.text) reports \(warnings.map(\.range))") }
      return "\(list) | \(list.specificity)"
    } catch {
      #expect([error.range] == input.ranges, "\(input.text)")
      return "\(error.rule.name): \(error.message)" + (error.suggestion.map { " → " + $0 } ?? "")
    }
  }

  @Test("the fix of a misspelled pseudo-class replaces exactly the pseudo-class")
  func suggestion() throws {
    var cursor = TokenCursor(TokenTape(SourceText("Button:hovered")))
    let error = #expect(throws: SelectorError.self) { try SelectorList.parse(&cursor, grammar: SelectorGrammar()) }
    let location = SourceLocation(SourceID(0), SourceRange(6, 14))
    let diagnostic = try #require(error?.diagnostic(in: SourceID(0)))
    #expect(diagnostic.location == location)
    #expect(diagnostic.fixes.first?.edits == [.init(location, ":hover")])
  }
}
