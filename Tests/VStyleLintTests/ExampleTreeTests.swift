import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

@Suite("example trees")
struct ExampleTreeTests {
  @Test("example views that are skipped do not affect the results")
  func law() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var (pairCount, focusCount) = (0, 0)
    for _ in 0..<Environment.rounds(60) {
      let text = ExampleTreeTests.sheet(&generator)
      let context = ExampleTreeTests.context(text)
      let expected = ExampleTreeTests.allTold(context)
      let found = context.examples
      let comment: Comment = "seed \(SeededGenerator.seed)\n\(text)"
      #expect(ExampleTreeTests.worst(found.pairs) == ExampleTreeTests.worst(expected.pairs), comment)
      #expect(found.invisibleFocus.map(\.order) == expected.invisible, comment)
      let focusAlone = ExampleResults(context, contrasts: false)
      #expect(focusAlone.invisibleFocus.map(\.order) == expected.invisible, comment)
      pairCount += expected.pairs.count
      focusCount += expected.invisible.count
    }
    #expect(pairCount > 0 && focusCount > 0, "the sheets have something to tell")
  }

  @Test("the numbers of example views and of their rule lookups are limited")
  func costs() throws {
    func limit(_ sheet: String, _ environments: Int = 1) -> Limit? {
      let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: .views)
      var tree = ExampleTree(stylesheet.schema)
      for rule in stylesheet.rules { if case .selector(let selector) = rule.target { _ = tree.add(selector) } }
      var costs = ExampleCosts(stylesheet, environments: environments)
      return costs.limit(for: tree.tree)
    }
    func rules(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
    #expect(limit(rules(100) { "Label.c\($0) { alpha: 1 }" }) == nil)
    #expect(limit(rules(100) { "Label.c\($0) { alpha: 1 }" }, 100) == .contrastViews)
    #expect(limit(rules(600) { "View.c\($0) Label { alpha: 1 }" }) == .contrastLookups)
    // Rules in a theme are matched in that theme only. Rules with many declarations count several times.
    let themes = rules(40) { number in "@theme t\(number) { \(rules(10) { "View.c\($0) Label { alpha: 1 }" }) }" }
    #expect(limit(themes, 1) == nil)
    #expect(
      limit("* { \(rules(8_000) { "--t\($0): 1;" }) }" + rules(300) { "Label.c\($0) { alpha: 1 }" }) == .contrastLookups
    )
  }

  private static func context(_ text: String) -> LintContext {
    let sheet = CompiledSheet(CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: .views))
    let names = sheet.customProperties
    var context = LintContext(
      sheet, ProjectCustomProperties([(names.declared, names.read, names.skipped)]), skins: [], resources: nil,
      configuration: LintConfiguration())
    context.compute([.contrasts, .focus])
    return context
  }

  /// The results with views for every rule that sets a color or mentions the focus.
  private static func allTold(_ context: LintContext) -> (pairs: [ContrastPair], invisible: [Int]) {
    let stylesheet = context.stylesheet
    var examples = ExampleTree(stylesheet.schema)
    var seen: Set<ComplexSelector> = []
    var subjects: [(order: Int, node: Int, twin: Int?)] = []
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target,
        rule.declarations.contains(where: { colors.contains($0.name) }) || ExampleTree.mentions("focused", selector),
        seen.insert(selector).inserted, let node = examples.add(selector)
      else { continue }
      let isFocused = examples.tree.nodes[node].states.contains("focused")
      subjects.append((rule.order, node, isFocused ? examples.add(selector, without: "focused") : nil))
    }
    var pairs: [ContrastPair] = []
    var visible: Set<Int> = []
    var costs = ExampleCosts(stylesheet, environments: context.environments.count)
    let surfaces = ExampleSurfaces(context, &examples, &costs)
    for environments in context.environments {
      var evaluator = StyleEvaluator(stylesheet, tree: examples.tree, environment: environments.environment)
      surfaces.compute(&evaluator)
      let looks = ExampleStyles(
        evaluator, examples, stylesheet.schema, theme: environments.theme, surfaces: surfaces)
      for subject in subjects {
        pairs += looks.pairs(of: subject.node)
        if let twin = subject.twin, ExampleStyles.values(of: subject.node, differFrom: twin, evaluator) {
          visible.insert(subject.order)
        }
      }
    }
    return (pairs, subjects.filter { $0.twin != nil && !visible.contains($0.order) }.map(\.order))
  }

  private static let colors = ExampleStyles.fronts + ["background-color"]

  /// The lowest contrast, in proportion to the required one, of the pairs with equal locations, as text.
  private static func worst(_ pairs: [ContrastPair]) -> [String] {
    let groups = Dictionary(grouping: pairs) { pair in
      let background = pair.backgroundLocation.map { "\($0.range.start)" } ?? ""
      return "\(pair.property) \(pair.location.range.start) \(background) \(pair.theme ?? "")"
    }
    return groups.map { place, all in "\(place) \(all.map { $0.ratio / $0.needed }.min() ?? 0)" }.sorted()
  }

  /// A random sheet with few words, so that rules match the same views.
  private static func sheet(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &generator)).map { _ in rule(&generator) }.joined(separator: "\n")
  }

  private static func rule(_ generator: inout SeededGenerator) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    func body() -> String {
      (0..<Int.random(in: 1...2, using: &generator)).map { _ in pick(declarations) + "; " }.joined()
    }
    let around = pick(["", "", "View.a > ", ".b ", "View:not(.a) > "])
    let subject = pick(["Label", "Button", "TextField", "View", "Window", ""]) + pick(["", ".a", ".b", ".a.b"])
    let selector = around + (subject.isEmpty ? "*" : subject)
    let list = pick(["", "", ", TextField.b", ", .a Label"])
    let state = pick(["", "focused", "focused", "disabled"])
    if state.isEmpty { return "\(selector)\(list) { \(body())}" }
    if Bool.random(using: &generator) { return "\(selector):\(state)\(list) { \(body())}" }
    return "\(selector)\(list) { \(body())&:\(state) { \(body())} }"
  }

  private static let declarations = [
    "text-color: red", "text-color: rgb(0 0 0 / 0.4)", "title-color: white", "title-color: gray",
    "background-color: white", "background-color: transparent", "background-color: silver", "alpha: 1", "alpha: 0.5",
    "layer-border-width: 1", "layer-border-width: 0", "layer-border-color: yellow", "font: 12 system",
    "font: bold 20 system", "font-size: 20", "tag: 0", "tag: 1", "all: initial", "hidden: false",
    "placeholder-color: silver", "title-label-font: 20 system", "background-image: none",
  ]
}
