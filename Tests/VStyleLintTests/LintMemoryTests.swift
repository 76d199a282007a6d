import TestSupport
import Testing
import VStyleLint
import VStyleSyntax
import VStyleViews

/// A linter that remembers earlier versions of the sheets reports the same as one that does not.
struct LintMemoryTests {
  private static let pieces = [
    "@import \"b.vstyle\";", "@import \"c.vstyle\";", "@import \"missing.vstyle\";", "@theme dark { --ink: white; }",
    "@theme light { --ink: black; --gap: 8; }", "Label { text-color: var(--ink); }", "Label { alpha: 1; alpha: 0.5; }",
    "@style quiet { alpha: 0.8; }", "Button { @apply quiet; }", "@view Gauge: Control { look: thin | thick; }",
    "Gauge { look: thik; }", "/* vstyle-ignore-next empty-rule -- later */ Button { }", "Label { ", "}",
  ]

  private static func lines(_ report: LintReport) -> [String] {
    report.diagnostics.map { "\(report.sources[$0.location.source].path) \($0.location.range) \($0)" }
  }

  @Test func remembersNothingThatIsNoLongerTrue() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var configuration = LintConfiguration()
    configuration.preset = .all
    let linter = Linter(schema: .views, configuration: configuration)
    for _ in 0..<Environment.rounds(10) {
      var memory = LintMemory()
      var sheets = ["a", "b", "c", "d"].map { SourceText("", path: $0 + ".vstyle") }
      for _ in 0..<15 {
        let changed = Int.random(in: 0..<sheets.count, using: &generator)
        let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          Self.pieces.randomElement(using: &generator) ?? ""
        }
        sheets[changed] = SourceText(text.joined(separator: "\n"), path: sheets[changed].path)
        // Now and then, a sheet is missing.
        let present = Bool.random(using: &generator) ? sheets : Array(sheets.dropLast())
        let report = linter.lint(present, remembering: &memory)
        #expect(Self.lines(report) == Self.lines(linter.lint(present)), "seed \(SeededGenerator.seed)")
      }
    }
  }
}
