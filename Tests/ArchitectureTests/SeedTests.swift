import Testing

/// Tests that the files and tests that Docs/Seeds.md names exist.
@Suite struct SeedTests {
  /// A row of a table in Docs/Seeds.md.
  struct Row: Sendable, CustomTestStringConvertible {
    let behavior: String
    let place: String
    let test: String

    var testDescription: String { behavior }

    static let all: [Row] = (RepositoryFile.file("Docs/Seeds.md")?.text ?? "").split(separator: "\n").compactMap {
      let fields = $0.split(separator: "|").map { field in
        String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard fields.count == 3, fields[0] != "behavior", !fields[0].hasPrefix("---") else { return nil }
      return Row(behavior: fields[0], place: fields[1], test: fields[2])
    }
  }

  /// The names of all tests.
  private static let names = Set(
    RepositoryFile.tests.flatMap { file in
      file.text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    })

  @Test("every row names an existing file and test, or why the behavior is left out", arguments: Row.all)
  func row(_ row: Row) {
    if row.test.hasPrefix("left out") {
      #expect(row.place == "–" && row.test.count > 20)
    } else {
      let path = row.place.split(separator: "`").first.map(String.init) ?? ""
      #expect(RepositoryFile.exists(path), "\(path)")
      #expect(SeedTests.names.contains(row.test), "no test is called so")
    }
  }

  @Test("the tables of the seeds have more than 110 rows")
  func tables() { #expect(Row.all.count > 110) }
}
