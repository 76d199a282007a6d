import Testing
import VStyleCascade
import VStyleEngine
import VStyleSyntax

/// When two elements have the same inherited style, and when a change above makes another one of it.
@Suite("inherited styles")
struct InheritedStyleTests {
  @Test("a value that children inherit is that of the custom properties where it was declared")
  func whereDeclared() {
    // Both keys inherit `color` below the same declarations of `--ink`; only the place of `color` differs.
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

  @Test("lengths in em follow a font that changes two elements above, where each element between has its own")
  func context() {
    let css = """
      @theme day { --size: 4; }
      @theme night { --size: 8; }
      .a { font-size: var(--size); }
      .b { font-size: 2em; }
      .b Box { font-size: 3em; width: 1em; }
      """
    var tree = ElementTree()
    let root = tree.add(element("Box"), to: nil)
    let middle = tree.add(element("Box", ["b"]), to: tree.add(element("Box", ["a"]), to: root))
    let leaf = tree.add(element("Box"), to: middle)
    let stylesheet = compile(css)
    let engine = StyleEngine(stylesheet, tree: tree, environment: StyleEnvironment(themeName: "day"))
    engine.flush()
    for (theme, width) in [("day", "24"), ("night", "48"), ("day", "24")] {
      engine.environment = StyleEnvironment(themeName: theme)
      engine.flush()
      let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
      #expect(evaluator.styles[leaf].properties["width"]?.text == width)
      #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [], "\(theme)")
    }
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
