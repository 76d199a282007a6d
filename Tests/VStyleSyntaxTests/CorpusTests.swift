import TestSupport
import Testing
import VStyleSyntax

/// Real sheets of many dialects from outside the project.
@Suite(.enabled(if: PackageRoot.conformanceSuites != nil, "there is no shared/conformance beside the package"))
struct CorpusTests {
  @Test("the printed trees of real sheets and of their prefixes keep every byte")
  func sheets() {
    let fixtures = Fixture.all(in: (PackageRoot.conformanceSuites ?? "") + "/corpus", of: nil)
    #expect(!fixtures.isEmpty)
    for (number, fixture) in fixtures.enumerated() {
      let bytes = fixture.bytes
      expectLossless(bytes[...], fixture)
      guard number % 50 == 0 else { continue }
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 12)) {
        expectLossless(bytes[..<length], fixture)
      }
    }
  }

  private func expectLossless(_ bytes: ArraySlice<UInt8>, _ fixture: Fixture) {
    let tree = SyntaxTree(parsing: SourceText(path: fixture.name, bytes: bytes))
    #expect(Laws.tokensCoverSource(tree.tape), "\(fixture.path)")
    #expect(Laws.invalidNodesWithoutOneDiagnostic(tree).isEmpty, "\(fixture.path)")
  }
}
