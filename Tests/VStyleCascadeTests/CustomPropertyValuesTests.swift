import TestSupport
import Testing
import VStyleDiff
import VStyleEngine
import VStyleSyntax
import VStyleTrace
import VStyleValues

@testable import VStyleStylesheet

/// Custom properties that nodes inherit from their parents.
@Suite("inherited custom properties")
struct CustomPropertyValuesTests {
  private static func value(_ text: String) -> CustomPropertyValue { CustomPropertyValue(text: text, location: nil) }

  /// A registration without a meaningful location.
  private static func type(inherits: Bool, _ initial: String?) -> CustomPropertyRegistration {
    CustomPropertyRegistration(
      kind: .any, inherits: inherits, initial: initial, location: SourceLocation(SourceID(0), SourceRange(0, 0)))
  }

  @Test("each node has the same custom properties as a dictionary of its own")
  func law() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    let types = [
      "--t1": Self.type(inherits: true, "one"), "--t2": Self.type(inherits: false, "two"),
      "--t3": Self.type(inherits: false, nil),
    ]
    typealias Node = (values: CustomPropertyValues, table: [String: String])
    var nodes: [Node] = [(CustomPropertyValues(types), ["--t1": "one", "--t2": "two"])]
    for step in 0..<300 {
      let parent = nodes[Int.random(in: 0..<nodes.count, using: &generator)]
      let count = [0, 1, 3, 40, 90].randomElement(using: &generator) ?? 0
      var node: Node = (CustomPropertyValues(below: parent.values, declaring: count), parent.table)
      node.table["--t2"] = "two"
      node.table["--t3"] = nil
      for _ in 0..<count {
        let name = "--t\(Int.random(in: 0..<120, using: &generator))"
        let isRemoved = Int.random(in: 0..<6, using: &generator) == 0
        node.values[name] = isRemoved ? nil : Self.value("\(step)")
        node.table[name] = isRemoved ? nil : "\(step)"
      }
      nodes.append(node)
    }
    for (values, table) in nodes {
      #expect(values.all.mapValues(\.text) == table)
      for number in 0..<120 { #expect(values["--t\(number)"]?.text == table["--t\(number)"]) }
    }
  }

  @Test("a change of theme updates nodes that declare some custom properties themselves")
  func changes() {
    let names = (0..<100).map { "--t\($0)" }
    func all(_ value: String) -> String { names.map { "\($0): \(value);" }.joined() }
    let stylesheet = SmallTree.compile(
      """
      @property --u { syntax: '<integer>'; inherits: false; initial-value: 3 }
      @theme day { \(all("1")) } @theme night { \(all("2")) --t7: initial }
      * { depth: var(--t5, 9); --t50: var(--t51) } .a { --t5: 4; --u: 5; --t60: var(--t61) } .b { --t8: var(--t5); --u: inherit }
      Key { depth: var(--t60); size: var(--u); row-gap: var(--t7, 11) }
      """)
    let engine = StyleEngine(stylesheet, tree: SmallTree.tree)
    for theme in ["day", "night", "day", nil, "night"] {
      engine.environment = StyleEnvironment(themeName: theme)
      engine.flush()
      let reference = StyleEvaluator(stylesheet, tree: SmallTree.tree, environment: engine.environment)
      #expect(engine.differences(from: reference, nodes: Array(SmallTree.tree.nodes.indices)) == [])
      for node in SmallTree.tree.nodes.indices {
        let (own, all) = (engine.changedCustomProperties(of: node), engine.customProperties(of: node))
        let outer = SmallTree.tree.nodes[node].parent.map { engine.customProperties(of: $0) } ?? [:]
        #expect(own == all.filter { outer[$0.key] != $0.value })
        for name in names { #expect(engine.customProperty(name, of: node) == all[name]) }
      }
    }
  }

  @Test("7,000 nodes with one declaration each share the root's 7,000 custom properties")
  func product() {
    let sheet =
      ":root {" + (0..<7_000).map { "--t\($0): \($0);" }.joined() + "}"
      + (0..<7_000).map { ".c\($0) { --x: \($0) }" }.joined()
    var tree = ElementTree()
    tree.add(ElementNode(key: "root", typeName: "Box"))
    for number in 0..<7_000 {
      var node = ElementNode(key: "", typeName: "Box")
      node.classes = ["c\(number)"]
      tree.add(node, to: 0)
    }
    let engine = StyleEngine(SmallTree.compile(sheet), tree: tree)
    engine.flush()
    #expect(engine.changedCustomProperties(of: 7_000) == ["--x": "6999"])
    #expect(engine.customProperty("--t6999", of: 1) == "6999")
  }
}
