import TestSupport
import Testing

/// Faults of `Tests/Reports.md` as examples, in the form of `Docs/Language.md`.
@Suite("examples of faults that users reported")
struct ReportExampleTests {
  private static let page = LanguagePage(Fixture(path: Fixture.path(of: "ReportExamples.md")).text)

  @Test("an example has exactly the diagnostics that it names", arguments: page.examples)
  func diagnostics(_ example: LanguagePage.Example) { ExampleProject(example).expectDiagnostics() }

  @Test("an example has the values that are listed below it", arguments: page.examples.filter { !$0.results.isEmpty })
  func results(_ example: LanguagePage.Example) throws { try ExampleProject(example).expectResults() }
}
