import LanguageSupport
import TestSupport
import Testing
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Tests of changes to a sheet that do not change the values, on random sheets and trees.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// cases.
@Suite("laws of sheets")
struct SheetLaws {
  private static let seeds = (0..<Environment.rounds(15)).map { SeededGenerator.seed &+ UInt64($0) }

  /// A random sheet and a random tree.
  private struct Case {
    var random: RandomSheets
    let items: [SheetItem]
    let tree: ElementTree

    init(_ seed: UInt64, _ content: RandomSheets.Content = .everything) {
      random = RandomSheets(seed: seed)
      items = random.sheet(content)
      tree = random.tree()
    }
  }

  /// Expects that two sheets result in the same values for a tree.
  private func expectSame(
    _ left: String, _ right: String, on tree: ElementTree, files: [String: String] = [:], seed: UInt64,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (first, second) = (StyledSheet(left).values(of: tree), StyledSheet(right, files: files).values(of: tree))
    guard first != second else { return }
    let lines = zip(first.split(separator: "\n"), second.split(separator: "\n")).filter { $0 != $1 }
    let difference = lines.prefix(3).map { "-\($0)\n+\($1)" }.joined(separator: "\n")
    Issue.record("TEST_SEED=\(seed)\n\(difference)\n\(left)\n--- and ---\n\(right)", sourceLocation: sourceLocation)
  }

  @Test("generated sheets compile, style the tree and print their source text")
  func generated() {
    var styled = 0
    for seed in Self.seeds {
      let sheet = Case(seed)
      let stylesheet = StyledSheet(sheet.items.text).stylesheet
      let faults = stylesheet.diagnostics.filter { $0.rule != .valueTypeMismatch }
      #expect(faults.map(\.message) == [], "TEST_SEED=\(seed)\n\(sheet.items.text)")
      #expect(stylesheet.trees[0].source.bytes.elementsEqual(sheet.items.text.utf8))
      if StyledSheet(sheet.items.text).values(of: sheet.tree) != StyledSheet("").values(of: sheet.tree) { styled += 1 }
    }
    #expect(styled > Self.seeds.count * 3 / 4)
  }

  @Test("adjacent rules may be swapped if they share no property or specificity decides")
  func order() throws {
    var swaps = 0
    for seed in Self.seeds {
      let sheet = Case(seed, .plainRules)
      for position in sheet.items.indices.dropFirst() {
        let (first, second) = (sheet.items[position - 1], sheet.items[position])
        let weights = try [specificities(first), specificities(second)]
        let isDecided = weights[0].max() < weights[1].min() || weights[1].max() < weights[0].min()
        guard isDecided || first.declaredNames.isDisjoint(with: second.declaredNames) else { continue }
        var swapped = sheet.items
        swapped.swapAt(position - 1, position)
        swaps += 1
        expectSame(sheet.items.text, swapped.text, on: sheet.tree, seed: seed)
      }
    }
    #expect(swaps > Self.seeds.count)
  }

  private func specificities(_ item: SheetItem) throws -> [Specificity] {
    guard case .rule(let selectors, _) = item else { return [] }
    return try selectors.map { text in
      var cursor = TokenCursor(TokenTape(SourceText(text)))
      return try SelectorList.parse(&cursor, grammar: SelectorGrammar()).specificity
    }
  }

  @Test("the later of two rules with equal specificity wins")
  func later() {
    for (text, alpha) in [(".a {alpha: 0.1} .a {alpha: 0.2}", "0.2"), (".a {alpha: 0.2} .a {alpha: 0.1}", "0.1")] {
      var tree = ElementTree()
      var node = ElementNode(key: "n", typeName: "View")
      node.classes = ["a"]
      tree.add(node)
      let evaluator = StyleEvaluator(StyledSheet(text).stylesheet, tree: tree)
      #expect(evaluator.styles[0].properties["alpha"]?.text == alpha)
    }
  }

  @Test("the beginning of a sheet may move into a sheet that it imports")
  func imports() {
    for seed in Self.seeds {
      var sheet = Case(seed)
      let middle = sheet.random.number(in: 0..<sheet.items.count + 1)
      let (first, second) = (Array(sheet.items[..<middle]), Array(sheet.items[middle...]))
      let files = ["first.vstyle": first.text]
      expectSame(
        sheet.items.text, "@import \"first.vstyle\";\n" + second.text, on: sheet.tree, files: files, seed: seed)
      expectSame(
        "@layer whole {\n\(first.text)\n}\n" + second.text,
        "@import \"first.vstyle\" layer(whole);\n" + second.text, on: sheet.tree, files: files, seed: seed)
    }
  }

  @Test("a whole sheet may be in one layer, which unlayered rules override")
  func layer() {
    for seed in Self.seeds {
      let sheet = Case(seed)
      let inLayer = "@layer whole {\n\(sheet.items.text)\n}"
      expectSame(sheet.items.text, inLayer, on: sheet.tree, seed: seed)
      guard !sheet.items.contains(where: \.hasImportance) else { continue }
      let evaluator = StyleEvaluator(StyledSheet("* { alpha: 0.123 }\n" + inLayer).stylesheet, tree: sheet.tree)
      for style in evaluator.styles { #expect(style.properties["alpha"]?.text == "0.123", "TEST_SEED=\(seed)") }
    }
  }

  @Test("comments and white space do not change the values")
  func trivia() {
    for seed in Self.seeds {
      var sheet = Case(seed)
      let changed = withTrivia(sheet.items.text, &sheet.random)
      #expect(changed.utf8.count > sheet.items.text.utf8.count)
      expectSame(sheet.items.text, changed, on: sheet.tree, seed: seed)
    }
  }

  /// The text with comments between tokens, and with more white space next to braces, semicolons and white space.
  private func withTrivia(_ text: String, _ random: inout RandomSheets) -> String {
    let tape = TokenTape(SourceText(text))
    return (0..<tape.count).map { index in
      let token = tape.source.text(in: tape.range(index))
      switch tape.kind(index) {
      case .leftBrace, .rightBrace, .semicolon, .whitespace: return token + random.pick("", " ", "/* x */ ", "\t\n/**/")
      default: return token + (random.oneIn(6) ? "/* { */" : "")
      }
    }.joined()
  }

  @Test("a nested rule has the effect of its flattened form with :is()")
  func nesting() {
    var nested = 0
    for seed in Self.seeds {
      let sheet = Case(seed)
      let flat = sheet.items.flattened.text
      if flat.contains(":is(") { nested += 1 }
      expectSame(sheet.items.text, flat, on: sheet.tree, seed: seed)
    }
    #expect(nested > Self.seeds.count / 3)
  }

  @Test("a condition that is true does not change the values")
  func conditions() {
    for seed in Self.seeds {
      let sheet = Case(seed)
      for condition in ["@media all", "@media (width > 0)", "@supports (alpha: 1)"] {
        expectSame(sheet.items.text, "\(condition) {\n\(sheet.items.text)\n}", on: sheet.tree, seed: seed)
      }
    }
  }

}

extension [Specificity] {
  /// The highest specificity, or zero if there is none.
  fileprivate func max() -> Specificity { self.max(by: <) ?? .zero }

  /// The lowest specificity, or zero if there is none.
  fileprivate func min() -> Specificity { self.min(by: <) ?? .zero }
}
