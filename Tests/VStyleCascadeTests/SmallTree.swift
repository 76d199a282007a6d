import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// A tree for tests of single rules, with view types of its own:
///
///     root: Box
///     ├ outer: Box .a
///     │ └ inner: Box .b
///     │   └ leaf: Key .a .b
///     └ note: Note .b
enum SmallTree {
  static let schema: StyleSchema = {
    var schema = StyleSchema()
    let edges = ["top", "right", "bottom", "left"]
    let properties =
      [
        entry("color", .color, "black", .fromParent), entry("fill", .color, "currentcolor", .fromParent),
        entry("border-color", .color, "currentcolor"), entry("depth", .integer, "0"), entry("size", .length, "1"),
        entry("row-gap", .length(0...), "0"), entry("column-gap", .length(0...), "0"),
        entry("border-width", .length(0...), "3"), entry("border-style", .keywords(["plain", "dotted"]), "plain"),
      ] + edges.map { entry("margin-\($0)", .length, "0") }
    schema.add(
      .init(
        name: "Box", superclass: nil, properties: properties.compactMap { $0 },
        shorthands: [
          .edges("margin", edges.map { "margin-\($0)" }), .edges("gap", ["row-gap", "column-gap"]),
          .anyOrder("border", [["border-width"], ["border-style"], ["border-color", "fill"]]),
        ]))
    schema.add(.init(name: "Key", superclass: "Box", states: ["highlighted", "disabled", "enabled"]))
    schema.add(.init(name: "Note", superclass: "Box"))
    schema.kinds = [half]
    return schema
  }()

  /// A value type of an app: `left` or `right`.
  private static let half = ValueKind(
    name: "half", syntax: "<half>", swiftTypeName: "Keyword", samples: ValueKind.keywords(["left", "right"]).samples,
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      try ValueKind.keywords(["left", "right"]).parse(&parser)
    }, serialize: ValueKind.keywords(["left", "right"]).serialize, convert: { _ in nil })

  private static func entry(
    _ name: String, _ kind: ValueKind, _ initial: String, _ inheritance: Property.Inheritance = .none
  ) -> StyleSchema.PropertyEntry? {
    (try? kind.parse(initial)).map { .init(Property(name, kind, inheritance: inheritance), initial: $0) }
  }

  static let tree: ElementTree = {
    var tree = ElementTree()
    func add(_ key: String, _ type: String, _ classes: [String], to parent: Int?, states: Set<String> = []) -> Int {
      var node = ElementNode(key: key, typeName: type)
      node.classes = classes
      node.states = states
      return tree.add(node, to: parent)
    }
    let root = add("root", "Box", [], to: nil)
    let outer = add("outer", "Box", ["a"], to: root)
    let inner = add("inner", "Box", ["b"], to: outer)
    _ = add("leaf", "Key", ["a", "b"], to: inner)
    _ = add("note", "Note", ["b"], to: root)
    return tree
  }()

  static func compile(_ css: String, limits: CompilerLimits = CompilerLimits()) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(css))], schema: schema, limits: limits)
  }

  /// The value of `node.property`, or a message if the engine differs from the reference.
  static func value(_ place: String, _ css: String, environment: StyleEnvironment = StyleEnvironment()) -> String? {
    value(place, of: compile(css), environment: environment)
  }

  static func value(
    _ place: String, of stylesheet: CompiledStylesheet, environment: StyleEnvironment = StyleEnvironment()
  ) -> String? {
    let parts = place.split(separator: ".").map(String.init)
    guard parts.count == 2, let node = tree.node(withKey: parts[0]) else { return nil }
    let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    let engine = StyleEngine(stylesheet, tree: tree, environment: environment)
    engine.flush()
    let differences = engine.differences(from: evaluator, nodes: Array(tree.nodes.indices))
    guard differences.isEmpty else { return "the engine differs: \(differences[0])" }
    let style = evaluator.styles[node]
    return parts[1].isDashedName ? style.customProperties[parts[1]]?.text : style.properties[parts[1]]?.text
  }
}

/// A sheet and the expected values of properties of nodes.
struct SheetCase: Sendable, CustomTestStringConvertible {
  /// The title of the case.
  let name: String
  let css: String
  /// The values by `node.property`; `nil` for a custom property without one.
  let expected: [(place: String, text: String?)]

  init(_ name: String, _ css: String, _ expected: KeyValuePairs<String, String?>) {
    self.name = name
    self.css = css
    self.expected = expected.map { ($0.key, $0.value) }
  }

  var testDescription: String { name }

  /// Compares the values that a stylesheet results in with the expected ones.
  ///
  /// - Parameter stylesheet: the sheet of the case, compiled.
  func check(_ stylesheet: CompiledStylesheet) {
    for (place, text) in expected { #expect(SmallTree.value(place, of: stylesheet) == text, "\(place)") }
  }
}
