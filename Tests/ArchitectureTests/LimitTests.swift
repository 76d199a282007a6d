import Testing
import VStyleSyntax

/// Whether the table of limits says what the sources do.
@Suite struct LimitTests {
  private static let tables = RepositoryFile.sources.filter { $0.path.hasPrefix("Sources/VStyleSyntax/Limits/") }

  /// The members that hold rows, with the names of the rows.
  private static let rows = tables.flatMap { file in
    file.text.matches(of: /static let (\w+) = Limit\(\s*"([^"]+)"/).map { (member: String($0.1), name: String($0.2)) }
  }

  @Test("every row is in a group")
  func groups() {
    #expect(LimitTests.rows.map(\.name).sorted() == Limit.groups.flatMap { $0.limits.map(\.name) }.sorted())
  }

  @Test("a row is named like its member")
  func names() {
    for (member, name) in LimitTests.rows {
      #expect(name.split(separator: "-").joined() == member.lowercased())
    }
  }

  @Test("something enforces every row")
  func uses() {
    let others = RepositoryFile.sources.filter { !$0.path.hasPrefix("Sources/VStyleSyntax/Limits/") }
    for (member, name) in LimitTests.rows {
      let uses = others.filter { $0.code.contains(".\(member)") }
      #expect(!uses.isEmpty, "\(name)")
    }
  }
}
