import Testing
import VStyleCheck
import VStyleSyntax
import VStyleViews

@testable import VStyleLint

/// A project: its sheets by path, and the expected diagnostics as `path rule`.
struct ProjectCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sheets: KeyValuePairs<String, String>
  let expected: [String]

  init(_ name: String, _ sheets: KeyValuePairs<String, String>, _ expected: [String]) {
    testDescription = name
    self.sheets = sheets
    self.expected = expected
  }

  static let all: [ProjectCase] = [
    ProjectCase(
      "a custom property may be declared in another sheet of the project",
      ["a.vstyle": "Label { text-color: var(--ink) }", "b.vstyle": ":root { --ink: black }"], []),
    ProjectCase(
      "a rule may apply a style of another sheet of the project",
      [
        "a.vstyle": "Label { @apply loud; } Button { @apply lo\\75 d quiet; } @theme dark { View { @apply loud; } }",
        "b.vstyle": "@style loud { alpha: 1; }",
      ], ["a.vstyle unknown-style"]),
    ProjectCase(
      "a named style needs the sheet of another one, since it is compiled alone",
      [
        "a.vstyle": "@style mine { @apply loud; } @style his extends loud { tag: 1; }",
        "b.vstyle": "@style loud { alpha: 1; }", "c.vstyle": "@import 'b.vstyle'; @style hers extends loud { tag: 1; }",
      ], ["a.vstyle unknown-style", "a.vstyle unknown-style"]),
    ProjectCase(
      "a custom property is not missed while an imported sheet is",
      ["a.vstyle": "@import \"b.vstyle\"; Label { text-color: var(--ink) }"], ["a.vstyle import-not-found"]),
    ProjectCase(
      "a sheet that two others import is reported once",
      [
        "a.vstyle": "@import \"c.vstyle\";", "b.vstyle": "@import \"c.vstyle\";", "c.vstyle": "Label { alpha: 2 }",
      ], ["c.vstyle number-out-of-range"]),
    ProjectCase(
      "a sheet that is imported in the wrong place is checked all the same",
      ["a.vstyle": "Label { alpha: 1 } @import \"b.vstyle\";", "b.vstyle": "Label { alpha: 2 }"],
      ["a.vstyle misplaced-at-rule", "b.vstyle number-out-of-range"]),
    ProjectCase(
      "diagnostics come by path, place and code",
      ["b.vstyle": "Label { alpha: 2; alpha: 3 }", "a.vstyle": "Buton { alpha: 1 }"],
      ["a.vstyle unknown-view-type", "b.vstyle number-out-of-range", "b.vstyle number-out-of-range"]),
    ProjectCase(
      "a missing custom property after a fallback is fine, one inside a fallback is not",
      ["a.vstyle": "Label { alpha: var(--a, 1); text-color: var(--b, var(--c)) }"], ["a.vstyle unknown-custom-property"]
    ),
    ProjectCase(
      "custom properties of different views form no circle",
      ["a.vstyle": "Label { --a: var(--b, 1) } Button { --b: var(--a, 1) }"], []),
    ProjectCase(
      "a circle is found in one theme, and its uses are not reported again",
      [
        "a.vstyle": """
        @theme light { --a: 1; --b: var(--a); }
        @theme dark from light { --a: var(--b); }
        Label { alpha: var(--a); }
        """
      ], ["a.vstyle custom-property-cycle"]),
    ProjectCase(
      "a custom property of the wrong kind in one theme only",
      [
        "a.vstyle": """
        @theme light { --gap: 4; }
        @theme dark { --gap: red; }
        TableView { row-height: var(--gap); }
        """
      ], ["a.vstyle custom-property-type-mismatch"]),
    ProjectCase(
      "a rule of one theme is checked with that theme's custom properties",
      [
        "a.vstyle": """
        @theme light { --gap: 4; Label { number-of-lines: var(--gap); } }
        @theme dark { --gap: red; }
        """
      ], []),
    ProjectCase(
      "custom properties of a style are that style's",
      [
        "a.vstyle": """
        @style one { --x: red; background-color: var(--x); }
        @style two { --x: 4; layer-corner-radius: var(--x); }
        """
      ], []),
    ProjectCase(
      "a comment about a rule that is not looked for is not needless",
      ["a.vstyle": "/* vstyle-ignore-next hard-coded-value -- a brand */ Label { text-color: #fff; }"], []),
    ProjectCase(
      "a value that is a keyword for every property fits",
      ["a.vstyle": ":root { --x: inherit; } Label { alpha: var(--y, initial); }"], []),
  ]
}

@Suite("projects")
struct ProjectTests {
  @Test("a project has the expected diagnostics", arguments: ProjectCase.all)
  func diagnostics(_ example: ProjectCase) {
    let report = Linter(schema: .views).lint(example.sheets.map { SourceText($0.value, path: $0.key) })
    let found = report.diagnostics.map { "\(report.sources[$0.location.source].path) \($0.rule.name)" }
    #expect(found == example.expected, "\(report.diagnostics.map(\.message))")
  }
}
