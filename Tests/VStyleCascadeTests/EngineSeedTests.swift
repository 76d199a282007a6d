import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

@testable import VStyleEngine

/// Engines with the same sheets, which share what the sheets and earlier trees decide.
@Suite("engines that share tables")
struct EngineSeedTests {
  private let stylesheet = CompiledStylesheet.compile(
    [SheetInput(SourceText(".list Box { width: 1em } Box.a { color: var(--ink) } :root { --ink: red }"))],
    schema: EngineSchema.schema)

  private func tree(_ classes: [String], root: [String] = ["list"]) -> ElementTree {
    var tree = ElementTree()
    var node = ElementNode(key: "", typeName: "Box")
    node.classes = root
    tree.add(node)
    node.classes = classes
    for _ in 0..<3 { tree.add(node, to: 0) }
    return tree
  }

  private func differences(_ engine: StyleEngine, _ tree: ElementTree) -> [String] {
    engine.differences(
      from: StyleEvaluator(stylesheet, tree: tree, environment: engine.environment), nodes: Array(tree.nodes.indices))
  }

  @Test("a second tree with a sheet matches only elements that the first did not have")
  func second() {
    #expect(StyleEngine(stylesheet, tree: tree(["a"])).flush().matched == 2)
    let same = StyleEngine(stylesheet, tree: tree(["a"]))
    let report = same.flush()
    #expect(report.visited == 4 && report.matched == 0 && report.resolved == 0)
    #expect(report.changed.count == 4)
    #expect(differences(same, tree(["a"])) == [])
    let other = StyleEngine(stylesheet, tree: tree([]))
    #expect(other.flush().matched == 1)
    #expect(differences(other, tree([])) == [])
    #expect(StyleEngine(stylesheet, tree: tree(["a"])).flush().matched == 0)
    #expect(StyleEngine(stylesheet, tree: tree([])).flush().matched == 0)
  }

  @Test("an engine that changes its tables changes those of no other engine")
  func apart() {
    let (first, second) = (
      StyleEngine(stylesheet, tree: tree(["a"])), StyleEngine(stylesheet, tree: tree(["a"], root: []))
    )
    first.flush()
    second.flush()
    second.setClass(second.className("list"), true, of: 0)
    second.flush()
    #expect(differences(first, tree(["a"])) == [])
    #expect(differences(second, tree(["a"])) == [])
    first.setClass(first.className("list"), false, of: 0)
    first.flush()
    #expect(differences(first, tree(["a"], root: [])) == [])
    #expect(differences(second, tree(["a"])) == [])
  }

  @Test("engines in other environments have other values", arguments: [true, false])
  func environments(isSetLater: Bool) {
    StyleEngine(stylesheet, tree: tree(["a"])).flush()
    for environment in [Self.dark, StyleEnvironment(), Self.dark] {
      let engine = StyleEngine(
        stylesheet, tree: tree(["a"]), environment: isSetLater ? StyleEnvironment() : environment)
      engine.environment = environment
      #expect(engine.flush().changed.count == 4)
      #expect(differences(engine, tree(["a"])) == [])
    }
  }

  private static var dark: StyleEnvironment {
    var environment = StyleEnvironment()
    environment.traits.colorScheme = .dark
    environment.traits.fontSize = 30
    return environment
  }

  @Test("elements with styles of their own leave no tables to other engines")
  func ownStyles() {
    var tree = tree(["a"])
    var node = ElementNode(key: "", typeName: "Box")
    let named = CompiledStylesheet.compile(
      [SheetInput(SourceText("@style wide { width: 3 }"))], schema: EngineSchema.schema)
    node.localStyles = [named.style(named: "wide")].compactMap { $0 }
    #expect(node.localStyles.count == 1)
    tree.add(node, to: 0)
    StyleEngine(stylesheet, tree: tree).flush()
    #expect(StyleEngine(stylesheet, tree: self.tree(["a"])).flush().matched == 2)
  }

  @Test("the property tables of a schema are made once, for the view types that appear")
  func schemaTables() {
    var schema = StyleSchema()
    for name in ["Box", "Key", "Note"] {
      guard let entry = EngineSchema.schema.viewTypes[name] else { continue }
      schema.add(entry)
    }
    for sheet in ["Box { width: 1 }", "Box { width: 2 } Note { width: 3 }"] {
      let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: schema)
      StyleEngine(stylesheet, tree: tree(["a"])).flush()
    }
    #expect(schema.sharedData.value { SchemaTables(schema) }.count == 1)
  }
}
