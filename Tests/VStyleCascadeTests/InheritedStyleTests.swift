import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Elements that share an inherited style, and changes of an ancestor that replace it.
@Suite("inherited styles")
struct InheritedStyleTests {
  @Test("an inherited value uses the custom properties of the element that declares it")
  func whereDeclared() {
    // Both keys inherit `color` below the same declarations of `--ink`; only the element that declares `color` differs.
    let css = ".one { --ink: red } .two { --ink: blue } .tinted { color: var(--ink) }"
    var tree = ElementTree()
    let root = tree.add(element("Box"), to: nil)
    var keys: [Int] = []
    for (outer, inner) in [(["one", "tinted"], ["two"]), (["one"], ["two", "tinted"])] {
      let below = tree.add(element("Box", inner), to: tree.add(element("Box", outer), to: root))
      keys.append(tree.add(element("Key"), to: below))
    }
    let stylesheet = compile(css)
    let evaluator = StyleEvaluator(stylesheet, tree: tree)
    #expect(
      keys.map { evaluator.styles[$0].properties["color"]?.text } == ["rgb(255, 0, 0)", "rgb(0, 0, 255)"])
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [])
  }

  @Test("`em` lengths follow a font size that changes two ancestors above")
  func context() {
    let css = """
      :root { --size: 4; }
      .large { --size: 8; }
      .a { font-size: var(--size); }
      .b { font-size: 2em; }
      .b Box { font-size: 3em; width: 1em; }
      """
    let stylesheet = compile(css)
    let engine = StyleEngine(stylesheet, tree: chain([[], ["a"], ["b"], []]))
    engine.flush()
    for (isLarge, width) in [(true, "48"), (false, "24")] {
      let (root, leaf) = (0, 3)
      engine.setClass(engine.className("large"), isLarge, of: root)
      let tree = chain([isLarge ? ["large"] : [], ["a"], ["b"], []])
      #expect(engine.flush().changed.map(\.index).contains(leaf))
      let evaluator = StyleEvaluator(stylesheet, tree: tree)
      #expect(evaluator.styles[leaf].properties["width"]?.text == width)
      #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [])
    }
  }

  @Test("an inherited `em` length follows the font size of the element that declares both")
  func inheritedLength() {
    let css = """
      :root { --size: 4; }
      .large { --size: 8; }
      .a { font-size: var(--size); pad: 1em; }
      """
    let stylesheet = compile(css)
    let engine = StyleEngine(stylesheet, tree: chain([[], ["a"], []]))
    engine.flush()
    for (isLarge, pad) in [(true, "8"), (false, "4")] {
      engine.setClass(engine.className("large"), isLarge, of: 0)
      #expect(engine.flush().changed.map(\.index).contains(2))
      let tree = chain([isLarge ? ["large"] : [], ["a"], []])
      let evaluator = StyleEvaluator(stylesheet, tree: tree)
      #expect(evaluator.styles[2].properties["pad"]?.text == pad)
      #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [])
    }
  }

  @Test("`em` is the font size of an ancestor where the view type has a `font-size` that is no length")
  func otherValueType() throws {
    func entry(_ name: String, _ kind: ValueKind, _ initial: String) throws -> StyleSchema.PropertyEntry {
      .init(Property(name, kind), initial: try kind.parse(initial))
    }
    var schema = StyleSchema()
    let width = try entry("width", .length, "0")
    schema.add(.init(name: "Box", superclass: nil, properties: [try entry("font-size", .length, "10"), width]))
    let choice = try entry("font-size", .keywords(["plain", "vast"]), "plain")
    schema.add(.init(name: "Odd", superclass: nil, properties: [choice, width]))
    let sheet = SheetInput(SourceText("Box.large { font-size: 30 } Odd { width: 2em }"))
    let engine = StyleEngine(CompiledStylesheet.compile([sheet], schema: schema))
    let root = engine.insert(element("Box"), into: nil)
    let boxes = (0..<2).map { _ in engine.insert(element("Box"), into: root) }
    let leaves = boxes.map { engine.insert(element("Odd"), into: engine.insert(element("Odd"), into: $0)) }
    for (isLarge, width) in [(false, 20.0), (true, 60), (false, 20)] {
      engine.setClass(engine.className("large"), isLarge, of: boxes[1])
      engine.flush()
      let values = leaves.map { leaf in engine.values(of: leaf).first { $0.entry.name == "width" }?.value }
      #expect(values == [20, width].map { StyleValue($0) })
    }
  }

  @Test("a theme's inherited declarations have the precedence of the theme's first block")
  func themeChains() {
    let css = """
      @theme wide from plain { opacity: 0.5; }
      .a { --n: 5; width: var(--n); }
      @theme plain { --n: 7; }
      """
    var tree = ElementTree()
    let root = tree.add(element("Box"), to: nil)
    let nodes = ["plain", "wide"].map { theme in
      var element = element("Note", ["a"])
      element.themeName = theme
      return tree.add(element, to: root)
    }
    let stylesheet = compile(css)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let evaluator = StyleEvaluator(stylesheet, tree: tree)
    #expect(nodes.map { evaluator.styles[$0].properties["width"]?.text } == ["7", "5"])
    #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [])
  }

  /// A chain of elements with the given classes, each the child of the one before.
  private func chain(_ classes: [[String]]) -> ElementTree {
    var tree = ElementTree()
    var parent: Int?
    for names in classes { parent = tree.add(element("Box", names), to: parent) }
    return tree
  }

  private func compile(_ css: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(css))], schema: EngineSchema.schema)
  }

  private func element(_ type: String, _ classes: [String] = []) -> ElementNode {
    var element = ElementNode(key: "", typeName: type)
    element.classes = classes
    return element
  }
}
