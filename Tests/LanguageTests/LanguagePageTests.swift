import TestSupport
import Testing

/// Tests that the examples of `Docs/Language.md` have the diagnostics and values that the page shows.
@Suite("examples of Docs/Language.md")
struct LanguagePageTests {
  private static let page = LanguagePage.shipped

  @Test("every code block has a known language")
  func kinds() {
    let known: Set = ["vstyle", "tree", "computed", "swift", "text"]
    #expect(Self.page.blocks.filter { !known.contains($0.language) }.map(\.description) == [])
    #expect(Self.page.examples.count > 60)
    #expect(Self.page.examples.flatMap(\.results).count > 20)
  }

  @Test("an example has exactly the diagnostics that it names", arguments: page.examples)
  func diagnostics(_ example: LanguagePage.Example) {
    ExampleProject(example).expectDiagnostics()
  }

  @Test("an example has the values that are listed below it", arguments: page.examples.filter { !$0.results.isEmpty })
  func results(_ example: LanguagePage.Example) throws {
    try ExampleProject(example).expectResults()
  }
}
