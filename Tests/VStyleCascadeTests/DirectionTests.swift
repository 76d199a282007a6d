import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// `:dir()`: the direction of views.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#the-dir-pseudo
@Suite("the direction of views")
struct DirectionTests {
  /// The attribute `dir` of views inside each other, the outermost first, and the direction of each: `l` or `r`.
  static let chains: [(attributes: [String?], ofTraits: LayoutDirection, directions: String)] = [
    ([nil, nil], .leftToRight, "ll"), ([nil, nil], .rightToLeft, "rr"), (["rtl", nil, nil], .leftToRight, "rrr"),
    (["ltr", nil], .rightToLeft, "ll"), (["rtl", "ltr", nil, "RTL", nil], .leftToRight, "rllrr"),
    ([nil, "Ltr", "rtl"], .rightToLeft, "rlr"), (["auto", nil], .rightToLeft, "rr"),
    (["rtl", "", "auto", "left"], .leftToRight, "rrrr"),
  ]

  private static func chain(_ attributes: [String?]) -> ElementTree {
    var tree = ElementTree()
    for (index, attribute) in attributes.enumerated() {
      var node = ElementNode(key: "\(index)", typeName: "Box")
      node.attributes["dir"] = attribute
      tree.add(node, to: index == 0 ? nil : index - 1)
    }
    return tree
  }

  @Test("views have the direction of the nearest attribute, or that of the traits", arguments: chains)
  func directions(_ row: (attributes: [String?], ofTraits: LayoutDirection, directions: String)) {
    let css = ":dir(ltr) { width: 1 } *:DIR( RTL ) { width: 2 } :dir(auto), :dir(left) { width: 3 }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(css))], schema: EngineSchema.schema)
    #expect(stylesheet.diagnostics.isEmpty)
    let tree = Self.chain(row.attributes)
    var environment = StyleEnvironment()
    environment.traits.layoutDirection = row.ofTraits
    let engine = StyleEngine(stylesheet, tree: tree, environment: environment)
    engine.flush()
    let widths = tree.nodes.indices.map { node in
      engine.values(of: node).first { $0.entry.name == "width" }?.value
    }
    #expect(widths == row.directions.map { StyleValue($0 == "l" ? 1.0 : 2.0) })
    let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [])
  }

  @Test("a change of the direction reaches the views that follow it, and no further")
  func changes() {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(":dir(rtl) { width: 2 }"))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet)
    let root = engine.insert(ElementNode(key: "", typeName: "Box"), into: nil)
    let parts = (0..<10).map { _ in engine.insert(ElementNode(key: "", typeName: "Box"), into: root) }
    for part in parts { for _ in 0..<20 { engine.insert(ElementNode(key: "", typeName: "Note"), into: part) } }
    engine.flush()
    var element = ElementNode(key: "", typeName: "Box")
    element.attributes["dir"] = "rtl"
    engine.update(parts[3], element)
    let report = engine.flush()
    #expect(report.visited >= 21 && report.visited <= 22)
  }

  @Test("a question about the root of a scope ends in a deep tree", .timeLimit(.minutes(1)))
  func deep() async {
    let css = "@scope (.top) { *:has(:is(& > :dir(rtl))) { width: 3; } :scope:has(> :is(:dir(ltr) &)) { width: 4; } }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(css))], schema: EngineSchema.schema)
    await SmallStack.run {
      let engine = StyleEngine(stylesheet)
      var parent: Int?
      for index in 0..<5_000 {
        var element = ElementNode(key: "", typeName: "Box")
        if index == 0 { element.classes = ["top"] }
        parent = engine.insert(element, into: parent)
      }
      engine.flush()
    }
  }

  @Test("the text of the selector is the same selector")
  func text() throws {
    func parse(_ text: String) throws -> SelectorList {
      var cursor = TokenCursor(TokenTape(SourceText(text)))
      return try SelectorList.parse(&cursor, grammar: SelectorGrammar(nesting: .topLevel))
    }
    #expect(try parse(":dir(RTL):not(:dir(x))").description == ":dir(rtl):not(:dir(x))")
    for text in [":dir()", ":dir(rtl ltr)", ":dir", ":dir(\"rtl\")"] {
      #expect(throws: SelectorError.self) { try parse(text) }
    }
  }
}
