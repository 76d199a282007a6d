import TestSupport
import Testing
import VStyleCheck
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
    "@layer base { @theme dark { N: V; N: V; } }", "@view Gauge: Control { look: thin | thick; }",
    "@style quiet { alpha: 0.5; text-color: var(N); }", "Button:focused { alpha: 1; }", "Label { alpha: 1; N: V; }",
    ".card { clips-to-bounds: true; }", "Label:theme(drak) { alpha: 0.1 }",
    "@media (prefers-contrast) { :root { N: V; } }",
    "/* vstyle-ignore-next theme-type-mismatch -- later */",
  ]

  private static let importing = [
    "Label { text-color: var(N); }", "Label.small { alpha: var(N); }", "Button { N: var(N); title-color: var(N); }",
    "Window { background-color: var(N); }", "@theme dark { N: V; }", "Label { alpha: 1; alpha: 0.5; text-color: red; }",
    "@property N { syntax: \"<number>\"; inherits: true; initial-value: 1; }", "Label:theme(dark) { alpha: 0.2 }",
    "Gauge { look: thik; alpha: var(N, V); }", "Label { @apply quiet; }", ".card { layer-shadow-opacity: 1; }",
    "Button { alpha: 1; &:focused { alpha: 1; } }", "@media (prefers-contrast) { Label { alpha: var(N); } }",
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

  /// What sheets import: mostly the same in the same way.
  private static let imports = [
    "@import \"shared.vstyle\";", "@import \"shared.vstyle\";", "@import \"shared.vstyle\" layer(base);",
    "@import \"shared.vstyle\" theme(dark);", "@import \"other.vstyle\";\n@import \"shared.vstyle\";",
    "@import \"shared.vstyle\";\n@import \"other.vstyle\";", "@import \"other.vstyle\";",
  ]

  /// Sheets that import one, another one that some import too, and the statements of the first one.
  private static func project(
    of count: Int, _ generator: inout SeededGenerator
  ) -> (sheets: [SourceText], shared: [String]) {
    let sheets = (0..<count).map { importing("s\($0).vstyle", &generator) }
    let other = SourceText(statements(shared, &generator).joined(separator: "\n"), path: "other.vstyle")
    return (sheets + [other], statements(shared, &generator))
  }

  private static func importing(_ path: String, _ generator: inout SeededGenerator) -> SourceText {
    let text = [imports.randomElement(using: &generator) ?? ""] + statements(importing, &generator)
    return SourceText(text.joined(separator: "\n"), path: path)
  }

  /// Changes statements of a sheet that others import: mostly a value or a name in a theme.
  private static func edit(_ all: inout [String], _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: all = statements(shared, &generator)
    case 1: all.insert(["", "\n", "/* note */"].randomElement(using: &generator) ?? "", at: 0)
    case 2:
      let index = Int.random(in: 0...all.count, using: &generator)
      all.insert(filled(shared.randomElement(using: &generator) ?? "", &generator), at: index)
    case 3: all.remove(at: Int.random(in: 0..<all.count, using: &generator))
    default:
      let index = Int.random(in: 0..<all.count, using: &generator)
      var parts = all[index].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 2 else { return }
      parts[Int.random(in: 1..<parts.count - 1, using: &generator)] = filled(" N: V", &generator)
      all[index] = parts.joined(separator: ";")
    }
    if all.isEmpty { all = [""] }
  }

  /// Few and many sheets import one that changes. Now and then, only some are checked before the next change.
  @Test(arguments: [5, 24])
  func followsEditsOfASharedSheet(_ count: Int) {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var configuration = LintConfiguration()
    for round in 0..<Environment.rounds(count == 5 ? 8 : 2) {
      configuration.preset = round % 2 == 0 ? .all : .core
      let linter = Linter(schema: .views, configuration: configuration)
      var memory = LintMemory()
      var (sheets, shared) = Self.project(of: count, &generator)
      for _ in 0..<15 {
        Self.edit(&shared, &generator)
        if Int.random(in: 0..<8, using: &generator) == 0 { sheets[0] = Self.importing(sheets[0].path, &generator) }
        let all = sheets + [SourceText(shared.joined(separator: "\n"), path: "shared.vstyle")]
        if Int.random(in: 0..<4, using: &generator) == 0 {
          linter.read(all, into: &memory)
          linter.check(Array(memory.unchecked.prefix(3)), of: all, in: &memory)
          continue
        }
        let (own, fresh) = (linter.lint(all, remembering: &memory), linter.lint(all))
        #expect(Self.lines(own) == Self.lines(fresh), "seed \(SeededGenerator.seed)")
        #expect(own.diagnostics == fresh.diagnostics, "seed \(SeededGenerator.seed)")
        guard Bool.random(using: &generator) else { continue }
        let facts = Self.facts(memory)
        var other = LintMemory()
        linter.read(all, into: &other)
        #expect(facts == Self.facts(other), "seed \(SeededGenerator.seed)")
      }
    }
  }

  private static func facts(_ memory: LintMemory) -> [String] {
    memory.facts.map { path, facts in
      "\(path) \(facts.sources.sources.map(\.text)) \(facts.declared.sorted()) \(facts.read.sorted()) "
        + "\(facts.types.mapValues(\.syntax).sorted { $0.key < $1.key }) \(facts.firstTheme ?? "")"
    }
  }

  /// A sheet has the diagnostics that it has if no other sheet was checked before it.
  @Test func checksShareOnlyWhatIsTheSame() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var configuration = LintConfiguration()
    for round in 0..<Environment.rounds(4) {
      configuration.preset = round % 2 == 0 ? .all : .core
      let linter = Linter(schema: .views, configuration: configuration, parallelism: .none)
      let (sheets, shared) = Self.project(of: 10, &generator)
      let all = sheets + [SourceText(shared.joined(separator: "\n"), path: "shared.vstyle")]
      var together = LintMemory()
      _ = linter.lint(all, remembering: &together)
      for sheet in sheets.dropLast() {
        var alone = LintMemory()
        linter.read(all, into: &alone)
        linter.check([sheet.path], of: all, in: &alone)
        #expect(
          linter.report(on: all, together, for: sheet.path).diagnostics
            == linter.report(on: all, alone, for: sheet.path).diagnostics, "seed \(SeededGenerator.seed)")
      }
    }
  }
}
