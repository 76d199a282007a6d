import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// The diagnostics in explanations.
@Suite("diagnostics of a trace")
struct TraceDiagnosticTests {
  @Test("a trace has the diagnostics of its own node, not those of other nodes with the same rule")
  func ownNode() throws {
    let text = "Box { size: var(--size) } .a { --size: 4 } .b { --size: 5 }"
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(path: "app.vstyle", bytes: Array(text.utf8)))], schema: SmallTree.schema,
      loader: NoImports())
    let whole = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    let found = try SmallTree.tree.nodes.indices.map { node in
      try #require(whole.trace(node: node, property: "size")).diagnostics.map(\.rule.name)
    }
    #expect(found == [["unknown-custom-property"], [], [], [], []])
    #expect(whole.diagnostics.count == 1)
  }
}
