import Foundation
import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleViews

/// Tests that the example of Docs/Engine.md is the output of the engine.
@Suite("example of Docs/Engine.md")
struct EnginePageTests {
  @Test("the page shows the engine's tables for its three rules and five nodes")
  func example() throws {
    let path = PackageRoot.path + "/Docs/Engine.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let sheet = try #require(block("vstyle", of: page))
    let shown = try #require(block("text", of: page))
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: .views)
    #expect(stylesheet.diagnostics.isEmpty)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let mismatch = Golden.mismatch(page.replacingOccurrences(of: shown, with: engine.dump), with: path)
    #expect(mismatch == nil)
    engine.setClass(engine.className("note"), false, of: 1)
    #expect(engine.flush().visited == 3)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
  }

  private var tree: ElementTree {
    var tree = ElementTree()
    func add(_ type: String, _ classes: [String] = [], to parent: Int?) -> Int {
      var node = ElementNode(key: "", typeName: type)
      node.classes = classes
      return tree.add(node, to: parent)
    }
    let window = add("Window", to: nil)
    let stack = add("StackView", ["note"], to: window)
    _ = add("Label", to: stack)
    _ = add("Label", to: stack)
    _ = add("Label", to: window)
    return tree
  }

  /// The text of the first fenced code block in a language.
  private func block(_ language: String, of page: String) -> String? {
    let parts = page.components(separatedBy: "```\(language)\n")
    return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
  }
}
