import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Rules in scopes against each other and against other rules: layers and specificity, then the nearest root, then the
/// order.
@Suite("the precedence of rules in scopes")
struct ScopedPrecedenceTests {
  private static let selectors = [".x", ".y", "Box", "Box.x", ".x.y", ":where(.x)", ":scope > .x", ":where(:scope) .y"]

  private func sheet(_ random: inout SeededGenerator) -> String {
    func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
    var text = "@layer base, top;\n"
    for number in 0..<Int.random(in: 3..<12, using: &random) {
      let value = pick(["\(number)", "\(number)", "\(number)", "\(number) !important", "revert-layer"])
      var rule = "\(pick(Self.selectors)) { width: \(value); opacity: 0.\(number); }"
      if Int.random(in: 0..<4, using: &random) > 0 { rule = "@scope (\(pick([".a", ".b", ".a.b", ".c"]))) { \(rule) }" }
      if Int.random(in: 0..<3, using: &random) == 0 { rule = "@layer \(pick(["base", "top"])) { \(rule) }" }
      text += rule + "\n"
    }
    return text
  }

  private func tree(_ random: inout SeededGenerator) -> ElementTree {
    var tree = ElementTree()
    for number in 0..<60 {
      var node = ElementNode(key: "\(number)", typeName: Int.random(in: 0..<5, using: &random) == 0 ? "Key" : "Box")
      node.classes = ["a", "b", "c", "x", "y"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      tree.add(node, to: number == 0 ? nil : max(0, number - Int.random(in: 1..<4, using: &random)))
    }
    return tree
  }

  @Test("the engine decides as the reference", arguments: 0..<Environment.rounds(40))
  func values(round: Int) {
    let seed = SeededGenerator.seed &+ 90_000 &+ UInt64(round)
    var random = SeededGenerator(seed: seed)
    let sheet = sheet(&random)
    compare(sheet, tree(&random), "seed \(seed)")
  }

  @Test(
    "the engine follows the combinators of rules and roots as the reference",
    arguments: [
      "@scope (.a) { .x + .y { width: 3; } .x ~ .b { opacity: 0.5; } }",
      "@scope (.a) { .x ~ .y + Box { width: 3; } :scope > .x ~ .y { opacity: 0.5; } }",
      "@scope (.a > .b) { .x { width: 3; } }", "@scope (.a + .b) { :scope > Box { width: 3; } }",
      "@scope (.a .b) to (.c + .x) { Box { width: 3; } }",
    ])
  func combinators(_ sheet: String) {
    for seed in 0..<UInt64(8) {
      var random = SeededGenerator(seed: SeededGenerator.seed &+ seed)
      compare(sheet, tree(&random), "seed \(SeededGenerator.seed &+ seed)")
    }
  }

  @Test("a winner that rolls the cascade back is replaced before its value is read")
  func rollBack() {
    let sheet = "@layer base { * { width: 3; } } @layer top { @scope (Box) { * { width: revert-layer; } } }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet)
    let root = engine.insert(ElementNode(key: "", typeName: "Box"), into: nil)
    engine.insert(ElementNode(key: "", typeName: "Box"), into: root)
    engine.flush()
    #expect(engine.values(of: 1).first { $0.entry.name == "width" }?.value == StyleValue(3.0))
    // After a value that rolls back, each value could depend on the parent of its node.
    #expect(engine.rootState != nil)
  }

  private func compare(_ sheet: String, _ tree: ElementTree, _ note: String) {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(tree.nodes.indices)) == [], "\(note)\n\(sheet)")
  }
}
