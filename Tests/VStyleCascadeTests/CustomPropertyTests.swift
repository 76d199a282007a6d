import TestSupport
import Testing
import VStyleAdvice
import VStyleDiff
import VStyleEngine
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// Custom properties that refer to each other, in short chains and in very long ones.
@Suite("custom properties")
struct CustomPropertyTests {
  /// The declarations of one element, with the expected values and the expected limit.
  struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let css: String
    /// The expected values by name; `nil` for a custom property without a value.
    let values: [String: String?]
    /// The limit that the diagnostics name; `nil` if there are no diagnostics.
    let limit: Limit?

    init(_ title: String, _ values: [String: String?], limit: Limit? = nil, _ css: () -> String) {
      testDescription = title
      self.css = css()
      self.values = values
      self.limit = limit
    }

    /// Levels of custom properties, each with ten references to the level below.
    static func tower(_ levels: Int, _ ground: String) -> String {
      ":root { --l0: \(ground);"
        + (1...levels).map { "--l\($0):" + String(repeating: "var(--l\($0 - 1))", count: 10) + ";" }.joined() + "}"
    }

    /// A value with 65,530 references and `more`, through a tower of four levels.
    static func steps(_ more: Int) -> String {
      let uses = [(4, 5), (3, 8), (2, 9), (1, 8), (0, more)]
      return tower(4, "") + ":root { --end:"
        + uses.map { String(repeating: "var(--l\($0))", count: $1) }.joined() + "}"
    }

    /// Custom properties of which each refers to the next one, declared in the order of the numbers.
    static func line(_ numbers: some Sequence<Int>, _ last: Int) -> String {
      ":root { --p\(last): end; " + numbers.map { "--p\($0): var(--p\($0 + 1));" }.joined() + "}"
    }
  }

  private static let chains = [
    Chain("ten times nothing, four levels", ["--l4": ""]) { Chain.tower(4, "") },
    Chain("ten times nothing, 60 levels", ["--l4": "", "--l5": nil, "--l60": nil], limit: .substitutionSteps) {
      Chain.tower(60, "")
    },
    Chain("65,536 references, those of a custom property counted at each use", ["--end": ""]) { Chain.steps(6) },
    Chain("65,537 references", ["--end": nil], limit: .substitutionSteps) { Chain.steps(7) },
    Chain("ten times something, 60 levels", ["--l5": nil, "--l60": nil], limit: .substitutionBytes) {
      Chain.tower(60, "a")
    },
    Chain("512 in a row", ["--p0": "end"]) { Chain.line(0..<512, 512) },
    Chain("513 in a row", ["--p0": nil, "--p1": "end"], limit: .substitutionDepth) { Chain.line(0..<513, 513) },
    Chain("513 in a row, names against the order", ["--p999": nil, "--p998": "end"], limit: .substitutionDepth) {
      ":root { --p486: end; " + (487...999).map { "--p\($0): var(--p\($0 - 1));" }.joined() + "}"
    },
    Chain("4,000 in a row", ["--p0": nil, "--p3487": nil, "--p3488": "end"], limit: .substitutionDepth) {
      Chain.line(0..<4_000, 4_000)
    },
    Chain("more than 4 MiB at one element", ["--z9": nil], limit: .elementSubstitutionBytes) {
      let long = String(repeating: "x", count: 60_000)
      return ":root { --long: \(long); " + (1...80).map { "--z\($0): var(--long) y;" }.joined() + "}"
    },
    Chain("aliases of a long text count too", ["--z60": String(repeating: "x", count: 60_000)]) {
      let long = String(repeating: "x", count: 60_000)
      return ":root { --long: \(long); " + (1...60).map { "--z\($0): var(--long);" }.joined() + "}"
    },
    Chain("too many aliases of a long text", ["--z99": nil], limit: .elementSubstitutionBytes) {
      let long = String(repeating: "x", count: 60_000)
      return ":root { --long: \(long); " + (1...99).map { "--z\($0): var(--long);" }.joined() + "}"
    },
  ]

  @Test("long chains resolve up to a limit, which a diagnostic names", arguments: chains)
  func limits(_ chain: Chain) throws {
    let stylesheet = SmallTree.compile(chain.css)
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    for (name, value) in chain.values {
      let found = evaluator.styles[0].customProperties[name]?.text
      #expect(found == value, "\(name): \(found?.prefix(40) ?? "missing")")
    }
    let messages = evaluator.diagnostics.map(\.message)
    guard let limit = chain.limit else { return #expect(messages == []) }
    #expect(messages.contains { $0.contains(limit.sentence()) })
    #expect(messages.allSatisfy { $0.utf8.count < 1_000 })
  }

  @Test("the diagnostic of a cycle of 4,000 custom properties lists the first ones")
  func cycle() throws {
    let css = ":root {" + (0..<4_000).map { "--p\($0): var(--p\(($0 + 1) % 4_000), 1);" }.joined() + "}"
    let evaluator = StyleEvaluator(SmallTree.compile(css), tree: SmallTree.tree)
    #expect(evaluator.styles[0].customProperties.isEmpty)
    #expect(evaluator.diagnostics.count == 4_000)
    let message = try #require(evaluator.diagnostics.first?.message)
    #expect(message.contains("--p0 -> --p1 -> --p2"))
    #expect(message.contains("(3984 more)"))
  }

  @Test("a message names the custom properties that lead to a missing one, the first and the last 14 of many")
  func missing() {
    for count in [2, 16, 17, 40] {
      let names = (0..<count).map { "--p\($0)" }
      let css = ":root {" + zip(names, names.dropFirst()).map { "\($0): var(\($1));" }.joined() + "}"
      let evaluator = StyleEvaluator(SmallTree.compile(css), tree: SmallTree.tree)
      let shown = count <= 16 ? names : ["--p0", "…"] + names.suffix(14)
      let chain = shown.map { "`\($0)`" }.joined(separator: " -> ")
      let messages = evaluator.diagnostics.map(\.message).filter { $0.hasPrefix("`--p0`") }
      #expect(messages == ["`--p0` has no value: the custom property \(chain) is not declared here"])
    }
  }

  @Test(
    "a registered custom property in a cycle inherits or has its initial value",
    arguments: [true, false], ["var(--other)", "var(--gap)", "var(--gap, 9)", "var(--other, 9) "])
  func typedCycle(inherits: Bool, value: String) {
    let stylesheet = SmallTree.compile(
      """
      @property --gap { syntax: "<length>"; inherits: \(inherits); initial-value: 3 }
      .a { --gap: 5 } .b { --gap: \(value); --other: var(--gap) } Note.b { --gap: \(value) }
      Box { size: var(--gap) }
      """)
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    // The nodes are the root, `.a`, its child `.b`, the leaf `.a.b`, and the note `.b`, a child of the root.
    let expected = inherits ? ["3", "5", "5", "5", "3"] : ["3", "5", "3", "3", "3"]
    #expect(evaluator.styles.map { $0.properties["size"]?.text } == expected)
    // One diagnostic for each declaration in a cycle.
    #expect(evaluator.diagnostics.count == (value.contains("other") ? 3 : 2), "\(evaluator.diagnostics.map(\.message))")
    let engine = StyleEngine(stylesheet, tree: SmallTree.tree)
    engine.flush()
    #expect(engine.differences(from: evaluator, nodes: Array(0..<5)) == [])
  }

  @Test(
    "a custom property whose fallback is `revert-layer` has the value of the layer below",
    arguments: [("5", "5"), ("var(--y)", "7"), ("var(--none, revert-layer)", "3"), ("initial", nil)])
  func revertedCustomProperty(low: String, text: String?) {
    let css = """
      @layer base, low, high;
      @layer base { .a { --x: 3; --y: 7; } }
      @layer low { .a { --x: \(low); } }
      @layer high { .a { --x: var(--none, revert-layer); } }
      """
    #expect(SmallTree.value("outer.--x", css) == text)
  }

  @Test(
    "`inherit` in a fallback takes the value of the parent, also of a property that is not inherited",
    arguments: [("inherit", "5"), ("var(--none, inherit)", "5"), ("var(--none, unset)", "2"), ("initial", "2")])
  func inheritedFallback(value: String, depth: String) {
    let css = """
      @property --n { syntax: "<integer>"; inherits: false; initial-value: 2 }
      Box { --n: 5 } .a { --n: \(value); depth: var(--n) }
      """
    #expect(SmallTree.value("outer.depth", css) == depth)
  }

  @Test(
    "`revert-layer` in a fallback reverts to the layer below, as in the reference",
    arguments: ["revert-layer", "var(--none, revert-layer)", "var(--none, var(--none, REVERT-layer))"])
  func fallbackKeyword(value: String) {
    let stylesheet = SmallTree.compile("@layer low { .text { color: red; } } * { color: \(value); }")
    var tree = ElementTree()
    for (name, parent) in [("view", nil), ("item", 0), ("panel", 1), ("text", 1), ("row", 3)] as [(String, Int?)] {
      var node = ElementNode(key: name, typeName: "Box")
      node.classes = [name]
      tree.add(node, to: parent)
    }
    let evaluator = StyleEvaluator(stylesheet, tree: tree)
    let (black, red) = ("rgb(0, 0, 0)", "rgb(255, 0, 0)")
    #expect(evaluator.styles.map { $0.properties["color"]?.text } == [black, black, black, red, red])
    // The panel and the text next to it have the same winner, but it reverts to different declarations.
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    #expect(engine.differences(from: evaluator, nodes: Array(0..<5)) == [])
  }

  @Test("own styles of two nodes stay separate, even at equal source offsets")
  func ownStyles() {
    var tree = ElementTree()
    for (position, text) in ["--a: x", "--a: y"].enumerated() {
      var node = ElementNode(key: "\(position)", typeName: "Box")
      node.localStyles = [Style.parse(SourceText(text), typeName: "Box", schema: SmallTree.schema).style]
      tree.add(node, to: position > 0 ? position - 1 : nil)
    }
    let stylesheet = SmallTree.compile("")
    let evaluator = StyleEvaluator(stylesheet, tree: tree)
    #expect(evaluator.styles.map { $0.customProperties["--a"]?.text } == ["x", "y"])
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    #expect((0...1).map { engine.customProperties(of: $0)["--a"] } == ["x", "y"])
  }

  @Test("random references resolve to the values that the definition requires")
  func naive() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for round in 0..<Environment.rounds(400) {
      let names = (0..<Int.random(in: 2...7, using: &generator)).map { "--p\($0)" }
      var declared: [String: [NaiveCustomProperties.Part]] = [:]
      for name in names where Bool.random(using: &generator) || name == "--p0" {
        declared[name] = parts(names, depth: 0, &generator)
      }
      let blocks = declared.sorted { $0.key < $1.key }.map { name, parts in
        "\(name): \(parts.map(\.css).joined(separator: " "));"
      }
      let css = ":root { \(blocks.joined(separator: " ")) }"
      let evaluator = StyleEvaluator(SmallTree.compile(css), tree: SmallTree.tree)
      let found = evaluator.styles[0].customProperties.mapValues { $0.text.split(separator: " ").map(String.init) }
      var naive = NaiveCustomProperties(declared)
      let expected = naive.resolved()
      #expect(found == expected, "seed \(SeededGenerator.seed), round \(round): \(css)")
      guard found == expected else { return }
    }
  }

  private func parts(
    _ names: [String], depth: Int, _ generator: inout SeededGenerator
  ) -> [NaiveCustomProperties.Part] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      guard Int.random(in: 0..<4, using: &generator) > 0, let name = names.randomElement(using: &generator) else {
        return .text("w\(Int.random(in: 0..<9, using: &generator))")
      }
      let hasFallback = depth < 2 && Bool.random(using: &generator)
      return .reference(name, fallback: hasFallback ? parts(names, depth: depth + 1, &generator) : nil)
    }
  }

  @Test("`countWithinCustomPropertyLimit` counts the environments whose custom properties fit the limit")
  func environmentLimit() {
    // Each environment has 2,000 custom properties. The limit is a multiple of that.
    let names = (0..<1_000).map { "--a\($0): 1;" }.joined()
    let own = (0..<500).map { "--b\($0): 1;" }.joined()
    let stylesheet = SmallTree.compile(
      ":root { \(names) } @theme dim from dark { \(own) } @theme dark { \(own) } Box { depth: 1 }")
    var environment = StyleEnvironment()
    environment.themeName = "dim"
    // A theme counts with the custom properties of the root and of the theme that it inherits.
    let each = 1_000 + 500 + 500
    let allowed = Limit.themeCustomProperties.value / each
    #expect(allowed * each == Limit.themeCustomProperties.value)
    let many = Array(repeating: environment, count: allowed + 5)
    #expect(stylesheet.countWithinCustomPropertyLimit(of: many) == allowed)
    #expect(stylesheet.countWithinCustomPropertyLimit(of: Array(many.prefix(allowed))) == allowed)
    #expect(stylesheet.countWithinCustomPropertyLimit(of: []) == 0)
  }
}
