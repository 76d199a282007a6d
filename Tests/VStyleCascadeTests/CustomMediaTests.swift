import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// `@custom-media`: names of media queries.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-5/#custom-mq
@Suite("custom media queries")
struct CustomMediaTests {
  /// A sheet, and the depth of the root in a narrow window (300 points) and in a wide one (900 points).
  struct Case: Sendable, CustomTestStringConvertible {
    let css: String
    let narrow: String?
    let wide: String?
    let rules: [String]

    init(_ css: String, _ narrow: String?, _ wide: String?, rules: [String] = []) {
      (self.css, self.narrow, self.wide, self.rules) = (css, narrow, wide, rules)
    }

    var testDescription: String { css }
  }

  private static let wide = "@custom-media --wide (width >= 500);"
  private static let use = "@media (--wide) { Box { depth: 1 } }"

  static let cases = [
    Case("\(wide) \(use)", "0", "1"),
    Case("\(use) \(wide)", "0", "1"),
    Case("\(wide) @custom-media --wide (width < 500); \(use)", "1", "0"),
    Case("@custom-media --wide true; \(use)", "1", "1"),
    Case("@custom-media --wide false; \(use)", "0", "0"),
    Case("@CUSTOM-MEDIA --wide TRUE; \(use)", "1", "1"),
    Case("@custom-media --wide screen and (width > 500), print; \(use)", "0", "1"),
    Case("@custom-media --wide print; @media not (--wide) { Box { depth: 1 } }", "1", "1"),
    Case("@custom-media --wide print, (width < 500); @media not (--wide) { Box { depth: 1 } }", "0", "1"),
    Case("\(wide) @media (--wide) and (width < 950) { Box { depth: 1 } }", "0", "1"),
    Case("\(wide) @media not (not (--wide)) { Box { depth: 1 } }", "0", "1"),
    Case("\(wide) @media print, ((--wide) or (hover)) { Box { depth: 1 } }", "0", "1"),
    Case("\(wide) @custom-media --b (--wide) and (not (hover)); @media (--b) { Box { depth: 1 } }", "0", "1"),
    Case("@custom-media --b not (--wide); \(wide) @media (--b) { Box { depth: 1 } }", "1", "0"),
    Case("\(wide) @media ( /**/ --wide ) { Box { depth: 1 } }", "0", "1"),
    Case("@custom-media --wi\\64 e (width >= 500); \(use)", "0", "1"),
    // Names are case-sensitive.
    Case("@custom-media --Wide (width >= 500); \(use)", "0", "0", rules: ["invalid-media-query"]),
    // A name that is not defined is unknown, and so is its negation. One that is false is not.
    Case("@media not (--none) { Box { depth: 1 } }", "0", "0", rules: ["invalid-media-query"]),
    Case("@media (--none), (width > 1) { Box { depth: 1 } }", "1", "1", rules: ["invalid-media-query"]),
    Case("@media (--none) or (width > 1) { Box { depth: 1 } }", "1", "1", rules: ["invalid-media-query"]),
    Case(
      "@custom-media --wide (unknown); @media not (--wide) { Box { depth: 1 } }", "1", "1",
      rules: ["invalid-media-query"]),
    // A name has no value and no range.
    Case("\(wide) @media (--wide: 1) { Box { depth: 1 } }", "0", "0", rules: ["invalid-media-query"]),
    Case("\(wide) @media not (--wide > 1) { Box { depth: 1 } }", "0", "0", rules: ["invalid-media-query"]),
    // Names that need each other are not defined; those that use them from outside are.
    Case(
      "@custom-media --wide (--wide); @media not (--wide) { Box { depth: 1 } }", "0", "0",
      rules: ["invalid-media-query"]),
    Case(
      "@custom-media --a (--b); @custom-media --b not (--a); @media (--a) or (--b) { Box { depth: 1 } }", "0", "0",
      rules: ["invalid-media-query", "invalid-media-query"]),
    Case(
      "@custom-media --a (--a); @custom-media --b (--a), (width > 500); @media (--b) { Box { depth: 1 } }", "0", "1",
      rules: ["invalid-media-query"]),
    Case("@custom-media --a (--a); @custom-media --a (width > 500); @media (--a) { Box { depth: 1 } }", "0", "1"),
    // Rules that are invalid, or in a block, name nothing.
    Case("@custom-media wide (width > 1); Box { depth: 1 }", "1", "1", rules: ["invalid-prelude"]),
    Case("@custom-media -- (width > 1); Box { depth: 1 }", "1", "1", rules: ["invalid-prelude"]),
    Case("@custom-media; Box { depth: 1 }", "1", "1", rules: ["invalid-prelude"]),
    Case("@custom-media --wide; Box { depth: 1 }", "1", "1", rules: ["invalid-prelude"]),
    Case("@custom-media --wide (width > 1) { } Box { depth: 1 }", "1", "1", rules: ["invalid-prelude"]),
    Case("@media (width > 1) { @custom-media --wide true; } Box { depth: 1 }", "1", "1", rules: ["misplaced-at-rule"]),
    Case("Box { @custom-media --wide true; depth: 1 }", "1", "1", rules: ["misplaced-at-rule"]),
    Case("@supports at-rule(@custom-media) { Box { depth: 1 } }", "1", "1"),
    // The conditions of named styles and of layers.
    Case("\(wide) @style s { @media (--wide) { depth: 1 } } Box { @apply s; }", "0", "1"),
    Case(
      "@media (--wide) { @layer b, a; } @layer a { Box { depth: 1 } } @layer b { Box { depth: 2 } } \(wide)", "2", "1"),
  ]

  private static func environment(width: Double) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment.traits.width = width
    return environment
  }

  private static func depth(_ stylesheet: CompiledStylesheet, width: Double) -> String? {
    SmallTree.value("root.depth", of: stylesheet, environment: environment(width: width))
  }

  @Test("the value in a narrow and in a wide window", arguments: cases)
  func values(_ sheetCase: Case) {
    let stylesheet = SmallTree.compile(sheetCase.css)
    #expect(stylesheet.diagnostics.map(\.rule.name) == sheetCase.rules)
    #expect(Self.depth(stylesheet, width: 300) == sheetCase.narrow)
    #expect(Self.depth(stylesheet, width: 900) == sheetCase.wide)
  }

  /// Sheets that import others, and the depth of the root in both windows.
  static let imports = [
    Case("@import 'names'; \(use)", "0", "1"),
    Case("@import 'names' layer(l); \(use)", "0", "1"),
    Case("@import 'names'; @custom-media --wide true; \(use)", "1", "1"),
    // The condition of an import has the names of all sheets.
    Case("@import 'one' (--wide); \(wide)", "0", "1"),
    Case("@import 'names'; @import 'one' layer(l) not (--wide);", "1", "0"),
    Case("@import 'one' (--none);", "0", "0", rules: ["invalid-media-query"]),
    // An import that does not apply names nothing.
    Case("@import 'names' (width > 800); \(use)", "0", "1"),
    Case("@import 'names' (width > 1000); \(use)", "0", "0"),
    Case("@import 'narrow'; @import 'names' (width > 800); \(use)", "1", "1"),
    Case("@import 'names' supports(nothing: 1); @custom-media --wide true; \(use)", "1", "1"),
    Case(
      "@import 'names' (--wide); @media not (--wide) { Box { depth: 1 } }", "0", "0", rules: ["invalid-media-query"]),
    // The last rule of a name counts, in the order of the cascade.
    Case("@import 'names'; @import 'narrow'; @import 'names'; \(use)", "0", "1", rules: ["duplicate-import"]),
  ]

  private static let files = [
    "names": wide, "narrow": "@custom-media --wide (width < 500);", "one": "Box { depth: 1 }",
  ]

  @Test("the names of imported sheets", arguments: imports)
  func imported(_ sheetCase: Case) {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(sheetCase.css, path: "main.vstyle"))], schema: SmallTree.schema,
      loader: Texts(texts: Self.files))
    #expect(stylesheet.diagnostics.map(\.rule.name) == sheetCase.rules)
    #expect(Self.depth(stylesheet, width: 300) == sheetCase.narrow)
    #expect(Self.depth(stylesheet, width: 900) == sheetCase.wide)
  }

  @Test("sheets that are compiled together share their names")
  func together() {
    let stylesheet = CompiledStylesheet.compile(
      [Self.use, Self.wide].map { SheetInput(SourceText($0)) }, schema: SmallTree.schema)
    #expect(stylesheet.diagnostics.isEmpty)
    #expect(Self.depth(stylesheet, width: 300) == "0")
    #expect(Self.depth(stylesheet, width: 900) == "1")
  }

  @Test("a named style has the names of its own sheet alone")
  func namedStyles() throws {
    let diagnostic = try #require(
      SmallTree.compile("@style s { @media (--wide) { depth: 1 } }").diagnostics.first)
    #expect(!diagnostic.isResolved(by: { _ in true }, in: SourceMap()))
  }

  @Test("an edited name replaces the old one")
  func reloaded() {
    func sheet(_ width: Int) -> CompiledStylesheet {
      SmallTree.compile("@custom-media --wide (width > \(width)); \(Self.use)")
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

  @Test("a name means the same as its query written out")
  func writtenOut() {
    for offset in 0..<Environment.rounds(200) {
      let seed = SeededGenerator.seed &+ UInt64(offset)
      var random = SeededGenerator(seed: seed)
      let atoms = ["(width > 400)", "(width < 600)", "(hover)", "(height >= 500)", "(orientation: portrait)"]
      // Each name with its text, and with that text written out.
      var names: [(rule: String, whole: String)] = []
      func pick() -> (text: String, whole: String) {
        guard let last = names.indices.randomElement(using: &random), Bool.random(using: &random) else {
          let atom = atoms.randomElement(using: &random) ?? ""
          return (atom, atom)
        }
        return ("(--n\(last))", "(\(names[last].whole))")
      }
      for index in 0..<4 {
        let (left, right) = (pick(), pick())
        let (word, sign) =
          [(" and ", " and "), (" or ", " or "), (", ", " or ")].randomElement(using: &random)
          ?? ("", "")
        let isNegated = Bool.random(using: &random) && word != ", "
        let (text, whole) = (left.text + word + right.text, left.whole + sign + right.whole)
        names.append(
          ("@custom-media --n\(index) \(isNegated ? "not (\(text))" : text);", isNegated ? "not (\(whole))" : whole))
      }
      let rules = names.map(\.rule).shuffled(using: &random).joined(separator: "\n")
      let named = SmallTree.compile(rules + "@media (--n3) { Box { depth: 1 } }")
      let whole = SmallTree.compile("@media (\(names[3].whole)) { Box { depth: 1 } }")
      #expect(named.diagnostics.isEmpty && whole.diagnostics.isEmpty, "TEST_SEED=\(seed)")
      for width in [300.0, 500, 900] {
        #expect(Self.depth(named, width: width) == Self.depth(whole, width: width), "TEST_SEED=\(seed) \(rules)")
      }
    }
  }

  @Test("names that double at each step end at the limit", .timeLimit(.minutes(1)))
  func doubling() {
    let rules = (0..<10_000).map { "@custom-media --n\($0 + 1) (--n\($0)) and (--n\($0));" }.joined(separator: "\n")
    let stylesheet = SmallTree.compile("@custom-media --n0 (width > 1);\n\(rules)\n@media (--n5) { Box { depth: 1 } }")
    #expect(Set(stylesheet.diagnostics.map(\.rule.name)) == ["limit-exceeded"])
    #expect(stylesheet.diagnostics.first?.message.contains("custom-media-size") == true)
    #expect(Self.depth(stylesheet, width: 300) == "1")
  }

  @Test("a condition that no device meets is found through its name")
  func contradiction() {
    var demands = MediaDemands()
    let queries = SmallTree.compile("@custom-media --n (width > 500);").atRules.customQueries
    demands.add(TokenCursor(TokenTape(SourceText("(--n) and (width < 400)"))), customQueries: queries)
    #expect(demands.areContradictory)
  }
}
