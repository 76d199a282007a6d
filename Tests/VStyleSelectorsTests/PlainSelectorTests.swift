import TestSupport
import Testing
import VStyleSelectors
import VStyleSyntax

/// Plain selectors, which the plain reader reads without the parser.
@Suite("plain selectors")
struct PlainSelectorTests {
  @Test("the plain reader and the parser read the same selector list", arguments: Seeds.blocks(2_000))
  func equivalence(seeds: Seeds) throws {
    var plainCount = 0
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }.joined()
      if let error = PlainSelectors.pseudoElementError(text) {
        #expect(throws: error, "seed \(seed): `\(text)`") { try VStyleSelectorsTests.parse(text) }
      }
      guard let plain = PlainSelectors(text) else { continue }
      plainCount += 1
      let list = try #require(try? parse(text), "seed \(seed): only the reader takes `\(text)`")
      #expect(plain.list == list, "seed \(seed): `\(text)`")
      #expect(plain.list.specificity == list.specificity)
      #expect(plain.list.namesSubjectViewType == list.namesSubjectViewType)
      #expect(plain.summary.count == list.selectors.count, "seed \(seed): `\(text)`")
    }
    #expect(plainCount >= 2, "hardly anything was plain")
  }

  /// The pieces of random selectors. Plain pieces are more frequent.
  private static let pieces = [
    ".a", ".b", ".a", "Button", "Label", "*", "#x", ":hover", ":Disabled", ":root", ":first-child", ":scope", " ", " ",
    " ", ">", " > ", "+", "\n~ ", ",", ", ", ",\n", ".\\31 b", "#\\31 b", "#1", ":exact", ":not(.a)", ":before",
    "::after", ":unknown", ":has", ":state(x)", "/**/", "[a]", "[a=b]", "[a|='b']", "[ a]", "[a=1]", "[a^=b i]",
    "[a|b]", "[\\31 *=\"\\31\"]", ":not(", ":not(:first-child", ":NOT([a].b", ")", ")", ":not(a)", ":not(.a .b)",
    ":not( .a)", ":not()", "&", "|", "(", "a", "\"t\"", ".",
  ]

  @Test(
    "the plain reader accepts the selector",
    arguments: [
      "Button", "*", ".a", "#x", "Button.a#x:hover", ":hover", "List > Row.a Label", "a+b~c", "a, b ,c", ".\\31 b",
      "*.a", ":first-child", "[a]", "a[b='c'].d", "[a~=b][c|=\"d\"]", ".a:not(.b)", "a:not(:hover):Not([b^=c].d#e) > f",
      ":not(:first-child), :not(.a)", "[\\31=\\32]",
    ])
  func taken(text: String) throws {
    let plain = try #require(PlainSelectors(text))
    let list = try parse(text)
    #expect(plain.list == list)
  }

  @Test(
    "the plain reader leaves the selector to the parser",
    arguments: [
      "", "&", "[ a]", "[a ]", "[a='b' i]", "[a=1]", "[a|b]", "[*|a]", "[a", "[a=]", "[=b]", "[a=b", "[a~b]", ":not()",
      ":not( .a)", ":not(a)", ":not(.a, .b)", ":not(:not(.a))", ":not(.a > .b)", ":not(.a", ":not(&)", ":not([a b])",
      ":is(.a)", ":nothing(.a)", ":not(.a)b", ":not(.a)*", "Button:exact", ":before", "::before", ":unknown", "a/**/b",
      "a /**/ b", "*|a", "|a", "> a", "a >", "a,", ",a", "a,,b", "a > > b", "#1", ".", ". a", "a*", "a..b", ":", "a(b)",
    ])
  func left(text: String) { #expect(PlainSelectors(text) == nil) }

  @Test(
    "the plain reader reports the same pseudo-element error as the parser",
    arguments: [
      "::before", ".a:hover::before, ::after", "a, b > c::placeholder:hover", ".a::part(x)", ".a:: b", ".a::", ".a:::b",
      ":not(.a::before)", ":not([a]):not(:hover::f())", "::/**/a", ".\\31::B",
    ])
  func pseudoElement(text: String) throws {
    let error = try #require(PlainSelectors.pseudoElementError(text))
    #expect(throws: error) { try parse(text) }
  }

  @Test("a pseudo-element after a non-plain part is left to the parser", arguments: ["&::a", ":x::a", "a /**/ b::a"])
  func otherMistakes(text: String) { #expect(PlainSelectors.pseudoElementError(text) == nil) }

  @Test("the plain reader stops at the limit and removes its incomplete parts")
  func limit() {
    let tape = TokenTape(SourceText(".a.b.c"))
    var parts: ContiguousArray<SelectorPart> = [SelectorPart(.universal)]
    #expect(PlainSelectorReader.read(tape, 0..<tape.count, limit: 2, into: &parts) == nil)
    #expect(parts.count == 1)
    #expect(PlainSelectorReader.read(tape, 0..<tape.count - 1, limit: 6, into: &parts) == nil)
    #expect(parts.count == 1)
    #expect(PlainSelectorReader.read(tape, 0..<tape.count, limit: 6, into: &parts) != nil)
    #expect(parts.count == 4)
  }
}

/// A text that the plain reader accepts, with the resulting list.
private struct PlainSelectors: Equatable {
  let list: SelectorList
  let summary: PlainSelectorReader.Summary

  init?(_ text: String) {
    guard let (tape, _, parts, summary) = Self.read(text), summary.pseudoElement == nil else { return nil }
    self.summary = summary
    list = SelectorBuilder.list(parts[...], tape)
  }

  /// The error of the first pseudo-element in a text that is plain up to it; `nil` if there is none.
  static func pseudoElementError(_ text: String) -> SelectorError? {
    guard let (tape, tokens, _, summary) = read(text), let first = summary.pseudoElement else { return nil }
    return PlainSelectorReader.pseudoElementError(tape, first..<tokens.upperBound, SelectorGrammar())
  }

  private static func read(
    _ text: String
  ) -> (TokenTape, Range<Int>, ContiguousArray<SelectorPart>, PlainSelectorReader.Summary)? {
    let tape = TokenTape(SourceText(text))
    var tokens = 0..<tape.count
    while let last = tokens.last, tape.kind(last).isTrivia { tokens.removeLast() }
    while let first = tokens.first, tape.kind(first).isTrivia { tokens.removeFirst() }
    var parts: ContiguousArray<SelectorPart> = []
    guard let summary = PlainSelectorReader.read(tape, tokens, limit: 1_024, into: &parts) else { return nil }
    for part in parts where part.kind == .pseudoClass {
      guard PlainPseudoClass.isKnown(tape.name(part.token), SelectorGrammar()) else { return nil }
    }
    return (tape, tokens, parts, summary)
  }

  static func == (left: PlainSelectors, right: PlainSelectors) -> Bool { left.list == right.list }
}
