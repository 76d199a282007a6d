import TestSupport
import Testing
import VStyleAdvice
import VStyleFormat
import VStyleSyntax

/// Trees and diagnostics of whole sheets, as goldens beside them.
@Suite struct SyntaxGoldenTests {
  @Test("the tree of each sheet equals its golden", arguments: Fixture.all(in: "", of: "vstyle"))
  func tree(_ fixture: Fixture) {
    let tree = SyntaxTree(parsing: SourceText(path: fixture.name, bytes: fixture.bytes))
    let mismatch = Golden.mismatch(tree.dump(), with: fixture.sibling("tree"))
    #expect(mismatch == nil)
  }

  @Test("each sheet has the diagnostics of its golden, or none", arguments: Fixture.all(in: "", of: "vstyle"))
  func diagnostics(_ fixture: Fixture) {
    let source = SourceText(path: "\(fixture.name).vstyle", bytes: fixture.bytes)
    let tree = SyntaxTree(parsing: source)
    let renderer = DiagnosticRenderer(SourceMap(source))
    let text = tree.diagnostics.map(renderer.pretty).joined(separator: "\n")
    let mismatch = Golden.mismatch(text, with: fixture.sibling("diagnostics"))
    #expect(mismatch == nil)
  }
}
