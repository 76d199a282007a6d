import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// A `@layer` or `@property` in a media query counts only where the query holds.
///
/// Chromium gives the same results for the same sheets.
@Suite("layers and registrations in media queries")
struct ConditionalAtRuleTests {
  /// A sheet, and the value of a property in a narrow window (300 points) and in a wide one (900 points).
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let css: String
    let place: String
    let narrow: String?
    let wide: String?

    init(_ name: String, _ css: String, _ place: String, narrow: String?, wide: String?) {
      self.name = name
      self.css = css
      self.place = place
      self.narrow = narrow
      self.wide = wide
    }

    var testDescription: String { name }
  }

  private static let rules = "@layer x { .a { depth: 1 } } @layer y { .a { depth: 2 } }"

  static let cases = [
    Case(
      "the first occurrence that counts orders the layers", "@media (width > 500) { @layer y, x; } \(rules)",
      "outer.depth", narrow: "2", wide: "1"),
    Case(
      "a block is an occurrence too", "@media (width > 500) { @layer y { .b { depth: 5 } } } \(rules)",
      "outer.depth", narrow: "2", wide: "1"),
    Case(
      "all queries around an occurrence have to hold",
      "@media (width > 500) { @media (width < 600) { @layer y, x; } } \(rules)", "outer.depth", narrow: "2", wide: "2"),
    Case(
      "one of several conditional occurrences is enough",
      "@media (width > 800) { @layer y; } @media (width > 5000) { @layer y, x; } \(rules)", "outer.depth",
      narrow: "2", wide: "1"),
    Case(
      "sublayers have an order of their own",
      "@layer o { @media (width > 500) { @layer y, x; } \(rules) }", "outer.depth", narrow: "2", wide: "1"),
    Case(
      "a sublayer is an occurrence of its layer", "@media (width > 500) { @layer y.z, x; } \(rules)", "outer.depth",
      narrow: "2", wide: "1"),
    Case(
      "a feature query that holds counts everywhere",
      "@supports (depth: 1) { @layer y, x; @media (width > 500) { @layer x, y; } } \(rules)", "outer.depth",
      narrow: "1", wide: "1"),
    Case(
      "a theme orders the layers whether or not it is active", "@theme night { @layer y, x; } \(rules)", "outer.depth",
      narrow: "1", wide: "1"),
    Case(
      "a custom property is registered where the query holds",
      """
      @media (width > 500) { @property --n { syntax: '<integer>'; inherits: true; initial-value: 8 } }
      .a { depth: var(--n, 2) }
      """, "outer.depth", narrow: "2", wide: "8"),
    Case(
      "of several registrations, the last one that counts wins",
      """
      @property --n { syntax: '<integer>'; inherits: true; initial-value: 7 }
      @media (width > 500) { @property --n { syntax: '<integer>'; inherits: true; initial-value: 8 } }
      .a { depth: var(--n, 2) }
      """, "outer.depth", narrow: "7", wide: "8"),
    Case(
      "the order of layers decides between registrations",
      """
      @media (width > 500) { @layer y, x; }
      @layer x { @property --n { syntax: '<integer>'; inherits: true; initial-value: 7 } }
      @layer y { @property --n { syntax: '<integer>'; inherits: true; initial-value: 8 } }
      .a { depth: var(--n, 2) }
      """, "outer.depth", narrow: "8", wide: "7"),
    Case(
      "an unregistered custom property inherits",
      """
      @media (width > 500) { @property --l { syntax: '<length>'; inherits: false; initial-value: 3 } }
      .a { --l: 5 } .b { size: var(--l) }
      """, "inner.size", narrow: "5", wide: "3"),
  ]

  private static func environment(width: Double) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment.traits.width = width
    return environment
  }

  @Test("the value in a narrow and in a wide window", arguments: cases)
  func values(_ sheetCase: Case) {
    let stylesheet = SmallTree.compile(sheetCase.css)
    #expect(stylesheet.diagnostics.isEmpty)
    for (width, expected) in [(300.0, sheetCase.narrow), (900, sheetCase.wide)] {
      let value = SmallTree.value(sheetCase.place, of: stylesheet, environment: Self.environment(width: width))
      #expect(value == expected, "\(width)")
    }
  }

  @Test("a window that changes its width has the values of a new one", arguments: cases)
  func resized(_ sheetCase: Case) {
    let stylesheet = SmallTree.compile(sheetCase.css)
    let engine = StyleEngine(stylesheet, tree: SmallTree.tree)
    let nodes = Array(SmallTree.tree.nodes.indices)
    for width in [300.0, 900, 900, 300] {
      engine.environment = Self.environment(width: width)
      engine.flush()
      let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree, environment: engine.environment)
      #expect(engine.differences(from: evaluator, nodes: nodes) == [], "\(width)")
    }
  }

  @Test("an edited sheet replaces the queries of the old one")
  func reloaded() {
    func sheet(_ width: Int) -> CompiledStylesheet {
      SmallTree.compile("@media (width > \(width)) { @layer y, x; } \(Self.rules)")
    }
    let engine = StyleEngine(sheet(500), tree: SmallTree.tree, environment: Self.environment(width: 300))
    let nodes = Array(SmallTree.tree.nodes.indices)
    for (edited, width) in [(100, 300.0), (400, 300), (400, 900), (1000, 900), (1000, 2000)] {
      engine.environment = Self.environment(width: width)
      engine.reload(sheet(edited))
      engine.flush()
      let evaluator = StyleEvaluator(sheet(edited), tree: SmallTree.tree, environment: engine.environment)
      #expect(engine.differences(from: evaluator, nodes: nodes) == [], "\(edited) \(width)")
    }
  }

  @Test("the queries of an import are conditions of its layer")
  func imported() {
    let files = ["base.vstyle": "@layer inner { .a { depth: 4 } } .a { depth: 1 }"]
    let css = "@import 'base.vstyle' layer(y) (width > 500); @layer x { .a { depth: 2 } } @layer y { .a { depth: 3 } }"
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(css, path: "main.vstyle"))], schema: SmallTree.schema, loader: Texts(texts: files))
    #expect(stylesheet.diagnostics.isEmpty)
    for (width, expected) in [(300.0, "3"), (900, "2")] {
      #expect(SmallTree.value("outer.depth", of: stylesheet, environment: Self.environment(width: width)) == expected)
    }
  }

  @Test(
    "imports are valid after `@charset` and `@layer` statements only",
    arguments: [
      ("@charset \"UTF-8\";", true), ("@layer x;", true), ("@CHARSET 'x'; @layer x; @layer y;", true),
      ("@charset {}", false), ("@layer x {}", false), (".b { depth: 3 }", false), ("@namespace x;", false),
    ])
  func importAfter(_ statements: String, _ isValid: Bool) {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(statements + " @import 'base.vstyle';", path: "main.vstyle"))],
      schema: SmallTree.schema, loader: Texts(texts: ["base.vstyle": ".a { depth: 1 }"]))
    #expect(stylesheet.diagnostics.contains { $0.rule == .misplacedAtRule } == !isValid)
    #expect((SmallTree.value("outer.depth", of: stylesheet) == "1") == isValid)
  }

  @Test("combined styles keep the order of their layers, and what is in no layer stays the strongest")
  func combined() throws {
    func style(_ number: Int) throws -> Style {
      let css = """
        @layer l { .a { depth: \(number) } } .a { size: \(number) }
        @style own { @layer l { depth: \(number); size: 9 } }
        """
      return try #require(SmallTree.compile(css).style(named: "own"))
    }
    let three = try style(1) + style(2) + style(3)
    let ranks = try #require(three.stylesheet).layerRanks
    // Each sheet has the implicit layer and `l`.
    #expect(ranks.count == 6)
    #expect(ranks[0] == ranks[2] && ranks[2] == ranks[4])
    #expect(ranks[1] < ranks[3] && ranks[3] < ranks[5] && ranks[5] < ranks[0])
  }

  @Test("the custom properties of a root are those of its environment")
  func roots() {
    let stylesheet = SmallTree.compile(
      "@media (width > 500) { @property --n { syntax: '<integer>'; inherits: true; initial-value: 8 } }")
    let environments = [300, 900, 300].map { Self.environment(width: $0) }
    #expect(stylesheet.rootCustomProperties(in: environments).map { $0.value(of: "--n")?.text } == [nil, "8", nil])
  }
}
