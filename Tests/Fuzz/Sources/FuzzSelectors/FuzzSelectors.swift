import FuzzSupport
@testable import VStyleSelectors
@testable import VStyleSyntax

/// Fuzzes selectors: a parsed selector serializes to a text that parses as the same selector.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSelectors(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let places: [SelectorGrammar.Nesting] = [.topLevel, .nested, .scoped]
  let grammar = SelectorGrammar(nesting: places[input.choice(among: places.count)])
  guard let list = parse(input.text, grammar) else { return 0 }
  // The text contains implied parts, so that it parses with any nesting.
  guard let again = parse(list.description, grammar) else {
    expectLaw(false, "the text of a selector can be read: \(list)")
    return 0
  }
  expectLaw(again == list && again.description == list.description, "\(list) reads as \(again)")
  expectLaw(again.specificity == list.specificity, "the text has the specificity")
  return 0
}

private func parse(_ text: String, _ grammar: SelectorGrammar) -> SelectorList? {
  var cursor = TokenCursor(TokenTape(SourceText(text)))
  return try? SelectorList.parse(&cursor, grammar: grammar)
}
