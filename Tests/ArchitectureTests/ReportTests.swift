import TestSupport
import Testing

/// The tests that `Tests/Reports.md` names.
@Suite struct ReportTests {
  /// A row: its id, and the code in its last column.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let result: String
    let tests: [String]

    var testDescription: String { id }
  }

  private static let rows: [Row] = {
    let text = RepositoryFile.file("Tests/Reports.md")?.text ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let cells = line.wholeMatch(of: /\| ([A-Z]+\d*[\w-]*) \|(?:.*)\| (.*)\|/) else { return nil }
      let tests = String(cells.2).matches(of: /`([^`]+)`/).map { String($0.1) }
      return Row(id: String(cells.1), result: String(cells.2), tests: tests)
    }
  }()

  private static let names = Set(
    RepositoryFile.paths(below: "Tests", endingIn: "").flatMap { path in
      [path, path.split(separator: "/").last.map(String.init) ?? ""]
    })

  /// The functions of the types of tests, as `Type.function`.
  private static let functions = Set(
    RepositoryFile.tests.flatMap { file in
      let type = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return file.text.matches(of: /func (\w+)/).map { "\(type).\($0.1)" }
    })

  private static let examples = Set(
    (RepositoryFile.file("Tests/LanguageTests/Fixtures/ReportExamples.md")?.text ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.flatMap { $0.split(separator: " ").dropFirst().map(String.init) })

  @Test("each row has a result of its own, and tests that exist", arguments: rows)
  func tests(_ row: Row) {
    for test in row.tests {
      #expect(Self.names.contains(test) || Self.functions.contains(test), "\(test)")
      if test == "ReportExamples.md" { #expect(Self.examples.contains(row.id)) }
    }
    let isKnown = ["mended: ", "held: "].contains(where: row.result.hasPrefix)
    let isOther = ["declined: ", "open: "].contains(where: row.result.hasPrefix)
    #expect(isKnown && (!row.tests.isEmpty || row.result.contains("../Docs/")) || isOther || row.result.isEmpty)
  }

  @Test("each example belongs to a row, and no id has two rows")
  func ids() {
    #expect(Self.rows.count > 150)
    #expect(Set(Self.rows.map(\.id)).count == Self.rows.count)
    #expect(Self.examples.subtracting(Self.rows.map(\.id)) == [])
  }
}
