import Foundation
import Testing
import VStylePreview
import VStyleSyntax

@testable import VStyleCommandLine

/// Tests of reports for programs, parsed with a JSON parser where the format is JSON.
@Suite("reports for programs")
struct MachineReportTests {
  private static let files = [
    (path: "a.vstyle", text: "Label { alpha: 2; is-hidden: true }\n/* vstyle-ignore-next VS6 -- later */\nLabel { }\n"),
    (path: "b c.vstyle", text: ":root { --a: red }\nTableView { row-height: var(--a) }\n"),
  ]

  private func report(_ format: String, _ sheets: [String] = ["a.vstyle", "b c.vstyle"]) -> String {
    Shell.run(["lint", "--format", format] + sheets, files: MachineReportTests.files).output
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  @Test("a JSON report is a single JSON document", arguments: ["json", "sarif", "gitlab", "rdjson"])
  func documents(_ format: String) throws {
    _ = try json(report(format))
  }

  @Test("a SARIF report has the tool, rules, results, regions, fixes and suppressions")
  func sarif() throws {
    let file = try #require(try json(report("sarif")) as? [String: Any])
    #expect(file["version"] as? String == "2.1.0")
    let run = try #require((file["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "vstyle")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 4)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(location["artifactLocation"] as? [String: Any])
      #expect(URL(string: artifact["uri"] as? String ?? "") != nil && artifact["uriBaseId"] as? String == "SRCROOT")
      let region = try #require(location["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 } && region.count == 4)
      for fix in result["fixes"] as? [[String: Any]] ?? [] {
        let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
        #expect(changes.allSatisfy { ($0["replacements"] as? [[String: Any]])?.first?["deletedRegion"] != nil })
      }
    }
    #expect(results.count { $0["suppressions"] != nil } == 1)
  }

  @Test(
    "texts are escaped as their formats require",
    arguments: [
      (MarkupText.attribute("<a b=\"c\" & \u{1}\n>"), "&lt;a b=&quot;c&quot; &amp; \u{FFFD}&#10;&gt;"),
      (WorkflowText.data("100%\r\na:b,c"), "100%25%0D%0Aa:b,c"),
      (WorkflowText.property("100%\na:b,c"), "100%25%0Aa%3Ab%2Cc"),
      (MarkdownText.cell("a|b `<c|d>` <e>\n"), "a\\|b `<c\\|d>` \\<e\\> "),
      (MarkdownText.cell("no `a` <b> `c`"), "no `a` \\<b\\> `c`"),
      (MarkdownText.cell("no ```<img src=x> @a`"), "no \\`\\`\\`\\<img src=x\\> @&#8203;a\\`"),
      (MarkdownText.cell("``a` <b>`` `c\\`"), "``a` <b>`` `c\\`"),
      (URIText.encoded("a b/\u{E9}%.vstyle"), "a%20b/%C3%A9%25.vstyle"),
    ])
  func escapes(_ escaped: String, _ expected: String) {
    #expect(escaped == expected)
  }

  @Test("an empty report is valid", arguments: ReportFormat.all.filter { $0.reader == .program }.map(\.name))
  func empty(_ format: String) throws {
    let text = Shell.run(["lint", "--format", format, "a.vstyle"], files: [("a.vstyle", "Label { alpha: 1 }")]).output
    switch format {
    case "github": #expect(text.isEmpty)
    case "markdown": #expect(text == "## vstyle lint\n\nnothing found in 1 file\n\n")
    case "junit", "checkstyle": #expect(text.hasPrefix("<?xml") && text.hasSuffix(">\n"))
    default: _ = try json(text)
    }
  }
}
