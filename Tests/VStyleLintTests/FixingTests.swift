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
}
