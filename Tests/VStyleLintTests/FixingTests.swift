import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
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

  @Test(
    "declarations that set the same property keep their order",
    arguments: [
      ("TextView { line-height: 2; font: 13 system; }", false), ("View { alpha: 0.3; all: initial; }", false),
      ("View { layer-border-width: 1; all: unset; alpha: 0.5; }", false), ("View { tint-color: red; alpha: 1; }", true),
      ("View { all: unset; hidden: true; alpha: 0.5; }", true), ("Label { font-size: 9; font: 12 system; }", false),
      ("TableView { separator-inset-top: 3; separator-inset: 1 2; }", false),
      ("Label { text-color: red; font: 12 system; }", true), ("View { is-hidden: true; hidden: false; }", false),
      ("Label { line-height: 2; font-size: 13; alpha: 1; }", false),
    ])
  func order(_ sheet: String, _ isFixed: Bool) {
    var configuration = LintConfiguration()
    configuration.preset = .none
    configuration.rules = [.init(RuleSelector("property-order"), .warning)]
    let found = Linter(schema: .views, configuration: configuration).lint([SourceText(sheet)]).diagnostics
    let own = found.filter { $0.rule.name == "property-order" }
    #expect(own.count == 1 && own.allSatisfy { $0.fixes.isEmpty != isFixed }, "\(found)")
  }

  @Test("a property that is set again in its rule is removed, whatever a later rule sets")
  func repeatedInSeveralRules() {
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let sheet = "Switch {\n  hidden: true;\n  hidden: false;\n  hidden: true;\n}\nSwitch { hidden: false; }\n"
    let (fixed, report) = Linter(schema: .views, configuration: configuration).fix([SourceText(sheet)], reach: .safe)
    #expect(fixed.sheets.map(\.text) == ["Switch {\n  hidden: true;\n}\nSwitch { hidden: false; }\n"])
    #expect(report.diagnostics.allSatisfy { !$0.message.contains("`hidden`, `hidden`") }, "\(report.diagnostics)")
  }

  @Test("of two declarations on a line, the first is removed with its white space")
  func firstOnLine() {
    let before = "Switch {\n  alpha: 0.2; alpha: 0.4;\n}\n"
    let (fixed, _) = FixingTests.linter.fix([SourceText(before)], reach: .safe)
    #expect(fixed.sheets.map(\.text) == ["Switch {\n  alpha: 0.4;\n}\n"])
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
