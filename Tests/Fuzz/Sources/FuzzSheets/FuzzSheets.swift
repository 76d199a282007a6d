import FuzzSupport
@testable import VStyleCompiler
@testable import VStyleInspect
@testable import VStyleStylesheet
@testable import VStyleSyntax
@testable import VStyleTrace
@testable import VStyleValues
@testable import VStyleViews

/// A small tree in which most selectors can match a node.
private let tree: ElementTree = {
  var tree = ElementTree()
  func add(
    _ key: String, _ type: String, _ classes: [String] = [], states: Set<String> = [], to parent: Int? = nil
  ) -> Int {
    var node = ElementNode(key: key, typeName: type)
    node.id = key
    node.classes = classes
    node.states = states
    return tree.add(node, to: parent)
  }
  let window = add("window", "Window")
  let card = add("card", "View", ["card", "a"], to: window)
  _ = add("title", "Label", ["title", "b"], to: card)
  _ = add("save", "Button", ["primary", "a"], states: ["highlighted"], to: card)
  let table = add("table", "TableView", ["grouped"], to: window)
  _ = add("first", "TableViewCell", ["row", "a"], states: ["selected"], to: table)
  _ = add("second", "TableViewCell", ["row", "b"], to: table)
  return tree
}()

/// A loader that returns the importing sheet for every path.
private struct Mirrors: SheetLoader {
  let text: String

  func load(_ path: String) throws(ImportFailure) -> SourceText { SourceText(text, path: path) }
}

/// Fuzzes sheets: any bytes compile and style a tree, and the text of each computed value can be parsed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSheets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let source = SourceText(path: "fuzz.vstyle", bytes: input.rest)
  // Every file has the imports of the sheet: a few levels are enough.
  var limits = CompilerLimits()
  limits.importDepth = 3
  limits.importCount = 16
  limits.expandedDeclarations = 1_000
  let program = CompiledStylesheet.compile(
    [SheetInput(source)], schema: .views, loader: Mirrors(text: source.text), limits: limits, advice: nil)
  expectLaw(program.trees.first?.source.bytes == source.bytes, "the tree of a program prints its source")
  for finding in program.diagnostics {
    expectLaw(finding.location.range.end <= program.sources[finding.location.source].bytes.count, "places exist")
  }
  var dark = StyleEnvironment()
  dark.traits.colorScheme = .dark
  for environment in [StyleEnvironment(), dark] {
    let evaluator = StyleEvaluator(program, tree: tree, environment: environment)
    expectLaw(evaluator.styles.count == tree.nodes.count, "every node has a style")
    for style in evaluator.styles {
      for (name, value) in style.properties {
        let text = value.text
        expectLaw((try? value.kind.parse(text)) != nil, "the computed value of \(name) can be read: \(text)")
      }
    }
  }
  return 0
}
