import BrowserSupport
import Foundation
import TestSupport
import Testing
import VStyleViews

/// The markup of the pages, as the checker of the W3C reads it.
@Suite("Markup of pages", .enabled(if: MarkupChecker.isInstalled, "Java or the HTML checker is not installed"))
struct MarkupTests {
  @Test("the pages of a preview and of a comparison are valid")
  func pages() throws {
    let scratch = try ScratchFolder()
    let tree = try scratch.write(
      #"{"type": "View", "children": [{"type": "Label", "key": "a\"<b>'&", "classes": ["x"], "text": "<i>&amp;</i>"}]}"#,
      to: "tree.json"
    ).path
    let sheets = try ["red", "blue"].map { color in
      try scratch.write(
        #"@theme "a<b>" {} @style s\"\< for Label { alpha: 0.5 } .x { text-color: \#(color) } Label:hover {}"#,
        to: "\(color).vstyle"
      ).path
    }
    let (_, preview, _) = SamplePage.run(["preview", sheets[0], "--tree", tree])
    let (_, comparison, _) = SamplePage.run(["diff"] + sheets + ["--tree", tree, "--format", "html"])
    for html in [try SamplePage.settings.get().html, preview, comparison] {
      #expect(html.hasPrefix("<!DOCTYPE html>") && html.hasSuffix("</html>\n"))
      #expect(try MarkupChecker.mistakes(in: html) == [])
    }
  }

  @Test("a mistake is found")
  func planted() throws {
    let html = "<!DOCTYPE html><html lang=\"en\"><head><title>a</title></head><body><p id=x><p id=x></body></html>"
    #expect(try MarkupChecker.mistakes(in: html).contains { $0.contains("Duplicate ID") })
  }
}
