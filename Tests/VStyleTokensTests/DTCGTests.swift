import Testing
import VStyleSyntax
import VStyleTokens

/// Tests with the fixtures of the format.
@Suite("fixtures of the format") struct DTCGTests {
  @Test("the suite has 243 files, and each invalid one has an expectation")
  func count() {
    #expect(DTCGFixture.all.count == 243)
    let invalid = Set(DTCGFixture.all.filter { !$0.isValid }.map(\.name))
    #expect(Set(DTCGFixture.expectations.keys) == invalid)
  }

  @Test("a valid file has no diagnostic", arguments: DTCGFixture.all.filter(\.isValid))
  func valid(_ fixture: DTCGFixture) {
    #expect(fixture.project.marks == (DTCGFixture.refused[fixture.name] ?? []))
  }

  @Test(
    "an invalid file breaks the expected rule at the expected member",
    arguments: DTCGFixture.all.filter { !$0.isValid })
  func invalid(_ fixture: DTCGFixture) throws {
    let expected = try #require(DTCGFixture.expectations[fixture.name])
    let project = fixture.project
    #expect(project.marks.contains("\(expected.rule) \(expected.pointer)"), "\(project.marks)")
    #expect(project.diagnostics.contains { $0.severity == .error })
  }
}
