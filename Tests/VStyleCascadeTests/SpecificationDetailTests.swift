import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Details of the specifications, each as one sheet over a box in a box: the width of the inner box and its custom
/// properties, in the engine and in the reference.
@Suite("details of the specifications")
struct SpecificationDetailTests {
  /// A sheet, the expected width of the inner box, and the expected values of its custom properties.
  struct Detail: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let css: String
    let width: Double
    let properties: [String: String]
    let errors: Int

    init(_ title: String, _ css: String, width: Double, _ properties: [String: String] = [:], errors: Int = 0) {
      (testDescription, self.css, self.width) = (title, css, width)
      (self.properties, self.errors) = (properties, errors)
    }
  }

  private static let uninherited = #"@property --n { syntax: "<number>"; inherits: false; initial-value: 2 }"#
  private static let anything = #"@property --s { syntax: "*"; inherits: false; initial-value: 3 }"#

  private static func property(_ descriptors: String) -> String {
    "@property --s { \(descriptors) } .in { width: calc(var(--s, 5) * 1px) }"
  }

  private static let customProperties = [
    Detail(
      "`initial` out of a fallback leaves no value to other custom properties",
      ".out { --c: 7px } .in { --c: var(--zz, initial); --a: var(--c, 4px); width: var(--a) }", width: 4, ["--a": "4px"]
    ),
    Detail(
      "the same through two custom properties",
      ".out { --c: 7px } .in { --c: var(--zz, initial); --a: var(--c, var(--b)); --b: 6px; width: var(--a) }", width: 6),
    Detail(
      "`inherit` of a registered one that does not inherit is seen by others",
      "\(uninherited) .out { --n: 7 } .in { --n: inherit; --a: var(--n); width: calc(var(--a) * 1px) }", width: 7,
      ["--a": "7", "--n": "7"]),
    Detail(
      "the same for any tokens",
      #"@property --k { syntax: "*"; inherits: false } .out { --k: 7px } .in { --k: inherit; --a: var(--k); width: var(--a) }"#,
      width: 7, ["--a": "7px"]),
    Detail(
      "an invalid value of any tokens is none, also beside an initial value",
      "\(anything) .in { --s: var(--d); width: calc(var(--s, 5) * 1px) }", width: 5),
    Detail(
      "an invalid value of any tokens is inherited as none",
      #"@property --k { syntax: "*"; inherits: true; initial-value: 3 } .out { --k: var(--d) } "#
        + ".in { --t: var(--k, 6); width: calc(var(--t) * 1px) }", width: 6, ["--t": "6"]),
    Detail(
      "the same after a keyword out of a fallback",
      #"@property --k { syntax: "*"; inherits: true; initial-value: 3 } .out { --k: var(--k) } "#
        + ".in { --k: var(--d, inherit); width: calc(var(--k, 7) * 1px) }", width: 7),
    Detail("the same in a cycle", "\(anything) .in { --s: var(--s); width: calc(var(--s, 5) * 1px) }", width: 5),
    Detail(
      "the initial value of any tokens is there without a declaration",
      "\(anything) .out { --s: 8 } .in { width: calc(var(--s, 5) * 1px) }", width: 3),
  ]

  private static let descriptors = [
    Detail(
      "a keyword of a syntax is written as there",
      #"@property --s { syntax: "a | B"; inherits: false; initial-value: a } "#
        + ".out { --s: B } .in { --s: b; --t: var(--s); width: 1px }", width: 1, ["--s": "a", "--t": "a"], errors: 1),
    Detail(
      "the same beside a value type", property(#"syntax: "<number> | auto"; inherits: false; initial-value: Auto"#),
      width: 5, errors: 1),
    Detail(
      "a descriptor is never important",
      property(#"syntax: "<integer>"; inherits: true; initial-value: 3 !important"#), width: 5, errors: 2),
    Detail(
      "an invalid descriptor leaves the one before it",
      property(#"syntax: "<integer>"; inherits: true; initial-value: 3; inherits: foo"#), width: 3, errors: 1),
    Detail(
      "an invalid syntax leaves the one before it",
      property(#"syntax: "<integer>"; inherits: true; initial-value: 3; syntax: "<nothing>""#), width: 3, errors: 1),
    Detail(
      "the last valid descriptor counts",
      property(#"syntax: "<integer>"; initial-value: 4; inherits: true; initial-value: 3"#), width: 3),
    Detail(
      "a descriptor without a value is invalid",
      property(#"syntax: "<integer>"; inherits: ; initial-value: 3"#), width: 5, errors: 1),
    Detail("the same at the end", property(#"inherits: true; initial-value: 3; syntax: "#), width: 5, errors: 1),
    Detail(
      "an unknown descriptor is reported",
      property(#"syntax: "*"; inherits: true; inital-value: 3"#), width: 5, errors: 1),
    Detail(
      "an empty initial value is one",
      #"@property --s { syntax: "*"; inherits: true; initial-value:; } "#
        + ".in { --a: x var(--s, 6) y; width: 1px }", width: 1, ["--a": "x  y"]),
    Detail(
      "a descriptor has no `!`", property(#"syntax: "*"; inherits: true; initial-value: !"#), width: 5, errors: 1),
    Detail(
      "a rule among the descriptors is reported",
      property(#"syntax: "<integer>"; inherits: true; initial-value: 3; .in { width: 9px }"#), width: 3, errors: 1),
  ]

  private static func query(_ query: String, _ isMet: Bool, errors: Int = 0) -> Detail {
    Detail("@media \(query)", "@media \(query) { .in { width: 1px } }", width: isMet ? 1 : 0, errors: errors)
  }

  private static let queries = [
    query("(width) or ((width) and x)", true, errors: 1), query("(width) or (not)", true, errors: 1),
    query("(width) or ((width) and not (height))", true, errors: 1),
    query("(width) or ((width) and (height) or (color))", true, errors: 1),
    query("not ((width) and x)", false, errors: 1), query("((width) and x)", false, errors: 1),
    query("(grid: 0)", true), query("not (grid: 1)", true), query("(grid: +0)", true), query("(grid)", false),
    query("(grid: calc(2 * sign(16px - 1rem)))", true), query("(grid: calc(1))", false),
    query("(min-grid: 0)", false, errors: 1), query("(grid >= 0)", false, errors: 1),
    query("not (grid: 9)", false, errors: 1), query("(resolution > -1x)", false, errors: 1),
    query("not (resolution < -1x)", false, errors: 1), query("(resolution > calc(-1x))", true),
    query(#"(orientation: p\6frtrait)"#, true), query(#"(prefers-color-scheme: l\69ght)"#, true),
  ]

  private static let sheets = [
    Detail("no layer after a comma", "@layer util, { .in { width: 7px } }", width: 0, errors: 1),
    Detail("the same in a statement", "@layer a, ; .in { width: 7px }", width: 7, errors: 1),
    Detail("no layer with a reserved name", "@layer a.inherit { .in { width: 7px } }", width: 0, errors: 1),
    Detail("`--` is no custom property", ".in { --: 7px; width: var(--, 3px) }", width: 0, errors: 2),
    Detail("the same with escapes", #".in { -\2d : 7px; width: var(-\-, 3px) }"#, width: 0, errors: 2),
    Detail(
      "the same registered", #"@property -- { syntax: "*"; inherits: true } .in { width: 3px }"#, width: 3, errors: 1),
    Detail("NUL as the first byte", "\0x { } .in { width: 7px }", width: 7, errors: 2),
    Detail("NUL as the second byte", "x\0 { } .in { width: 7px }", width: 7, errors: 2),
  ]

  @Test("each detail has its value", arguments: customProperties + descriptors + queries + sheets)
  func value(_ detail: Detail) {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(detail.css, path: "a.vstyle"))], schema: EngineSchema.schema)
    var tree = ElementTree()
    for (index, name) in ["out", "in"].enumerated() {
      var node = ElementNode(key: name, typeName: "Box")
      node.classes = [name]
      tree.add(node, to: index == 0 ? nil : 0)
    }
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: engine.environment)
    #expect(engine.differences(from: reference, nodes: [0, 1]) == [])
    let style = reference.styles[1]
    #expect(style.properties["width"]?.value == StyleValue(detail.width))
    for (name, text) in detail.properties { #expect(style.customProperties[name]?.text == text, "\(name)") }
    let errors = stylesheet.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == detail.errors, "\(errors.map(\.message))")
  }

  /// Sheets that import others, with the width of a box.
  private static let imports: [(sheet: String, others: [String: String], width: Double, errors: Int)] = [
    (#"@import "a" layer(x y);"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer(1);"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer(x,);"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer();"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer(initial);"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer(x.UNSET);"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@import "a" layer( x.y );"#, ["a": ".in { width: 7px }"], 7, 0),
    (#":nope { } @import "a";"#, ["a": ".in { width: 7px }"], 7, 1),
    (#"{ } @import "a";"#, ["a": ".in { width: 7px }"], 7, 1),
    (#".out { } @import "a";"#, ["a": ".in { width: 7px }"], 0, 1),
    (#"@layer x; @import "a";"#, ["a": ".in { width: 7px }"], 7, 0),
    (
      #"@import "a"; @layer x; @import "b";"#,
      ["a": ".in { width: 7px }", "b": ".in { width: 8px }"], 7, 1
    ),
  ]

  @Test("each import applies where the specification has it", arguments: imports.indices)
  func placeOfImport(_ index: Int) {
    let (sheet, others, width, errors) = Self.imports[index]
    let loader = Texts(texts: others)
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheet, path: "main"))], schema: EngineSchema.schema, loader: loader)
    var tree = ElementTree()
    var node = ElementNode(key: "in", typeName: "Box")
    node.classes = ["in"]
    tree.add(node)
    let style = StyleEvaluator(stylesheet, tree: tree).styles[0]
    #expect(style.properties["width"]?.value == StyleValue(width), "\(sheet)")
    let found = stylesheet.diagnostics.filter { $0.severity == .error }
    #expect(found.count == errors, "\(sheet): \(found.map(\.message))")
  }
}
