import Testing
import VStyleStylesheet
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests of the checks with trees of views.
@Suite("trees")
struct TreeTests {
  private static let home = """
    {"type": "Window", "id": "window", "children": [
      {"type": "View", "classes": ["card"], "children": [
        {"type": "Label", "id": "title", "classes": ["big"]}, {"type": "Button", "attrs": {"kind": "wide"}}]}]}
    """

  private static func lint(_ sheet: String, _ tree: String = home) throws -> LintReport {
    try linter(tree).lint([SourceText(sheet, path: "app.vstyle")])
  }

  private static func linter(_ tree: String = home) throws -> Linter {
    let tree = LintedTree(try TreeDocument(SourceText(tree, path: "home.json")))
    var configuration = LintConfiguration()
    configuration.preset = .strict
    return Linter(schema: .views, configuration: configuration, trees: [tree])
  }

  private static func names(_ sheet: String, _ tree: String = home) throws -> [String] {
    try lint(sheet, tree).diagnostics.map(\.rule.name)
  }

  @Test(
    "a selector counts as matched if a view can match it at some moment",
    arguments: [
      "Label", "Control", ".card > Label", "Label.big:highlighted", "Label:not(.big)", "Button:nth-child(7)", "#title",
      "Window:theme(dark) Label", ".card:has(> Switch)", "Label + Button", "[kind=wide]", ":is(Switch, Label)",
      "Button:state(busy)", ":root",
      ".card :not(:where(.unused))", ":where(Label, .unused)", ".card:has(> :not(.a, .b))",
    ])
  func matched(_ selector: String) throws {
    #expect(try !TreeTests.names("\(selector) { alpha: 0.5; }").contains("unmatched-selector"))
  }

  @Test(
    "a selector that no view matches at any moment is reported, with those in it once",
    arguments: [
      "Switch", ".card > Window", ".card > .card", "Button + Label", "[kind=narrow]", ":is(Switch, Slider)",
      "Label:root", "Button.big", ".list:not(.big)",
    ])
  func unmatched(_ selector: String) throws {
    let found = try TreeTests.names("\(selector) { alpha: 0.5; &:disabled { alpha: 0.4; } }")
    #expect(found.filter { $0 == "unmatched-selector" }.count == 1, "\(found)")
  }

  @Test(
    "the style of a view in a tree is checked as a rule of a sheet is, at its place in the file",
    arguments: [
      (style: "alpha: loud", rule: "value-type-mismatch", text: "loud"),
      ("needle-hue: red; alpha: 0.5", "unknown-property", "needle-hue"),
      ("Vieww & { alpha: 0.5 }", "unknown-view-type", "Vieww"), ("@apply missing", "unknown-style", "missing"),
      ("title-color: red", "property-not-applicable", "title-color"),
      (#"text: \"a\"; alpha: loud"#, "value-type-mismatch", #""text: \"a\"; alpha: loud""#),
    ])
  func ownStyle(_ style: String, rule: String, text: String) throws {
    let tree = #"{"type": "Label", "style": "\#(style)", "children": [{"type": "Label", "style": "alpha: 0.5"}]}"#
    let report = try TreeTests.lint("Label { alpha: 1; }", tree)
    let found = report.diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.rule.name) == [rule])
    #expect(found.map { report.sources[$0.location.source].text(in: $0.location.range) } == [text])
    #expect(found.map { report.sources[$0.location.source].path } == ["home.json"])
  }

  @Test("the style of a view in a tree knows the view types and the styles of the sheets, and names classes")
  func ownStyleNames() throws {
    let sheet = "@view Knob: Label { turn: <number>; } @style quiet { alpha: 0.5; } Knob { turn: 1; }"
    let tree = #"{"type": "Knob", "classes": ["loud"], "style": "turn: 4; @apply quiet; &.loud { alpha: 1 }"}"#
    #expect(try TreeTests.names(sheet, tree) == [])
    #expect(try TreeTests.names(sheet, tree.replacing(".loud", with: ".far")) == ["unstyled-name"])
  }

  @Test("short names, and names that differ by a number, are no misspellings")
  func similar() throws {
    let tree = #"{"type": "Label", "classes": ["h1", "level-1", "heading"]}"#
    let sheet = "Label.h1, Label.level-1, Label.heading { alpha: 0.5; }"
    #expect(try TreeTests.names(sheet + ".h2, .level-2 { alpha: 0.4; }", tree).filter { $0 == "misspelled-name" } == [])
    #expect(try TreeTests.names(sheet + ".haeding { alpha: 0.4; }", tree).filter { $0 == "misspelled-name" }.count == 1)
  }

  @Test("the contrast is that of real views: their backgrounds, their states, and no style of their own")
  func contrast() throws {
    let sheet = """
      Window { background-color: white; }
      View.card { background-color: black; }
      Label { text-color: black; &.big { text-color: white; } }
      Button { title-color: white; &:highlighted { title-color: #222; } }
      """
    let found = try TreeTests.lint(sheet).diagnostics.filter { $0.rule.name == "text-contrast" }
    #expect(found.map(\.found) == ["1.31:1"])
    #expect(found.flatMap(\.notes).map(\.message).contains { $0.contains("`:highlighted`") })
    let own = TreeTests.home.replacing(#""classes": ["card"]"#, with: #""classes": ["card"], "style": "alpha: 1""#)
    #expect(try !TreeTests.names(sheet, own).contains("text-contrast"))
  }

  @Test("a view on a sibling in the same place has an unknown background")
  func overlap() throws {
    let sheet = """
      Window { background-color: white; }
      Label { text-color: white; }
      View.scrim { background-color: black; }
      ImageView.photo { image: url("photo.png"); }
      """
    func tree(_ layout: String, _ sibling: String, _ place: String = "") -> String {
      #"{"type": "Window", "layout": {\#(layout)}, "children": [\#(sibling), {"type": "Label"\#(place)}]}"#
    }
    let scrim = #"{"type": "View", "classes": ["scrim"]}"#
    let photo = #"{"type": "ImageView", "classes": ["photo"]}"#
    let plain = #"{"type": "View"}"#
    let frame = #", "layout": {"frame": [0, 0, 9, 9]}"#
    let overlay = #""axis": "overlay""#
    for sibling in [scrim, photo] {
      #expect(try !TreeTests.names(sheet, tree(overlay, sibling)).contains("text-contrast"))
      #expect(try !TreeTests.names(sheet, tree("", sibling, frame)).contains("text-contrast"))
      #expect(try TreeTests.names(sheet, tree("", sibling)).contains("text-contrast"))
    }
    #expect(try TreeTests.names(sheet, tree(overlay, plain)).contains("text-contrast"))
  }

  @Test("the title of a button without a title has no contrast")
  func titleless() throws {
    let ground = "View.ground { background-color: white; } Button { title-color: white; }"
    let sheet = ground + "Button:selected { image: url(\"a.png\"); }"
    let own = "Button.titled { title: \"Save\"; }"
    func tree(_ button: String) -> String {
      #"{"type": "View", "classes": ["ground"], "children": [{"type": "Button"\#(button)}]}"#
    }
    #expect(try !TreeTests.names(sheet, tree("")).contains("text-contrast"))
    #expect(try TreeTests.names(ground, tree("")).contains("text-contrast"))
    #expect(try TreeTests.names(sheet, tree(#", "text": "Save""#)).contains("text-contrast"))
    #expect(try TreeTests.names(sheet + own, tree(#", "classes": ["titled"]"#)).contains("text-contrast"))
  }

  @Test("the report after fixes is that of a check of the fixed sheets")
  func fixed() throws {
    let sheet = SourceText("Label { }\n.car { rowHeight: 4; }\n", path: "app.vstyle")
    let (fixed, report) = try TreeTests.linter().fix([sheet], reach: .safe)
    #expect(fixed.fixCount > 0 && report.diagnostics.contains { $0.rule.name == "unstyled-name" })
    let again = try TreeTests.linter().lint(fixed.sheets)
    #expect(report.diagnostics.map(\.message) == again.diagnostics.map(\.message))
  }

  @Test("views beyond the limit are left out with a diagnostic")
  func limit() throws {
    let label = #"{"type": "Label"}"#
    let labels = Array(repeating: label, count: Limit.contrastViews.value).joined(separator: ",")
    let tree = #"{"type": "Window", "children": [\#(labels)]}"#
    let sheet = "Window { background-color: white; } Label { text-color: white; }"
    #expect(try TreeTests.lint(sheet, tree).diagnostics.contains { $0.rule.name == "limit-exceeded" })
  }
}
