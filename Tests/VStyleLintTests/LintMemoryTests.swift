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

  /// Statements of a sheet that others import, with `N` for a random name and `V` for a random value.
  private static let shared = [
    "@theme light { color-scheme: light; N: V; N: V; N: V; }", "@theme dark { color-scheme: dark; N: V; N: V; }",
    "@theme dim from dark { N: V; }", "Label.N { alpha: 0.5; text-color: var(N); }", "Window { N: V; }",
    "@property --a { syntax: \"<color>\"; inherits: true; initial-value: red; }", "/* why */", "@layer base;",
    "/* vstyle-ignore-next theme-type-mismatch -- later */",
  ]

  private static let importing = [
    "Label { text-color: var(N); }", "Label.small { alpha: var(N); }", "Button { N: var(N); title-color: var(N); }",
    "Window { background-color: var(N); }", "@theme dark { N: V; }", "Label { alpha: 1; alpha: 0.5; text-color: red; }",
    "@property N { syntax: \"<number>\"; inherits: true; initial-value: 1; }", "Label:theme(dark) { alpha: 0.2 }",
  ]

  private static let values = ["red", "#fff", "8", "var(N)", "var(N, 4)", "#12345", "bold 12 system", "calc(1 + )", ""]

  private static let names = ["--a", "--b", "--c", "--d", "--cc", "--ink"]

  private static func filled(_ text: String, _ generator: inout SeededGenerator) -> String {
    var out = ""
    for character in text {
      switch character {
      case "N": out += names.randomElement(using: &generator) ?? ""
      case "V": out += filled(values.randomElement(using: &generator) ?? "", &generator)
      default: out.append(character)
      }
    }
    return out
  }

  private static func statements(_ all: [String], _ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      filled(all.randomElement(using: &generator) ?? "", &generator)
    }
  }

  /// A change of `themes.vstyle`, and the sheets that are checked after it.
  static let changes: [(old: String, new: String, checked: [String])] = [
    ("red", "blue", ["reads.vstyle"]), ("@theme dark", "/* night */\n\n@theme dark", []), ("--gap: 8", "--gap: 9", []),
    ("--ink: black", "--ink: var(--paper)", ["reads.vstyle", "theme.vstyle"]),
    ("--gap: 8", "--space: 8", []), ("--gap: 8;", "", ["plain.vstyle", "reads.vstyle", "theme.vstyle"]),
  ]

  @Test(arguments: changes)
  func checksWhatReadsAChangedValue(_ row: (old: String, new: String, checked: [String])) {
    let themes = """
      @theme light { color-scheme: light; --tint: red; --ink: black; --paper: white; --gap: 8; }
      @theme dark { color-scheme: dark; --tint: red; --ink: white; --paper: black; --gap: 8; }
      """
    let texts = [
      "plain.vstyle": "Label { alpha: 1; }",
      "reads.vstyle": "Label { tint-color: var(--tint); text-color: var(--ink); }",
      "theme.vstyle": "Label { text-color: var(--ink); }", "themes.vstyle": themes,
    ]
    var sheets = texts.sorted { $0.key < $1.key }.map { path, text in
      SourceText(path == "themes.vstyle" ? text : "@import \"themes.vstyle\";\n" + text, path: path)
    }
    let linter = Linter(schema: .views)
    var memory = LintMemory()
    _ = linter.lint(sheets, remembering: &memory)
    sheets[3] = SourceText(themes.replacing(row.old, with: row.new), path: "themes.vstyle")
    linter.read(sheets, into: &memory)
    #expect(memory.unchecked == row.checked)
    #expect(Self.lines(linter.lint(sheets, remembering: &memory)) == Self.lines(linter.lint(sheets)))
  }

  /// Many sheets import one, of which values change most of the time.
  @Test func followsValuesOfASharedSheet() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var configuration = LintConfiguration()
    configuration.preset = .all
    let linter = Linter(schema: .views, configuration: configuration)
    for _ in 0..<Environment.rounds(10) {
      var memory = LintMemory()
      var sheets = (0..<5).map { index in
        let text = ["@import \"shared.vstyle\";"] + Self.statements(Self.importing, &generator)
        return SourceText(text.joined(separator: "\n"), path: "s\(index).vstyle")
      }
      var shared = Self.statements(Self.shared, &generator)
      for _ in 0..<15 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: shared = Self.statements(Self.shared, &generator)
        case 1: shared.insert(["", "\n", "/* note */"].randomElement(using: &generator) ?? "", at: 0)
        case 2:
          let text = ["@import \"shared.vstyle\";"] + Self.statements(Self.importing, &generator)
          sheets[0] = SourceText(text.joined(separator: "\n"), path: sheets[0].path)
        default:
          // A value or a name in a theme changes.
          let index = Int.random(in: 0..<shared.count, using: &generator)
          let old = shared[index].split(separator: ";", omittingEmptySubsequences: false)
          guard old.count > 2 else { continue }
          let position = Int.random(in: 1..<old.count - 1, using: &generator)
          var parts = old.map(String.init)
          parts[position] = Self.filled(" N: V", &generator)
          shared[index] = parts.joined(separator: ";")
        }
        let all = sheets + [SourceText(shared.joined(separator: "\n"), path: "shared.vstyle")]
        let (own, fresh) = (linter.lint(all, remembering: &memory), linter.lint(all))
        #expect(Self.lines(own) == Self.lines(fresh), "seed \(SeededGenerator.seed)")
        #expect(own.diagnostics == fresh.diagnostics, "seed \(SeededGenerator.seed)")
      }
    }
  }
}
