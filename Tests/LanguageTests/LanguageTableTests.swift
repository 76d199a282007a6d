import Foundation
import TestSupport
import Testing
import VStyleStylesheet
import VStyleValues

/// Tests that the tables of Docs/Language.md agree with the sources.
@Suite("tables of Docs/Language.md")
struct LanguageTableTests {
  private let page: String

  init() throws { page = try String(contentsOfFile: PackageRoot.path + "/Docs/Language.md", encoding: .utf8) }

  @Test("the tables list every media feature with its keywords, and no other feature")
  func mediaFeatures() {
    let rows = table("| feature |")
    for feature in MediaFeature.all {
      let row = rows.first { $0.code[0].contains(feature.name) }
      #expect(row != nil, "\(feature.name)")
      for keyword in feature.keywords { #expect(row?.code[1].contains(keyword) == true, "\(feature.name): \(keyword)") }
    }
    #expect(Set(rows.flatMap { $0.code[0] }) == Set(MediaFeature.all.map(\.name)))
  }

  /// A row of a table: the texts in backticks, by cell.
  private struct Row {
    let code: [Set<String>]
  }

  /// The rows of the first table whose header begins with a text.
  private func table(_ header: String) -> [Row] {
    let lines = page.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix(header) }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      Row(
        code: line.components(separatedBy: " | ").map { cell in
          Set(cell.matches(of: /`([^`]+)`/).map { String($0.1) })
        })
    }
  }
}
