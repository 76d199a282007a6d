import TestSupport
import Testing
import VStyleCheck
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// Tests of Docs/FromCSS.md, the page about likely mistakes of authors who know CSS.
@Suite("examples of Docs/FromCSS.md")
struct FromCSSTests {
  private static let path = PackageRoot.path + "/Docs/FromCSS.md"

  /// The sheet in a row of a table, or `nil` if it has none. `⏎` is a line ending.
  private static func sheet(_ row: Substring) -> String? {
    guard row.hasPrefix("| `"), let end = row.dropFirst(3).firstIndex(of: "`") else { return nil }
    return String(row.dropFirst(3)[..<end]).replacing("⏎", with: "\n")
  }

  private static func diagnostics(_ sheet: String) -> [Diagnostic] {
    Linter(schema: .views).lint([SourceText(sheet, path: "a.vstyle")]).diagnostics
  }

  /// The page with the current diagnostics, and by sheet the number of diagnostics beyond the expected number.
  private static var page: (text: String, counts: [String: Int]) {
    var counts: [String: Int] = [:]
    var isAboutMistakes = true
    var isOfSheets = false
    let text = Fixture(path: path).text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      if row.hasPrefix("These are as they should be") { isAboutMistakes = false }
      // Other tables of the page begin with code that is no sheet.
      if !row.hasPrefix("| `"), !row.hasPrefix("| ---") { isOfSheets = row.hasPrefix("| sheet |") }
      guard isOfSheets, let sheet = sheet(row) else { return String(row) }
      let found = diagnostics(sheet)
      counts[sheet] = found.count - (isAboutMistakes ? 1 : 0)
      guard isAboutMistakes, let diagnostic = found.first else { return String(row) }
      let advice = diagnostic.help ?? diagnostic.fixes.first?.title ?? ""
      let shown = sheet.replacing("\n", with: "⏎")
      return "| `\(shown)` | \(diagnostic.rule.name) | \(cell(diagnostic.message)); \(cell(advice)) |"
    }
    return (text.joined(separator: "\n"), counts)
  }

  private static func cell(_ text: String) -> String { text.inMarkdown.replacing("|", with: "\\|") }

  @Test("the view type of each element is the one that lint suggests")
  func elements() {
    let section = Fixture(path: FromCSSTests.path).text.split(separator: "\n## Elements\n").last?
      .split(separator: "\n## ").first
    let rows = (section ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 8)
    for row in rows {
      let cells = row.dropFirst(2).split(separator: " | ").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      guard cells.count == 2, let type = cells[1].first else { Issue.record("\(row)"); continue }
      for element in cells[0] {
        let advice = FromCSSTests.diagnostics("\(element) { alpha: 1; }").map { $0.help ?? $0.fixes.first?.title ?? "" }
        #expect(advice.count == 1 && advice[0].contains("`\(type)`"), "\(element): \(advice)")
      }
    }
  }

  @Test("each mistake has exactly one diagnostic, with advice on what to write")
  func page() {
    let (text, counts) = FromCSSTests.page
    #expect(counts.count >= 35)
    #expect(counts.filter { $0.value != 0 } == [:])
    #expect(Golden.mismatch(text, with: FromCSSTests.path) == nil)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.hasSuffix(";  |") }
    #expect(rows == [], "these do not say what to write")
  }
}
