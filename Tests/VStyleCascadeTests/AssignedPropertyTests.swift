import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Custom properties of the root that are added to a compiled stylesheet.
@Suite("custom properties that are added without a compilation")
struct AssignedPropertyTests {
  private static func source(_ values: [(name: String, text: String)]) -> SourceText {
    let lines = values.map { "  \($0.name): \($0.text) !important;\n" }.joined()
    return SourceText(":root {\n\(lines)}\n", path: "<assigned>")
  }

  /// The stylesheet with the values, and the one that a compilation of all texts results in.
  private static func both(
    _ sheets: [String], _ values: [(name: String, text: String)]
  ) -> (added: CompiledStylesheet?, compiled: CompiledStylesheet) {
    let inputs = sheets.map { SheetInput(SourceText($0)) }
    let base = CompiledStylesheet.compile(inputs, schema: EngineSchema.schema)
    let source = source(values)
    return (
      base.adding(rootCustomProperties: source, values.map(\.name)),
      CompiledStylesheet.compile(inputs + [SheetInput(source)], schema: EngineSchema.schema)
    )
  }

  private static func texts(of stylesheet: CompiledStylesheet) -> [String] {
    func text(_ location: VStyleSyntax.SourceLocation?) -> String {
      location.map { "\(stylesheet.sources[$0.source].path) \($0.source.index) \($0.range)" } ?? "Swift"
    }
    return stylesheet.rules.flatMap { rule in
      rule.declarations.map { declaration in
        "\(rule.target) \(rule.order) \(rule.layer) \(rule.specificity) \(text(declaration.location)) "
          + "\(declaration.name): \(declaration.slice?.text ?? "") \(declaration.isImportant)"
      }
    } + stylesheet.diagnostics.map { "\($0.rule.name) \(text($0.location)) \($0.message)" }
  }

  @Test("the result is that of a compilation of all texts", arguments: 0..<Environment.rounds(24))
  func law(round: Int) throws {
    var script = SheetScript(SeededGenerator(seed: SeededGenerator.seed &+ 90_000 &+ UInt64(round)))
    let sheets = (0...round % 3).map { _ in script.sheet() }
    let all = [("--fg", "#102030"), ("--gap", "4px"), ("--new", "\"a; b\" { c }"), ("--own", "7")]
    let (added, compiled) = Self.both(sheets, Array(all.shuffled(using: &script.random).prefix(1 + round % 4)))
    let whole = try #require(added)
    #expect(Self.texts(of: whole) == Self.texts(of: compiled))
    let difference = try #require(StylesheetDifference(whole, compiled))
    #expect(difference.declarations.isEmpty)
    #expect(whole.trees.map(\.source.bytes) == compiled.trees.map(\.source.bytes))
    #expect(whole.styleNames == compiled.styleNames && whole.themeNames == compiled.themeNames)
    let environments = [StyleEnvironment(), StyleEnvironment(themeName: "night")]
    let (found, expected) = (
      whole.rootCustomProperties(in: environments), compiled.rootCustomProperties(in: environments)
    )
    for name in all.map(\.0) {
      #expect(found.map { $0.value(of: name)?.text } == expected.map { $0.value(of: name)?.text })
    }
  }

  @Test(
    "a value that the compiler has to check further is refused",
    arguments: [
      "var(--other)", "inherit", "red; } Box { width: 7", "red; --more: 1", "a)", "\"open", "red !important", "/* open",
      "10ms",
    ])
  func refused(_ text: String) {
    let types = "@property --typed { syntax: \"<length>\"; inherits: true; initial-value: 1px }"
    #expect(Self.both([types], [("--typed", text)]).added == nil)
    let isPlain = text == "10ms"
    #expect((Self.both(["Box { width: 1 }"], [("--free", text)]).added != nil) == isPlain)
  }

  @Test("the rules of the sheets are those of the stylesheet before: nothing is compiled again")
  func shared() throws {
    let base = CompiledStylesheet.compile(
      [SheetInput(SourceText("Box { width: 1em } Key { opacity: var(--none) }"))], schema: EngineSchema.schema)
    let values = [(name: "--a", text: "1")]
    let whole = try #require(base.adding(rootCustomProperties: Self.source(values), values.map(\.name)))
    #expect(whole.rules.count == base.rules.count + 1)
    for (rule, former) in zip(whole.rules, base.rules) {
      #expect(zip(rule.declarations, former.declarations).allSatisfy { $0.content === $1.content })
    }
  }
}
