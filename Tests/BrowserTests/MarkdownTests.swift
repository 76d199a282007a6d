import TestSupport
import Testing

@testable import SiteGenerator

/// Tests of the markup of Markdown: each `Fixtures/Markdown/<case>.md` has its HTML in `<case>.html`.
@Suite("Markdown")
struct MarkdownTests {
  private static let fixtures = Fixture.all(in: "Markdown", of: "md")

  @Test("blocks and text have the expected markup", arguments: fixtures)
  func markup(_ fixture: Fixture) {
    let page = SitePage(path: SitePath("Docs/Page.md"), text: fixture.text)
    var problems = page.problems
    var writer = PageWriter(page, address: { "to:\($0)" }, report: { problems.append($0) })
    let html = writer.html(page.blocks) + "\n" + problems.map { "PROBLEM \($0)\n" }.joined()
    #expect(Golden.mismatch(html, with: fixture.sibling("html")) == nil)
  }

  @Test("headings have the anchors of GitHub")
  func anchors() {
    let texts = ["Hot reload & more", "VS0001 unexpected-token", "`calc()` in 2 steps", "Über Größe", "Next", "Next"]
    let page = SitePage(path: SitePath("a.md"), text: texts.map { "## \($0)\n" }.joined(separator: "\n"))
    #expect(
      page.headings.map(\.anchor) == [
        "hot-reload--more", "vs0001-unexpected-token", "calc-in-2-steps", "über-größe", "next", "next-1",
      ])
  }

  @Test("the summary of a page is its first paragraph with text")
  func summary() {
    let page = SitePage(path: SitePath("a.md"), text: "# A\n\n![picture](a.png)\n\nRead *this*\nfirst.\n")
    #expect(page.summary == "Read this first." && page.title == "A")
  }
}
