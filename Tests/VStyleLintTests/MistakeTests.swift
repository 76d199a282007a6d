import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests of what the linter says about the mistakes of authors, one line of a fixture for each.
///
/// The lines below a sheet are its diagnostics: the rule and the message, then the advice and the fixes.
@Suite("mistakes of authors")
struct MistakeTests {
  private static let path = PackageRoot.path + "/Tests/VStyleLintTests/Fixtures/mistakes.txt"

  private static let sheets = Fixture(path: path).text.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    .map(String.init)

  /// The text of a line. `⏎` is a line ending.
  private static func source(_ sheet: String) -> SourceText {
    SourceText(sheet.replacing("⏎", with: "\n"), path: "app.vstyle")
  }

  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    var configuration = LintConfiguration()
    configuration.preset = .strict
    return Linter(schema: .views, configuration: configuration).lint([source]).diagnostics
  }

  private static func applied(_ fix: Diagnostic.Fix, to source: SourceText) -> SourceText {
    var bytes = Array(source.bytes)
    for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.replacement.utf8))
    }
    return SourceText(path: source.path, bytes: bytes)
  }

  @Test("each mistake has one diagnostic, with advice")
  func messages() {
    var lines: [String] = []
    for sheet in MistakeTests.sheets {
      let found = MistakeTests.diagnostics(MistakeTests.source(sheet))
      #expect(found.count == 1, "\(sheet): \(found)")
      #expect(found.allSatisfy { $0.help != nil || !$0.fixes.isEmpty }, "\(sheet) has no advice")
      lines.append(sheet)
      for diagnostic in found {
        lines.append("  \(diagnostic.rule.name): \(diagnostic.message)")
        lines += [diagnostic.help].compactMap(\.self).map { "  help: \($0)" }
        lines += diagnostic.fixes.map { "  fix: \($0.title)" }
      }
    }
    #expect(MistakeTests.sheets.count >= 150)
    #expect(Golden.mismatch(lines.joined(separator: "\n") + "\n", with: MistakeTests.path) == nil)
  }

  @Test(
    "a release build finds the same mistakes at the same places, and does not say what was meant", arguments: sheets)
  func withoutAdvice(_ sheet: String) {
    let input = [SheetInput(MistakeTests.source(sheet))]
    let advised = CompiledStylesheet.compile(input, schema: .views).diagnostics
    let plain = CompiledStylesheet.compile(input, schema: .views, advice: nil).diagnostics
    func keys(_ diagnostics: [Diagnostic]) -> Set<[String]> {
      Set(diagnostics.map { [$0.rule.name, "\($0.location.range)"] })
    }
    // A name is unknown in `@supports`, or for a view type that is unknown too, only if a similar one is known.
    let missing = keys(advised).subtracting(keys(plain))
    #expect(missing.allSatisfy { $0[0] == DiagnosticRule.unknownProperty.name } && missing.count <= 1)
    #expect(keys(plain).isSubset(of: keys(advised)))
    #expect(plain.allSatisfy { !$0.message.contains("did you mean") })
  }

  @Test("a fix that is suggested removes its diagnostic and brings no error", arguments: sheets)
  func fixes(_ sheet: String) throws {
    let source = MistakeTests.source(sheet)
    for diagnostic in MistakeTests.diagnostics(source) {
      for fix in diagnostic.fixes {
        let fixed = MistakeTests.applied(fix, to: source)
        #expect(fixed.bytes != source.bytes)
        let left = MistakeTests.diagnostics(fixed).filter { $0.severity == .error || $0.rule == diagnostic.rule }
        #expect(left.map(\.message) == [], "after \(fix.title): \(fixed.text)")
      }
      AppliedFixTests.checkTitles(of: diagnostic)
    }
  }

  @Test(
    "a name whose meaning is not certain has no suggestion",
    arguments: [
      "Label { large-titles: true; }", "Label { progress-image: bar-style; }", "Stepper { reading: 0.5; }",
      "View { size-of-something: 3; }", "Button { state-of-title-and-image: none; }",
    ])
  func noSuggestion(_ sheet: String) {
    let found = MistakeTests.diagnostics(MistakeTests.source(sheet))
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.isEmpty }, "\(found)")
    #expect(found.allSatisfy { !($0.help ?? "").hasPrefix("did you mean") }, "\(found)")
  }

  @Test("an example of a function is a value of some value type")
  func examples() {
    for (name, example) in VStyleAdvice.FunctionExamples.all {
      #expect(example.hasPrefix(name.hasSuffix("a") && name.count == 4 ? String(name.dropLast()) : name))
      #expect(ValueKind.named.contains { (try? $0.parse(example)) != nil }, "\(example)")
    }
  }

  @Test(
    "a grammar in words",
    arguments: [
      ("<length [0,∞]> | automatic", "a length of 0 or more, or `automatic`"),
      ("<number [0,1]>", "a number from 0 to 1"), ("<color> | none", "a color or `none`"),
      ("a | b | c", "`a`, `b` or `c`"), ("1 to 4 lengths", "1 to 4 lengths"),
      ("<string># | none", "texts in quotes with commas between them or `none`"),
      ("<gauge>", "<gauge>"), ("a | … (14 keywords)", "`a` or another of the 14 keywords"),
      ("[ a || b ] | <color>", "one or more of `a` or `b`, with spaces between them, or a color"),
      ("[ a | b ] | <color>", "[ a | b ] | <color>"), ("a day in quotes | none", "a day in quotes or `none`"),
      ("url(<string>)", "`url(…)`"),
    ])
  func words(_ grammar: String, _ words: String) {
    #expect(GrammarInWords.words(for: grammar) == words)
  }
}
