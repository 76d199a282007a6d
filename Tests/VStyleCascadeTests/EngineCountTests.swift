import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Counts of the engine's work: a change visits only the nodes that it can affect, and equal nodes share results.
@Suite("the number of nodes that the engine visits and matches")
struct EngineCountTests {
  private func stylesheet(_ sheet: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
  }

  private func node(_ type: String = "Box", _ classes: String...) -> ElementNode {
    var node = ElementNode(key: "", typeName: type)
    node.classes = classes
    return node
  }

  @Test("equal elements are matched once and computed once")
  func rows() {
    let engine = StyleEngine(stylesheet(".list > Key { width: 3; title-color: red } Key .note { color: blue }"))
    let list = engine.insert(node("Box", "list"), into: nil)
    for _ in 0..<10_000 { engine.insert(node("Note", "note"), into: engine.insert(node("Key"), into: list)) }
    let report = engine.flush()
    #expect(report.visited == 20_001)
    #expect(report.matched == 3)
    #expect(report.resolved <= 3)
  }

  @Test("elements that differ only in classes without effect are matched once")
  func alike() {
    let engine = StyleEngine(stylesheet(".list Box { width: 3 } .odd.last { color: red } .other .odd { width: 4 }"))
    let list = engine.insert(node("Box", "list"), into: nil)
    engine.insert(node("Box", "last"), into: list)
    #expect(engine.flush().matched == 2)
    // The rule needs both classes, so `last` alone makes no difference.
    engine.insert(node(), into: list)
    #expect(engine.flush().matched == 0)
    // A rule tests `odd` alone, but the ancestor that it needs is missing.
    engine.insert(node("Box", "odd"), into: list)
    #expect(engine.flush().matched == 1)
    let both = engine.insert(node("Box", "odd", "last"), into: list)
    let report = engine.flush()
    #expect(report.matched == 1)
    #expect(report.changed.map(\.index) == [both])
  }

  @Test("changes made from the leaf up are visited from the root down", arguments: [100, 400])
  func insideOut(depth: Int) {
    let engine = StyleEngine(stylesheet(".a .a { width: 3 } .b .a { color: red } .a ~ .a { opacity: 0.5 }"))
    var nodes: [Int] = []
    for _ in 0..<depth { nodes.append(engine.insert(node(), into: nodes.last)) }
    engine.flush()
    for (number, node) in nodes.enumerated().reversed() {
      engine.setClass(engine.className("a"), true, of: node)
      if number.isMultiple(of: 2) { engine.setClass(engine.className("b"), true, of: node) }
    }
    let report = engine.flush()
    #expect(report.visited <= 2 * depth)
    #expect(report.changed.map(\.index) == Array(nodes.dropFirst()))
  }

  @Test(
    "siblings inserted in reverse order are visited at most once per class and once more", arguments: [100, 400])
  func backwards(count: Int) {
    let classes = (0..<8).map { "k\($0)" }
    let rules = classes.map { ".\($0) ~ .a { width: 3 } .\($0) + .b { color: red }" }.joined(separator: "\n")
    let engine = StyleEngine(stylesheet(rules))
    let root = engine.insert(node(), into: nil)
    var nodes: [Int] = []
    for number in 0..<count {
      nodes.insert(
        engine.insert(node("Box", number.isMultiple(of: 2) ? "a" : "b"), into: root, before: nodes.first), at: 0)
    }
    engine.flush()
    for (number, node) in nodes.enumerated() { engine.setClass(engine.className(classes[number % 8]), true, of: node) }
    let report = engine.flush()
    #expect(report.visited <= (classes.count + 1) * count)
  }

  @Test("a custom property that changes updates only the elements that use it")
  func token() {
    let tokens = (0..<60).map { "--t\($0): 1" }.joined(separator: "; ")
    let rules = (0..<60).map { ".c\($0) { width: var(--t\($0)) }" }.joined(separator: "\n")
    let engine = StyleEngine(stylesheet(":root { \(tokens) } :root.on { --t7: 2; --nobody: 3 } \(rules)"))
    let root = engine.insert(node(), into: nil)
    let users = (0..<600).map { engine.insert(node("Box", "c\($0 % 60)"), into: root) }
    engine.flush()
    engine.setClass(engine.className("on"), true, of: root)
    let report = engine.flush()
    #expect(report.visited == 1)
    #expect(
      Set(report.changed.map(\.index)).subtracting([root])
        == Set(users.enumerated().filter { $0.offset % 60 == 7 }.map(\.element)))
  }

  @Test(
    "a change that no selector can see visits no node",
    arguments: ["a class", "a state", "a class that it has already", "a class that counts beside another one only"])
  func unknown(_ change: String) {
    let engine = StyleEngine(stylesheet(".c { width: 3 } .beside.another { width: 4 }"))
    let root = engine.insert(node("Box", "c"), into: nil)
    for _ in 0..<50 { engine.insert(node(), into: root) }
    engine.flush()
    switch change {
    case "a class": engine.setClass(engine.className("other"), true, of: root)
    case "a state": engine.setState(engine.stateName("hovered"), true, of: root)
    case "a class that counts beside another one only":
      engine.setClass(engine.className("beside"), true, of: root)
    default: engine.setClass(engine.className("c"), true, of: root)
    }
    #expect(engine.flush() == EngineReport())
  }

  @Test("a change of theme updates only the elements that use its custom properties")
  func themes() {
    let themes = ["a", "b", "c"].enumerated().map {
      "@theme \($0.element) { --t: \($0.offset); --nobody: \($0.offset) }"
    }
    let engine = StyleEngine(stylesheet(themes.joined() + " .c { width: var(--t) } .d { color: red }"))
    let root = engine.insert(node(), into: nil)
    let users = (0..<50).map { _ in engine.insert(node("Box", "c"), into: root) }
    for _ in 0..<50 { engine.insert(node("Box", "d"), into: root) }
    engine.environment.themeName = "a"
    engine.flush()
    for (round, theme) in ["b", "c", "a", "b"].enumerated() {
      engine.environment.themeName = theme
      let report = engine.flush()
      #expect(report.visited == 1, "\(theme)")
      // The root is matched once in each theme.
      #expect(report.matched == (round < 2 ? 1 : 0), "\(theme)")
      #expect(Set(report.changed.map(\.index)).subtracting([root]) == Set(users), "\(theme)")
    }
  }

  @Test("a reload that changes one value of a theme matches no element again")
  func editedTheme() {
    func sheet(_ value: Int) -> CompiledStylesheet {
      stylesheet(
        "@theme a { color-scheme: dark; --t: 1 } @theme b from a { --t: \(value) } .c { width: var(--t) }")
    }
    let engine = StyleEngine(sheet(2))
    let root = engine.insert(node(), into: nil)
    let users = (0..<50).map { _ in engine.insert(node("Box", "c"), into: root) }
    engine.environment.themeName = "b"
    engine.flush()
    for value in [3, 2] {
      engine.reload(sheet(value))
      let report = engine.flush()
      #expect(report.matched == 0)
      #expect(Set(report.changed.map(\.index)).subtracting([root]) == Set(users))
    }
  }

  @Test("own styles that add rules change only the element that has them")
  func ownStyles() {
    let own = "@style own { width: 3 } @style wide { @media (width > 200) { width: 4 } }"
    let stylesheet = stylesheet("\(own) @media (width > 100) { .c { color: red } } .d { color: var(--ink, blue) }")
    let engine = StyleEngine(stylesheet)
    let root = engine.insert(node(), into: nil)
    let children = (0..<50).map { engine.insert(node("Box", $0.isMultiple(of: 2) ? "c" : "d"), into: root) }
    engine.flush()
    for (index, style) in [(7, "own"), (8, "wide"), (9, "own")] {
      var changed = node("Box", index.isMultiple(of: 2) ? "c" : "d")
      changed.localStyles = [stylesheet.style(named: style)].compactMap(\.self)
      engine.update(children[index], changed)
      let report = engine.flush()
      #expect(report.changed.map(\.index) == [children[index]], "\(style)")
      #expect(report.resolved <= 1, "\(style)")
    }
  }

  @Test(
    "a change of a view with own styles visits that view alone, whatever they ask about other views",
    arguments: ["&:highlighted", "&:highlighted { &:disabled", ".hot &", "&:has(Box)", ".hot + & ~ &"])
  func comparedOwnStyles(_ selector: String) {
    let end = String(repeating: "}", count: selector.split(separator: "{").count)
    let styles = (0..<20).map { "@style s\($0) { \(selector) { width: \($0) } \(end)" }.joined()
    let stylesheet = stylesheet(styles)
    let engine = StyleEngine(stylesheet)
    let root = engine.insert(node(), into: nil)
    var nodes: [Int] = []
    for number in 0..<20 {
      var element = node("Key", "c\(number)")
      element.localStyles = [stylesheet.style(named: "s\(number)")].compactMap(\.self)
      nodes.append(engine.insert(element, into: root))
    }
    engine.flush()
    engine.setState(engine.stateName("highlighted"), true, of: nodes[7])
    engine.setClass(engine.className("other"), true, of: nodes[8])
    let report = engine.flush()
    #expect(report.visited <= 1 && report.compared == 0)
  }

  @Test("an own style finds names of ancestors that no selector tested before")
  func ownStylesBelow() {
    let stylesheet = stylesheet("@style own { .hot & { width: 3 } #top & { opacity: 0.5 } }")
    let engine = StyleEngine(stylesheet)
    var top = node("Box", "hot")
    top.id = "top"
    let leaf = engine.insert(node(), into: engine.insert(top, into: nil))
    engine.flush()
    var changed = node()
    changed.localStyles = [stylesheet.style(named: "own")].compactMap(\.self)
    engine.update(leaf, changed)
    engine.flush()
    let values = ["width", "opacity"].map { name in engine.values(of: leaf).first { $0.entry.name == name }?.value }
    #expect(values == [3, 0.5].map { StyleValue($0) })
  }

  @Test("a style class may have the name of a view type or of a state")
  func equalNames() {
    let stylesheet = stylesheet(".Box { width: 3 } .highlighted:highlighted { width: 4 }")
    var tree = ElementTree()
    tree.add(node("Box", "Box"))
    var key = node("Key", "highlighted")
    key.states = ["highlighted"]
    tree.add(key, to: 0)
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    #expect(engine.differences(from: StyleEvaluator(stylesheet, tree: tree), nodes: [0, 1]) == [])
    #expect(
      (0...1).map { node in engine.values(of: node).first { $0.entry.name == "width" }?.value }
        == [3, 4].map { StyleValue(Double($0)) })
  }

  @Test("elements that differ only in names that no selector tests are matched once and computed once")
  func untestedNames() {
    let engine = StyleEngine(stylesheet(".c { width: 3 } #tested { width: 4 }"))
    let root = engine.insert(node(), into: nil)
    for number in 0..<50 {
      var element = node("Box", "c")
      element.id = "n\(number)"
      engine.insert(element, into: root)
    }
    let report = engine.flush()
    #expect(report.matched == 2 && report.resolved == 2)
  }

  @Test("a change of traits visits only the root unless a media query changes its result")
  func environments() {
    let engine = StyleEngine(stylesheet("@media (width > 500) { .c { width: 3 } } .d { color: red }"))
    let root = engine.insert(node("Box", "c"), into: nil)
    for _ in 0..<50 { engine.insert(node("Box", "d"), into: root) }
    engine.flush()
    engine.environment.traits.colorScheme = .dark
    engine.environment.traits.width = 400
    #expect(engine.flush().visited == 1)
    engine.environment.traits.width = 900
    #expect(engine.flush().visited == 51)
  }

  @Test("a change of traits reaches an element with a theme of its own below elements without rules")
  func ownThemes() {
    let engine = StyleEngine(stylesheet("@theme night { @media (width > 500) { .d { width: 3 } } }"))
    let middle = engine.insert(node(), into: engine.insert(node(), into: nil))
    var own = node("Box", "d")
    own.themeName = "night"
    let leaf = engine.insert(own, into: middle)
    for (traits, width) in [(400.0, "0"), (900, "3"), (400, "0")] {
      engine.environment.traits.width = traits
      engine.flush()
      let value = engine.values(of: leaf).first { $0.entry.name == "width" }
      #expect(value.map { $0.entry.kind.serialize($0.value) } == width, "\(traits)")
    }
  }

  @Test(
    "the number of steps grows linearly with the number of nodes",
    arguments: [
      "Box Box Box { width: 1 }", "Box > Box { width: 1 }", ":nth-child(2n+1) { width: 1 }",
      ":nth-last-child(3n) { width: 1 }", ".a ~ Box { width: 1 }", ".a + Box ~ Box { width: 1 }",
      ":nth-last-of-type(2n) > Box { width: 1 }",
    ], Shape.allCases)
  func growth(_ rule: String, _ shape: Shape) {
    let stylesheet = stylesheet(rule)
    func steps(_ count: Int) -> Int {
      let engine = StyleEngine(stylesheet)
      var parent = engine.insert(node(), into: nil)
      for number in 0..<count {
        let child = engine.insert(number % 50 == 0 ? node("Box", "a") : node(), into: parent)
        if shape == .deep { parent = child }
      }
      let report = engine.flush()
      return report.visited + report.matched
    }
    let (few, many) = (steps(1_000), steps(2_000))
    #expect(many <= 2 * few + 20, "\(few) steps, then \(many)")
  }

  /// The shape of a tree: a chain, or a root with all other nodes as children.
  enum Shape: CaseIterable {
    case deep
    case wide
  }
}
