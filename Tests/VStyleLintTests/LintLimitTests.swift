import Testing
import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleViews

@Suite("limits of lint")
struct LintLimitTests {
  private static func lint(_ text: String) -> LintReport {
    Linter(schema: .views).lint([SourceText(text, path: "app.vstyle")])
  }

  private static func limits(_ report: LintReport) -> [String] {
    report.diagnostics.filter { $0.rule == .limitExceeded }.map(\.message)
  }

  @Test("all of 100 themes in a small sheet are checked")
  func fewThemes() {
    let themes = (0..<100).map { "@theme t\($0) { --ink: \($0 == 99 ? "8" : "red"); }" }.joined(separator: "\n")
    let report = Self.lint(themes + "\nLabel { text-color: var(--ink); }")
    #expect(Self.limits(report) == [])
    #expect(report.diagnostics.map(\.rule.name) == ["custom-property-type-mismatch"])
    #expect(report.diagnostics.first?.themes == ["t99"])
  }

  @Test("3,000 themes exceed the limit `theme-lookups`")
  func manyThemes() {
    let report = Self.lint((0..<3_000).map { "@theme t\($0) { --a\($0): 1; }" }.joined(separator: "\n"))
    #expect(Self.limits(report).count == 1)
    #expect(Self.limits(report).first?.contains("`theme-lookups`") ?? false)
  }

  @Test("a cycle of 3,000 themes is one diagnostic that lists some of them")
  func cycle() {
    let count = 3_000
    let report = Self.lint((0..<count).map { "@theme t\($0) from t\(($0 + 1) % count) {}" }.joined(separator: "\n"))
    let cycles = report.diagnostics.filter { $0.rule.name == "theme-cycle" }
    #expect(cycles.count == 1)
    #expect(cycles.first?.message.hasSuffix("-> t99 -> and 2901 more") ?? false)
    #expect(cycles.first?.notes.count == 100)
    #expect(Self.limits(report).contains { $0.contains("`theme-depth`") })
  }

  @Test("a theme cycle is reported without the themes that lead to it")
  func cycles() {
    let report = Self.lint("@theme a from b {}\n@theme b from c {}\n@theme c from b {}\n@theme d from d {}")
    #expect(
      report.diagnostics.filter { $0.rule.name == "theme-cycle" }.map(\.message) == [
        "themes inherit from each other: b -> c -> b", "themes inherit from each other: d -> d",
      ])
  }

  @Test("a sheet with too many diagnostics reports the first ones and the total number")
  func diagnostics() {
    let report = Self.lint("Label { " + String(repeating: "b: 1;", count: 10_001) + " }")
    #expect(report.diagnostics.count == Limit.diagnostics.value + 1)
    #expect(Self.limits(report).first?.hasPrefix("this sheet has 10001 diagnostics") ?? false)
  }

  @Test("a chain of 200 styles that extend each other exceeds the limit `insertion-depth`")
  func styles() {
    let report = Self.lint(
      (0..<200).map { "@style s\($0) extends s\($0 + 1) { alpha: 1; }" }.joined() + "@style s200 {}")
    #expect(Self.limits(report).map { $0.contains("`insertion-depth`") } == [true])
  }

  @Test("a chain of 400 view types exceeds a limit")
  func views() {
    let views = (0..<400).map { "@view V\($0): \($0 == 0 ? "View" : "V\($0 - 1)") { p\($0): <number>; }" }
    #expect(Self.limits(Self.lint(views.joined(separator: "\n"))).isEmpty == (views.count < 100))
  }

  @Test(
    "functions that are nested 1,500 deep are one mistake for all rules",
    arguments: [
      "rgb(from ", "rgb(300 ", "rgb(300 0 0 / ", "oklch(from ", "color(from ", "lab(70 ", "color-mix(in srgb, red, ",
      "light-dark(red, ", "calc(1 + ", "min(1, ", "clamp(1, ", "var(--a, ", "linear-gradient(red, ", "palette(red, ",
      "cubic-bezier(", "matrix(", "rotate(", "rgb(calc(", "(", "[", "oklch(70 ", "hsl(from rgb(300 0 ",
    ])
  func nesting(_ opening: String) {
    let tower = String(repeating: opening, count: 1_500)
    for property in ["text-color", "--a"] {
      let open = Self.lint("Label { \(property): \(tower)red")
      #expect(open.diagnostics.count < 1_000)
      let closers = opening.reversed().compactMap { ["(": ")", "[": "]"][$0] }.joined()
      let closing = String(repeating: closers, count: 1_500)
      let closed = Self.lint("Label { \(property): \(tower)red\(closing); alpha: 2x; }")
      #expect(closed.diagnostics.contains { $0.rule == .unknownUnit || $0.rule == .limitExceeded })
    }
  }
}
