import LanguageSupport
import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleFormat
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Laws of fixes and of formatting, on random sheets with the comments that suppress diagnostics.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// cases.
@Suite("laws of safe fixes")
struct SafeFixLaws {
  private static let seeds = (0..<Environment.rounds(40)).map { SeededGenerator.seed &+ UInt64($0) }

  private static let linter: Linter = {
    var configuration = LintConfiguration()
    configuration.preset = .all
    return Linter(schema: .views, configuration: configuration)
  }()

  /// A linter without the rules whose fixes remove declarations, with which a comment may lose what it is for.
  private static let keepingLinter: Linter = {
    var configuration = LintConfiguration()
    configuration.preset = .all
    let removing = ["duplicate-property", "overridden-declaration", "duplicate-selector", "empty-rule", "never-wins"]
    configuration.rules = removing.map { .init(RuleSelector($0), nil) }
    return Linter(schema: .views, configuration: configuration)
  }()

  /// A tree with the view types and style classes of the sheets.
  private static let tree = TreeOutline.tree(
    """
    Window
      View#card.a
        Label.b
        Button.a:highlighted
          Label.a.b
      TableView.b
    """)

  private func values(_ sheet: String) throws -> [SampleScreens.NodeValues] {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: .views)
    let tree = try #require(Self.tree)
    return ["day", "night"].flatMap { theme in
      let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: StyleEnvironment(themeName: theme))
      return zip(tree.nodes, evaluator.styles).map { SampleScreens.NodeValues(node: "\(theme) \($0.key)", $1) }
    }
  }

  /// The number of comments that suppress diagnostics.
  private func comments(_ sheet: String) -> Int { sheet.split(separator: "/* vstyle-ignore-").count - 1 }

  @Test("a safe fix changes no value of a view")
  func values() throws {
    var fixed = 0
    for seed in Self.seeds {
      var sheets = FixableSheets(seed: seed)
      let before = sheets.sheet(isSuppressing: false)
      let after = Self.linter.fixed([SourceText(before)], reach: .safe).sheets.first?.text ?? before
      if after != before { fixed += 1 }
      let (old, new) = (try values(before), try values(after))
      let differing = zip(old, new).first { $0 != $1 }.map { pair in
        let parts = [pair.0, pair.1].map { Set($0.description.split(separator: "; ")) }
        return "\(parts[0].subtracting(parts[1]).sorted()) -> \(parts[1].subtracting(parts[0]).sorted())"
      }
      #expect(differing == nil, "TEST_SEED=\(seed)\n\(before)---\n\(after)")
    }
    #expect(fixed > Self.seeds.count / 2)
  }

  @Test("a comment that suppresses something stays, and goes on to suppress it")
  func suppressions() {
    var used = 0
    for seed in Self.seeds {
      var sheets = FixableSheets(seed: seed)
      let before = sheets.sheet(isSuppressing: true)
      let report = Self.keepingLinter.lint([SourceText(before)])
      let needless = report.diagnostics.filter { $0.message == "this comment suppresses nothing" && !$0.fixes.isEmpty }
      let (fixed, left) = Self.keepingLinter.fix([SourceText(before)], reach: .safe)
      let after = fixed.sheets.first?.text ?? before
      let kept = comments(before) - needless.count
      used += kept
      #expect(comments(after) >= kept, "TEST_SEED=\(seed)\n\(before)---\n\(after)")
      #expect(names(left.suppressed) == names(report.suppressed), "TEST_SEED=\(seed)\n\(before)---\n\(after)")
    }
    #expect(used > Self.seeds.count / 2)
  }

  @Test("formatting leaves each diagnostic suppressed that was suppressed")
  func formatting() {
    var suppressed = 0
    var options = FormatOptions()
    options.maximumWidth = 40
    for seed in Self.seeds {
      var sheets = FixableSheets(seed: seed)
      let before = SourceText(sheets.sheet(isSuppressing: true))
      let after = SheetFormatter(options).format(before)
      let reports = [before, after].map { Self.linter.lint([$0]) }
      suppressed += reports[0].suppressed.count
      #expect(
        names(reports[0].suppressed) == names(reports[1].suppressed),
        "TEST_SEED=\(seed)\n\(before.text)---\n\(after.text)")
      #expect(SheetFormatter(options).format(after) == after, "TEST_SEED=\(seed)\n\(before.text)")
    }
    #expect(suppressed > Self.seeds.count / 2)
  }

  /// The names of the rules, sorted, without those about spellings that the formatter changes itself.
  private func names(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map(\.rule.name).filter { !["keyword-case", "number-precision"].contains($0) }.sorted()
  }
}

/// A generator of sheets that break rules with safe fixes: repeated properties, other spellings, properties out of
/// order, empty rules and equal selectors.
private struct FixableSheets {
  private var random: RandomSheets

  init(seed: UInt64) { random = RandomSheets(seed: seed) }

  /// Returns a sheet.
  ///
  /// - Parameter isSuppressing: whether comments suppress some of the diagnostics.
  mutating func sheet(isSuppressing: Bool) -> String {
    var text = "@theme day { color-scheme: light; --ink: black; }\n@theme night { color-scheme: dark; --ink: white; }\n"
    for _ in 0..<random.number(in: 2..<6) { text += rule(isSuppressing, depth: 1) + "\n" }
    return text
  }

  private mutating func rule(_ isSuppressing: Bool, depth: Int) -> String {
    let isOneLine = random.oneIn(3)
    let separator = isOneLine ? " " : "\n"
    var parts: [String] = []
    for _ in 0..<random.pick(0, 2, 3, 4, 5) {
      let declaration = self.declaration()
      // A comment of a line may cover more than one declaration.
      let comment = isSuppressing && random.oneIn(3) ? " " + self.comment("line") : ""
      let before = isSuppressing && random.oneIn(6) ? self.comment("next") + separator : ""
      parts.append(before + declaration + ";" + comment)
    }
    if depth > 0, random.oneIn(3) { parts.append(rule(isSuppressing, depth: 0)) }
    let selector = random.pick("Label", "Button", "View", ".a", ".b, .a", "Label.b", "TableView", "View.a > Label")
    let end = isSuppressing && isOneLine && random.oneIn(3) ? " " + comment("line") : ""
    return "\(selector) {\(separator)\(parts.joined(separator: separator))\(separator)}\(end)"
  }

  private mutating func comment(_ reach: String) -> String {
    let rules = random.pick(
      "property-alias", "unknown-property", "duplicate-property, property-alias", "zero-no-unit",
      "unknown-property, hex-length, keyword-case")
    return "/* vstyle-ignore-\(reach) \(rules) -- on purpose */"
  }

  private mutating func declaration() -> String {
    switch random.number(in: 0..<7) {
    case 0: random.pick("alpha: 0.2", "alpha: 50%", "alpha: 1 !important", "alpha: 0.30", "alpha: var(--none, 0.4)")
    case 1: random.pick("is-hidden: true", "hidden: false", "isHidden: TRUE", "clips-to-bounds: true")
    case 2: random.pick("font: 17 system", "font-size: 12", "line-height: 2", "font: bold 9 system")
    case 3: random.pick("text-color: var(--ink)", "text-color: #FFCC00", "text-color: #ffcc00ff", "tint-color: RED")
    case 4:
      random.pick("layer-corner-radius: 0px", "layer-border-width: 1.50px", "layer-corner-radius: calc(1px + 0px)")
    case 5: random.pick("all: initial", "all: unset", "separator-inset: 1 2", "separator-inset-left: 0pt")
    default: random.pick("hiden: true", "title-color-highlighted: red", "title-color: blue", "--ink: navy")
    }
  }
}
