import Testing
import VStyleSyntax

/// Tests that the table of limits agrees with the sources.
@Suite struct LimitTests {
  private static let tables = RepositoryFile.sources.filter { $0.path.hasPrefix("Sources/VStyleSyntax/Limits/") }

  /// The limits of the table: the static member of each, with its name.
  private static let rows = tables.flatMap { file in
    file.text.matches(of: /static let (\w+) = Limit\(\s*"([^"]+)"/).map { (member: String($0.1), name: String($0.2)) }
  }

  @Test("every limit belongs to one group")
  func groups() {
    #expect(LimitTests.rows.map(\.name).sorted() == Limit.groups.flatMap { $0.limits.map(\.name) }.sorted())
  }

  @Test("the name of a limit is that of its static member")
  func names() {
    for (member, name) in LimitTests.rows {
      #expect(name.split(separator: "-").joined() == member.lowercased())
    }
  }

  @Test("the sources use every limit")
  func uses() {
    let others = RepositoryFile.sources.filter { !$0.path.hasPrefix("Sources/VStyleSyntax/Limits/") }.map(\.code)
    for (member, name) in LimitTests.rows {
      #expect(others.contains { $0.contains(".\(member)") }, "\(name)")
    }
  }
}
