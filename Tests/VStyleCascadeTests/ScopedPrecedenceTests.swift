import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

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
    let (sheet, tree) = (sheet(&random), tree(&random))
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: Array(tree.nodes.indices)) == [], "seed \(seed)\n\(sheet)")
  }
}
