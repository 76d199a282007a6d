import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Tests that the engine computes `inherit` as the reference does, where the parent's value depends on its context.
@Suite("values that are inherited explicitly")
struct InheritKeywordTests {
  /// A sheet, and the view types of a chain of nodes with their themes.
  struct Chain: Sendable, CustomTestStringConvertible {
    let sheet: String
    let types: [String]
    var testDescription: String { sheet }

    init(_ sheet: String, _ types: String) {
      (self.sheet, self.types) = (sheet, types.split(separator: " ").map(String.init))
    }
  }

  private static let fonts =
    [
      "font-size: inherit", "font: inherit", "all: inherit", "font-size: var(--none, inherit)",
      "font-size: inherit; layer-corner-radius: 1em", "font-weight: inherit; font-size: inherit",
    ].flatMap { inner in
      ["font-size: 2em", "font-size: calc(1em + 3px)", "font: bold 2em system", "font-size: 2rem"].flatMap { outer in
        [
          Chain("Label { \(outer) } Label > Label { \(inner) }", "View Label Label Label"),
          Chain("Label { \(outer) } Label > TextField { \(inner) }", "View Label TextField View"),
        ]
      }
    }

  private static let colors =
    [
      "text-color: inherit", "all: inherit", "text-color: var(--none, inherit)",
      "@layer b { text-color: inherit } text-color: revert-layer", "separator-color: inherit",
    ].flatMap { inner in
      [
        "View Label TextField/night", "View/night Label/day TextField", "View Label/night TextField/day Label",
        "View TableView/night TableView/day", "View/night TableView TableView/day TableView",
      ].map { types in
        Chain(
          """
          @theme day { color-scheme: light } @theme night { color-scheme: dark }
          Label, TextField, TableView { \(inner) }
          """, types)
      }
    }

  @Test("each value is the one of the reference", arguments: fonts + colors)
  func values(_ chain: Chain) {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(chain.sheet))], schema: .views)
    var tree = ElementTree()
    for (index, words) in chain.types.enumerated() {
      let parts = words.split(separator: "/").map(String.init)
      var node = ElementNode(key: "\(index)", typeName: parts[0])
      node.themeName = parts.count > 1 ? parts[1] : nil
      tree.add(node, to: index == 0 ? nil : index - 1)
    }
    for scheme in [Appearance.light, .dark] {
      let engine = StyleEngine(stylesheet, tree: tree)
      engine.environment.traits.colorScheme = scheme
      engine.flush()
      let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
      #expect(engine.differences(from: reference, nodes: Array(tree.nodes.indices)) == [])
    }
  }
}
