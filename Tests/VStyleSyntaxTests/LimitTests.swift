import Testing
import VStyleSyntax

/// Sheets that exceed the limits of the parser.
@Suite struct LimitTests {
  @Test(
    "deeply nested sheets are parsed quickly, with a diagnostic",
    arguments: ["{", "(", "[", "a{", "a(", "a{b:", "a{b:(", "@m{", "a[", "url((", "a{}", "a{&{"])
  func deepNesting(_ unit: String) {
    let source = SourceText(String(repeating: unit, count: 100_000))
    let tree = SyntaxTree(parsing: source)
    #expect(Laws.tokensCoverSource(tree.tape))
    #expect(unit == "a{}" || !tree.diagnostics.isEmpty)
  }

  @Test(
    "long sheets are parsed in linear time",
    arguments: [
      "a:b{}", "a:b ", "a:b;", "//x\n", ";", "}", "a{b:c}", "a{b:c;}", "\"\n", "a:{}b ", "\\", "/*", "<!--", "a:b\n",
    ])
  func longSheets(_ unit: String) {
    for prefix in ["", "a{"] {
      let tree = SyntaxTree(parsing: SourceText(prefix + String(repeating: unit, count: 20_000)))
      #expect(Laws.tokensCoverSource(tree.tape))
    }
  }

  @Test("a block beyond the depth limit is not parsed")
  func depthLimit() {
    let tree = SyntaxTree(parsing: SourceText("a { b { c { d: e } } }"), limits: SyntaxLimits(nestingDepth: 2))
    #expect(tree.nodes.count == 4)
    #expect(tree.nodes.last?.block != nil)
    #expect(tree.diagnostics.map(\.rule) == [.limitExceeded])
  }

  @Test("a value beyond the depth limit is invalid")
  func valueDepthLimit() {
    let tree = SyntaxTree(parsing: SourceText("a { b: c((d)); e: f }"), limits: SyntaxLimits(nestingDepth: 2))
    #expect(tree.nodes.map(\.kind) == [.stylesheet, .qualifiedRule, .invalid, .declaration])
    #expect(tree.diagnostics.map(\.rule) == [.limitExceeded])
  }

  @Test("a file beyond the size limit keeps its bytes")
  func sizeLimit() {
    let source = SourceText("a { b: c }")
    let tree = SyntaxTree(parsing: source, limits: SyntaxLimits(byteCount: 5))
    #expect(tree.source.bytes == source.bytes)
    #expect(tree.nodes.count == 1)
    #expect(tree.diagnostics.map(\.rule) == [.limitExceeded])
  }

  @Test("one diagnostic replaces all diagnostics beyond the limit")
  func diagnosticLimit() {
    let text = "a {" + String(repeating: "b;", count: 10) + "}"
    let tree = SyntaxTree(parsing: SourceText(text), limits: SyntaxLimits(diagnosticCount: 3))
    #expect(tree.nodes.count == 12)
    #expect(tree.diagnostics.map(\.rule) == [.unexpectedToken, .unexpectedToken, .unexpectedToken, .limitExceeded])
  }
}
