import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleValues
import VStyleViews

/// Tasks over generated sheets with every view type, property, state and value type of the views.
enum GeneratedInputs {
  /// Returns the tasks.
  static func tasks() -> [BenchTask] {
    var generator = SheetGenerator(schema: .views)
    let source = SourceText(generator.sheet(byteCount: 1 << 20), path: "generated.vstyle")
    let sheet = SheetTasks(name: "generated-1MiB", source: source, schema: .views)
    return [
      sheet.tokenise, sheet.tree, sheet.print, sheet.parse, sheet.lint, sheet.format, project(.core), project(.strict),
    ]
  }

  /// Returns a task that lints a thousand sheets of a hundred lines as one project, without caches of earlier runs.
  private static func project(_ preset: LintConfiguration.Preset) -> BenchTask {
    var generator = SheetGenerator(schema: .views)
    let sheets = (0..<1_000).map { SourceText(generator.sheet(lineCount: 100), path: "sheet-\($0).vstyle") }
    var configuration = LintConfiguration()
    configuration.preset = preset
    let linter = Linter(schema: .views, configuration: configuration)
    return BenchTask(
      name: "lint/1000-sheets-\(preset.rawValue)", size: sheets.reduce(0) { $0 + $1.bytes.count }, unit: .milliseconds,
      note: "1,000 sheets of 100 lines, nothing remembered"
    ) {
      { linter.lint(sheets).diagnostics.count }
    }
  }
}

/// Generates valid sheets, the same on every run.
struct SheetGenerator {
  private let schema: StyleSchema
  private let viewTypeNames: [String]
  private var state: UInt64 = 20_240_229

  init(schema: StyleSchema) {
    self.schema = schema
    viewTypeNames = schema.viewTypeNames.filter { !schema.properties(of: $0).isEmpty }
  }

  /// Returns a sheet of at least a number of bytes.
  mutating func sheet(byteCount: Int) -> String {
    var text = "@theme light { \(tokens(from: 0)) }\n@theme dark { \(tokens(from: 7)) }\n"
    while text.utf8.count < byteCount { text += rule() }
    return text
  }

  /// Returns a sheet of about a number of lines.
  mutating func sheet(lineCount: Int) -> String {
    var text = ":root { \(tokens(from: 0)) }\n"
    while text.utf8.count(where: { $0 == 0x0A }) < lineCount { text += rule() }
    return text
  }

  /// Returns custom properties with colors, so that half of the colors in the rules can be `var()`.
  private func tokens(from first: Int) -> String {
    (0..<SheetGenerator.tokenCount).map { "--color-\($0): hsl(\((first + $0) * 29 % 360) 60% 50%);" }
      .joined(separator: " ")
  }

  private static let tokenCount = 24

  private mutating func rule() -> String {
    guard let name = pick(viewTypeNames) else { return "\n" }
    var selector = "\(name).class-\(next(400))"
    if next(4) == 0 { selector = "View.screen-\(next(40)) > " + selector }
    if next(5) == 0 { selector += ", .class-\(next(400)) \(name)" }
    var body = declarations(of: name, count: 2 + next(5), indent: "  ")
    if next(5) == 0, let state = pick(schema.states(of: name)) {
      body += "  &:\(state) {\n\(declarations(of: name, count: 1, indent: "    "))  }\n"
    }
    let comment = next(6) == 0 ? "/* What a part of the app looks like. */\n" : ""
    return "\(comment)\(selector) {\n\(body)}\n\n"
  }

  private mutating func declarations(of className: String, count: Int, indent: String) -> String {
    var text = ""
    for _ in 0..<count {
      guard let entry = pick(schema.properties(of: className)) else { continue }
      let isToken = entry.kind.name == ValueKind.color.name && next(2) == 0
      let sample = pick(entry.kind.samples).map(entry.kind.serialize) ?? "initial"
      let value = isToken ? "var(--color-\(next(SheetGenerator.tokenCount)))" : sample
      text += "\(indent)\(entry.name): \(value);\n"
    }
    return text
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : list[next(list.count)] }

  /// Returns a number below a bound, by a linear congruential generator of Knuth's.
  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
