import TestSupport
import Testing
import VStyleCheck
import VStyleFormat
import VStyleLint
import VStyleSyntax
import VStyleViews

/// Tests that fixing and formatting do not change the values of the views.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// cases and uses all screens of the sample app.
@Suite("fixing and formatting keep the values of the views")
struct FixLawTests {
  @Test("safe fixes repair planted mistakes and restore the values of every view")
  func fixes() {
    let before = SampleScreens.values
    var changed = 0
    for round in 0..<Environment.rounds(1) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var mistakes = Mistakes(seed: seed)
      let planted = SampleScreens.sheets.map { mistakes.plant(in: $0) }
      if SampleScreens.values(with: planted) != before { changed += 1 }
      let linter = Linter(schema: .views)
      let (fixed, report) = linter.fix(planted, reach: .safe)
      #expect(linter.fixed(planted, reach: .safe).sheets == fixed.sheets, "TEST_SEED=\(seed)")
      #expect(mistakes.count > 40 && fixed.fixCount > 40, "TEST_SEED=\(seed)")
      let byPath = Dictionary(fixed.sheets.map { ($0.path, $0) }) { first, _ in first }
      let sheets = planted.map { byPath[$0.path] ?? $0 }
      #expect(report.diagnostics.map(\.message) == [], "TEST_SEED=\(seed)")
      let after = SampleScreens.values(with: sheets)
      #expect(after.count == before.count)
      let first = zip(before, after).first { $0 != $1 }
      #expect(first == nil, "TEST_SEED=\(seed)\n- \(first.map { "\($0.0)" } ?? "")\n+ \(first.map { "\($0.1)" } ?? "")")
    }
    #expect(changed > 0, "the mistakes change something before they are put right")
  }

  @Test("safe fixes of all rules change no value in the sample app")
  func strict() {
    var configuration = LintConfiguration()
    configuration.preset = .all
    let fixed = Linter(schema: .views, configuration: configuration).fixed(SampleScreens.sheets, reach: .safe)
    let byPath = Dictionary(fixed.sheets.map { ($0.path, $0) }) { first, _ in first }
    let after = SampleScreens.values(with: SampleScreens.sheets.map { byPath[$0.path] ?? $0 })
    #expect(zip(after, SampleScreens.values).first { $0 != $1 }.map { "\($0)" } == nil)
    #expect(after.count == SampleScreens.values.count && !after.isEmpty)
  }

  @Test("formatting changes no value in the sample app, whatever the options")
  func formatting() {
    var options = FormatOptions()
    options.indentation = .tab(width: 4)
    options.maximumWidth = 20
    options.quotes = .single
    let sheets = SampleScreens.sheets.map { SheetFormatter(options).format($0) }
    #expect(sheets != SampleScreens.sheets)
    #expect(SampleScreens.values(with: sheets) == SampleScreens.values)
    #expect(sheets.map { SheetFormatter().format($0).text.contains("\t") }.allSatisfy { !$0 })
  }
}

/// Inserts mistakes into sheets. Each mistake has a safe fix that restores the meaning of the sheet.
private struct Mistakes {
  private var random: SeededGenerator

  /// The number of mistakes that have been inserted.
  private(set) var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The sheet with one mistake after about every tenth declaration.
  mutating func plant(in source: SourceText) -> SourceText {
    let tree = SyntaxTree(parsing: source)
    var edits: [(at: SourceRange, text: String)] = []
    // Two adjacent mistakes may combine into a third one without a safe fix.
    var isNextToMistake = false
    for node in tree.nodes where node.kind == .declaration {
      let isChosen = !isNextToMistake && Int.random(in: 0..<10, using: &random) == 0
      let edit = isChosen ? mistake(node, tree) : nil
      if let edit { edits.append(edit) }
      isNextToMistake = edit != nil
    }
    if !tree.nodes.contains(where: { $0.kind == .atRule && tree.tape.isName($0.nameToken, "import") }) {
      edits.append((SourceRange(source.bytes.count, source.bytes.count), "Label.nobody { }\n"))
    }
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits where edit.at.start >= position {
      bytes += source.bytes[position..<edit.at.start] + Array(edit.text.utf8)
      position = edit.at.end
      count += 1
    }
    return SourceText(path: source.path, bytes: bytes + source.bytes[position...])
  }

  private mutating func mistake(_ node: SyntaxNode, _ tree: SyntaxTree) -> (at: SourceRange, text: String)? {
    let name = tree.tape.range(node.nameToken)
    let text = tree.source.text(in: tree.tape.range(node.tokens))
    let isToken = tree.tape.isDashedIdent(node.nameToken)
    let start = SourceRange(name.start, name.start)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (start, "// what stands here\n")
    case 1: return (start, "/* vstyle-ignore-next property-alias -- not needed */\n")
    case 2 where !isToken && tree.tape.name(node.nameToken) != "color-scheme": return (start, text + ";\n")
    default:
      // Removes a semicolon before a line that starts with a name and a colon, and so with the next declaration.
      var next = node.tokens.upperBound
      let semicolon = tree.tape.range(next)
      next += 1
      guard !isToken, tree.tape.kind(next - 1) == .semicolon, tree.tape.kind(next) == .whitespace,
        tree.source.text(in: tree.tape.range(next)).contains("\n"), tree.tape.kind(next + 1) == .ident,
        tree.tape.kind(next + 2) == .colon
      else { return nil }
      return (semicolon, "")
    }
  }
}
