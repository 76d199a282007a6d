import Foundation
import TestSupport
import Testing
import VStyleCascade
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

  @Test("the tables list every value type that has a name, and no other")
  func valueTypes() {
    let names = table("| value type |").flatMap { $0.code[0] }
    #expect(Set(names) == Set(ValueKind.named.map { "<\($0.name)>" }))
    #expect(names.count == Set(names).count)
  }

  @Test("the table of calculations lists every function, and no other")
  func calculations() {
    let names = table("| calculation |").flatMap { $0.code[0] }
    #expect(Set(names) == Set(Calculations.functionNames.map { "\($0)()" }))
  }

  @Test("the table of colors has an example with every function, and no other function")
  func colors() {
    let names = table("| color |").flatMap { row in
      row.code.joined().flatMap { $0.matches(of: /([-a-z]+)\(/).map { String($0.1) } }
    }
    #expect(Set(names).subtracting(["var", "calc"]) == Color.functionNames)
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
