import TestSupport
import Testing
import VStyleAdvice
import VStyleSyntax

/// Layouts that the syntax fixtures do not cover, each with a golden.
@Suite struct DiagnosticRendererTests {
  @Test("each layout equals its golden", arguments: RendererCase.all)
  func layout(_ layout: RendererCase) {
    var text = ""
    for colors in layout.colors {
      let renderer = DiagnosticRenderer(layout.sources, colors: colors, maximumWidth: layout.maximumWidth)
      text += renderer.pretty(layout.diagnostic).replacing("\u{1B}", with: "<ESC>") + "\n"
    }
    text += DiagnosticRenderer(layout.sources).concise(layout.diagnostic)
    let mismatch = Golden.mismatch(text, with: Fixture.path(of: "Rendering/\(layout).txt"))
    #expect(mismatch == nil)
  }

  @Test("diagnostics of a minified sheet render quickly, with short lines")
  func longLine() {
    let source = SourceText("a{" + String(repeating: "b c;", count: 20_000) + "}")
    let tree = SyntaxTree(parsing: source)
    #expect(tree.diagnostics.count == 20_000)
    let renderer = DiagnosticRenderer(SourceMap(source))
    for diagnostic in tree.diagnostics.suffix(50) {
      let lines = renderer.pretty(diagnostic).split(separator: "\n")
      #expect(lines.allSatisfy { $0.utf8.count < 400 })
    }
  }
}
