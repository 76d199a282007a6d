import Testing

/// Tests that the table of limits agrees with the sources.
@Suite struct LimitTests {
  private static let tables = RepositoryFile.sources.filter { $0.path.contains("/Limit+") }

  /// The limits of the table: the static member of each, with its name.
  private static let rows = tables.flatMap { file in
    file.text.matches(of: /static let (\w+) = Limit\(\s*"([^"]+)"/).map { (member: String($0.1), name: String($0.2)) }
  }

  @Test("every limit belongs to one group")
  func groups() throws {
    let list = try #require(RepositoryFile.sources.first { $0.path.hasSuffix("/Limit+Groups.swift") }).text
    let groups = try #require(list.firstRange(of: "static let groups"))
    let listed = list[groups.upperBound...].matches(of: /\.(\w+)/).map { String($0.1) }
    #expect(LimitTests.rows.map(\.member).sorted() == listed.sorted())
  }

  @Test("the name of a limit is that of its static member")
  func names() {
    for (member, name) in LimitTests.rows {
      #expect(name.split(separator: "-").joined() == member.lowercased())
    }
  }

  @Test("the sources use every limit")
  func uses() {
    let others = RepositoryFile.sources.filter { !$0.path.contains("/Limit+") }.map(\.code)
    for (member, name) in LimitTests.rows {
      #expect(others.contains { $0.contains(".\(member)") }, "\(name)")
    }
  }
}
