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

/// Single rules that ask about other nodes, each in a sheet of its own. A fault in one of the ways that the engine has
/// for them shows after a few changes.
@Suite("single rules that ask about other nodes, after changes")
struct OtherNodeChangeTests {
  @Test(
    "what nodes offer to others is kept up to date",
    arguments: [
      "Box:has(.a) { width: 3; }", "*:has(> .a, > .b) { width: 3; } *:has(.c) { opacity: 0.5; }",
      "*:has(+ .a) { width: 3; } *:has(~ .b > .a) { opacity: 0.5; }",
      "*:has(> .a:hovered) { width: 3; } *:has(:is(.a .b)) { opacity: 0.5; }",
      "*:has(> .a):nth-child(2 of :is(.a .b, .c)) { width: 3; }",
    ])
  func offers(_ sheet: String) { hold(sheet) }

  @Test(
    "positions among matching siblings are kept up to date",
    arguments: [
      "*:nth-child(2 of .a) { width: 3; }", "*:nth-last-child(odd of .a, .b) { width: 3; }",
      "*:nth-child(1 of :hovered) { width: 3; } .b:nth-last-child(2 of :not(.a)) { opacity: 0.5; }",
      "*:nth-child(odd of .a:is(:has(.b), .c)) { width: 3; }", "Box:has(> :nth-child(1 of :hovered)) { width: 3; }",
      "*:has(> .b ~ .a):nth-child(n+2 of .a .b, .c) { width: 3; }",
    ])
  func positions(_ sheet: String) { hold(sheet) }

  @Test(
    "rules in scopes follow their roots",
    arguments: [
      "@scope (.a) { .b { width: 3; } .b { opacity: 0.5; } }",
      "@scope (.a) { .b + .c { width: 3; } .b ~ * { margin: 2; } }",
      "@media (width > 500) { @scope (.a) { Box { width: 3; } } } @scope (.b) { Box { opacity: 0.5; } }",
      "@scope (.a) { Key { title-color: blue; title-color-highlighted: red; } }",
      "@scope (.a) { * { width: 3 !important; } } @scope (.b) { * { width: 4; } }",
      "@scope (.a) { * { width: 3; } } @scope (.b) { * { width: 4; } } @scope (.a) { @scope (.c) { * { width: 5; } } }",
      "@layer base { * { width: 3; } } @layer top { @scope (.a) { * { width: 4; } .c { width: revert-layer; } } }",
    ])
  func scopes(_ sheet: String) { hold(sheet) }

  @Test(
    "rules that ask about the root of their scope follow other nodes",
    arguments: [
      "@scope (Box) { *:has(:is(& > :theme(night))) { width: 3; } *:theme(night):has(:is(& *)) { opacity: 0.5; } }",
      "@scope (.a) { Key:disabled:has(:is(& *)) { title-color: red; } }",
      "@scope (Key:disabled) { :scope:has(:is(& > *)) { title-color: red; } }",
      "@scope (.a) to (.b:disabled) { @scope (.c) { *:has(:is(& *)) { title-color: red; } } }",
      "@scope (.a) to (.b) { @scope (.c) { *:has(:is(& *)) { width: 3; } } }",
      "@scope (.c) { *:not(:has(:is(& + #one))) { width: 4; } } @scope (.a) { *:not(#one) { width: 3; } }",
      "@scope (.a) { *:not(:has(:is(& + #one))) { width: 3; } } @scope (.c) { *:not(:has(:is(& + #one))) { width: 4; } }",
      "@scope (.a) { *:nth-child(odd of & > .b) { width: 3; } *:nth-last-child(1 of :not(&)) { opacity: 0.5; } }",
    ])
  func questions(_ sheet: String) { hold(sheet) }

  @Test(
    "the direction of a view follows its ancestors and the traits",
    arguments: [
      ":dir(rtl) { width: 3; } .a:dir(ltr) { opacity: 0.5; }", "Box:not(:dir(rtl)) > .b + :dir(rtl) { width: 3; }",
      "*:has(> .a:dir(rtl)) { width: 3; } *:nth-child(odd of :dir(ltr)) { opacity: 0.5; }",
      "@scope (:dir(rtl)) to (:dir(ltr)) { .a { width: 3; } .b:dir(rtl) { opacity: 0.5; } }",
      "@scope (.a) { *:has(:is(& > :dir(rtl))) { width: 3; } *:nth-child(odd of & > :dir(ltr)) { opacity: 0.5; } }",
      "@media (width > 500) { :dir(rtl):theme(night) { width: 3; } } Key:disabled:dir(ltr) { title-color: red; }",
    ])
  func direction(_ sheet: String) { for _ in 0..<2 { hold(sheet) } }

  @Test("a rule that asks about its root follows when only the distance to the root changes")
  func distance() {
    let rule = "*:has(:is(& Note))"
    let sheet = "@scope (.a) { \(rule) { width: 3; } } @scope (.c) { \(rule) { width: 4; } }"
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    var nodes = ["Box", "Box", "Box", "Note"].map { ElementNode(key: "", typeName: $0) }
    for index in 0..<2 { nodes[index].classes = ["a", "c"] }
    let engine = StyleEngine(stylesheet)
    for (index, node) in nodes.enumerated() { engine.insert(node, into: index == 0 ? nil : index - 1) }
    engine.flush()
    #expect(engine.values(of: 2).first { $0.entry.name == "width" }?.value == StyleValue(4.0))
    engine.setClass(engine.className("c"), false, of: 1)
    engine.flush()
    #expect(engine.values(of: 2).first { $0.entry.name == "width" }?.value == StyleValue(3.0))
  }

  @Test(
    "positions in a long list are kept up to date",
    arguments: [
      "*:nth-child(3n+1 of .a) { width: 3; }", "*:nth-last-child(-n+3 of .a) { width: 3; }",
      "*:nth-child(odd of .a, .b) { width: 3; } *:nth-last-child(2n of .c) { opacity: 0.5; }",
      "*:has(~ .a + .b) { width: 3; }",
    ])
  func list(_ sheet: String) {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let engine = StyleEngine(stylesheet)
    let list = engine.insert(ElementNode(key: "", typeName: "Box"), into: nil)
    var children: [(id: Int, element: ElementNode)] = []
    for step in 0..<120 {
      let index = Int.random(in: 0...children.count, using: &random)
      let next = index < children.count ? children[index].id : nil
      switch step < 12 ? 0 : Int.random(in: 0..<4, using: &random) {
      case 0:
        var element = ElementNode(key: "", typeName: "Box")
        element.classes = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }
        children.insert((engine.insert(element, into: list, before: next), element), at: index)
      case 1 where next != nil: engine.remove(children.remove(at: index).id)
      case 2 where next != nil:
        let isSet = !children[index].element.classes.contains("a")
        engine.setClass(engine.className("a"), isSet, of: children[index].id)
        children[index].element.classes = children[index].element.classes.filter { $0 != "a" } + (isSet ? ["a"] : [])
      default:
        let moved = children.removeFirst()
        let target = min(index, children.count)
        engine.move(moved.id, into: list, before: target < children.count ? children[target].id : nil)
        children.insert(moved, at: target)
      }
      engine.flush()
      var tree = ElementTree()
      tree.add(ElementNode(key: "", typeName: "Box"))
      for child in children { tree.add(child.element, to: 0) }
      let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
      let differences = engine.differences(from: reference, nodes: [list] + children.map(\.id))
      #expect(differences == [], "step \(step)")
      if !differences.isEmpty { return }
    }
  }

  private func hold(_ sheet: String) {
    for seed in SeededGenerator.seed..<SeededGenerator.seed &+ 2 {
      var world = EngineWorld(
        seed: seed, nodeCount: 18, limits: EngineLimits(), hasOwnStyles: false, asksOthers: false)
      world.reload("@theme night { color-scheme: dark; }\n" + sheet)
      for change in 0..<20 {
        world.change(seed &+ UInt64(change))
        let differences = world.differences()
        #expect(differences == [], "seed \(seed), change \(change)\n\(world.log)")
        if !differences.isEmpty { return }
      }
    }
  }
}
