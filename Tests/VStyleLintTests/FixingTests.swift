import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// Tests of fixes that depend on other diagnostics, comments or sheets.
@Suite("fixing")
struct FixingTests {
  private static let linter = Linter(schema: .views)

  @Test("fixing keeps needed suppression comments and removes unneeded ones")
  func suppressions() {
    let before = """
      Label {
        text-colour: red; /* vstyle-ignore-line unknown-property -- for later */
        alpha: 1; /* vstyle-ignore-line unknown-property -- not needed */
        text-color: red
        hidden: true;
      }

      """
    let after = """
      Label {
        text-colour: red; /* vstyle-ignore-line unknown-property -- for later */
        alpha: 1;
        text-color: red;
        hidden: true;
      }

      """
    let (fixed, report) = FixingTests.linter.fix([SourceText(before)], reach: .safe)
    #expect(fixed.sheets.map { $0.text.replacing("1; \n", with: "1;\n") } == [after])
    #expect(fixed.fixCount == 2)
    #expect(report.diagnostics.isEmpty && report.suppressed.map(\.rule.name) == ["unknown-property"])
    #expect(FixingTests.linter.fixed([SourceText(before)], reach: .safe).sheets == fixed.sheets)
  }

  @Test("a fix that becomes possible after another fix is applied, too")
  func rounds() {
    let before = "Label { alpha: 1\n alpha: 0.5 }\n"
    let (fixed, report) = FixingTests.linter.fix([SourceText(before)], reach: .safe)
    #expect(fixed.sheets.count == 1 && fixed.fixCount == 2)
    #expect(report.diagnostics.isEmpty, "\(fixed.sheets.map(\.text)) \(report.diagnostics.map(\.message))")
  }

  @Test("an imported sheet is not changed, but its diagnostics are reported")
  func imported() {
    struct Loader: SheetLoader {
      func load(_ path: String) -> SourceText { SourceText("Label { alpha: 1\n text-color: red }\n", path: path) }
    }
    let linter = Linter(schema: .views, loader: Loader())
    let (fixed, report) = linter.fix([SourceText("@import \"b.vstyle\";\n", path: "a.vstyle")], reach: .safe)
    #expect(fixed.sheets.isEmpty && fixed.fixCount == 0)
    #expect(report.diagnostics.map(\.rule.name) == ["missing-semicolon"])
  }

  @Test("a declaration that a rule of another sheet overrides is not removed, since that rule may be the mistake")
  func otherSheet() {
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let sheets = [
      ("app.vstyle", "@import \"light.vstyle\";\n@import \"dark.vstyle\";\nLabel { text-color: var(--ink); }\n"),
      ("light.vstyle", ":root { --ink: black; --paper: white; }\nView { background-color: var(--paper); }\n"),
      ("dark.vstyle", ":root { --ink: white; --paper: black; }\n"),
    ]
    let linter = Linter(schema: .views, configuration: configuration)
    let (fixed, report) = linter.fix(sheets.map { SourceText($0.1, path: $0.0) }, reach: .safe)
    #expect(fixed.sheets.isEmpty, "\(fixed.sheets.map(\.text))")
    let found = report.diagnostics.filter { $0.rule.name == "overridden-declaration" }
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.map(\.safety) == [.suggestion] }, "\(found)")
  }
}
