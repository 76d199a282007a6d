import LanguageSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleLint
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Tests that hostile sheets are compiled and evaluated in bounded time, with a diagnostic.
@Suite("hostile sheets")
struct HostileSheetTests {
  /// A hostile sheet, with the rule of the expected diagnostic.
  struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: DiagnosticRule
    let bytes: @Sendable () -> [UInt8]

    var testDescription: String { name }

    init(_ name: String, _ rule: DiagnosticRule, bytes: @escaping @Sendable () -> [UInt8]) {
      self.name = name
      self.rule = rule
      self.bytes = bytes
    }

    init(_ name: String, _ rule: DiagnosticRule, _ text: @escaping @Sendable () -> String) {
      self.init(name, rule, bytes: { Array(text().utf8) })
    }
  }

  private static let attacks: [Attack] = [
    Attack("rules 100,000 deep", .limitExceeded) { repeated("View {", 100_000) },
    Attack("rules without end that double their parent", .limitExceeded) { repeated("& &, & {", 100_000) },
    Attack("rules that name their parent nine times, 30 deep", .valueTypeMismatch) {
      "Button { \(repeated("&&&&&&&&:highlighted:is(&) { ", 30)) alpha: red"
    },
    Attack("rules that name their parent in two lists, 12 deep", .valueTypeMismatch) {
      ".a { \(repeated(":is(&, .b):is(&, .c) { ", 12)) alpha: red"
    },
    Attack("conditions 100,000 deep", .limitExceeded) { repeated("@media all {", 100_000) },
    Attack("layers 100,000 deep", .limitExceeded) { repeated("@layer a {", 100_000) },
    Attack("parentheses 100,000 deep", .limitExceeded) { "Label { alpha: \(repeated("(", 100_000))" },
    Attack("calculations 100,000 deep", .limitExceeded) { "Label { alpha: \(repeated("calc(", 100_000))" },
    Attack("media queries 100,000 deep", .limitExceeded) { "@media \(repeated("(not ", 100_000))" },
    Attack("feature queries 100,000 deep", .limitExceeded) { "@supports \(repeated("(not ", 100_000))" },
    Attack("fallbacks 100,000 deep", .limitExceeded) { "Label { alpha: \(repeated("var(--a, ", 100_000))" },
    Attack("a compound of 100,000 parts", .limitExceeded) { "\(repeated(".a", 100_000)) { alpha: 1 }" },
    Attack("a path of 100,000 parts", .limitExceeded) { "\(repeated(".a > ", 100_000)) .a { alpha: 1 }" },
    Attack("a list of 100,000 selectors", .limitExceeded) { "\(repeated(".a, ", 100_000)) .a { alpha: 1 }" },
    Attack("100,000 :is() inside each other", .limitExceeded) { "\(repeated(":is(", 100_000)) { alpha: 1 }" },
    Attack("100,000 :has() one after the other", .limitExceeded) { "\(repeated(":has(.a) ", 100_000)) { alpha: 1 }" },
    Attack("custom properties that double each other", .limitExceeded) {
      bomb { "--t\($0): var(--t\($0 - 1)) var(--t\($0 - 1));" }
    },
    Attack("a chain of 1,000 custom properties", .limitExceeded) {
      ":root { --t0: 1; \((1...1_000).map { "--t\($0): var(--t\($0 - 1));" }.joined()) alpha: var(--t1000); }"
    },
    Attack("a circle of 1,000 custom properties", .customPropertyCycle) {
      ":root { --t0: var(--t1000); \((1...1_000).map { "--t\($0): var(--t\($0 - 1));" }.joined()) }"
    },
    Attack("styles that apply each other twice", .limitExceeded) {
      let styles = (1...60).map { "@style s\($0) { @apply s\($0 - 1) s\($0 - 1); }" }
      return "@style s0 { alpha: 1; } \(styles.joined()) Label { @apply s60; }"
    },
    Attack("a number of 1 MB", .invalidNumber) { "Label { alpha: \(repeated("9", 1 << 20)) }" },
    Attack("an exponent of 1 MB", .invalidNumber) { "Label { alpha: 1e\(repeated("9", 1 << 20)) }" },
    Attack("a name of 1 MB", .unknownProperty) { "Label { \(repeated("a", 1 << 20)): 1 }" },
    Attack("a string of 1 MB", .valueTypeMismatch) { "Label { alpha: \"\(repeated("a", 1 << 20))\" }" },
    Attack("20,000 mistakes", .unknownProperty) { "Label { \(repeated("b: 1;", 20_000)) }" },
    Attack("a comment without end", .unclosedComment) { "Label { alpha: 1 } \(repeated("/* ", 100_000))" },
    Attack("NUL", .invalidEncoding) { "Label { al\0pha: 1 }" },
    Attack(
      "a lone surrogate", .invalidEncoding, bytes: { Array("Label.".utf8) + [0xED, 0xA0, 0x80] + Array(" { }".utf8) }),
    Attack("a lone surrogate as an escape", .unknownProperty) { "Label { \\D800: 1 }" },
    Attack("truncated UTF-8", .invalidEncoding, bytes: { Array("Label { alpha: 1 } .".utf8) + [0xF0, 0x9F, 0x92] }),
    Attack(
      "16-bit text", .invalidEncoding, bytes: { [0xFF, 0xFE] + "Label { }".utf16.flatMap { [UInt8($0 & 0xFF), 0] } }),
    Attack("more than 16 MiB", .limitExceeded, bytes: { [UInt8](repeating: 0x20, count: 16 << 20 | 1) }),
  ]

  @Test("a hostile sheet is compiled and evaluated with the expected diagnostic", arguments: attacks)
  func attack(_ attack: Attack) {
    let source = SourceText(path: "app.vstyle", bytes: attack.bytes())
    // A low limit for declarations that `@apply` inserts, so that a debug build reaches it soon.
    var limits = CompilerLimits()
    limits.expandedDeclarations = 2_000
    let stylesheet = CompiledStylesheet.compile([SheetInput(source)], schema: .views, limits: limits)
    let evaluator = StyleEvaluator(stylesheet, tree: Self.chain(of: 8))
    let rules = Set((stylesheet.diagnostics + evaluator.diagnostics).map(\.rule.name))
    #expect(rules.contains(attack.rule.name), "\(rules)")
    // Lint finds limits of computed values without a tree, too.
    if attack.rule == .limitExceeded, stylesheet.diagnostics.isEmpty {
      let report = Linter(schema: .views).lint([source])
      #expect(report.diagnostics.contains { $0.rule == .limitExceeded })
    }
    #expect(stylesheet.trees[0].source.bytes == source.bytes)
  }

  @Test(
    "lint with all rules ends soon for nested rules with repeated `&`", .timeLimit(.minutes(1)),
    arguments: [
      ("&&&&&&&&:focused:is(&) { ", 8), (":is(&, .b):is(&, .c).d { ", 8), ("&, &.b, & &.c { ", 8),
      ("&&&:focused { ", 30),
    ])
  func namedParents(_ rule: String, _ depth: Int) {
    let sheet =
      "Button { \(repeated(rule, depth)) text-color: #777; background-color: white; \(repeated("} ", depth + 1))"
    var configuration = LintConfiguration()
    configuration.preset = .all
    let report = Linter(schema: .views, configuration: configuration).lint([SourceText(sheet, path: "a.vstyle")])
    let names = Set(report.diagnostics.map(\.rule.name))
    #expect(!names.isEmpty && !names.contains("limit-exceeded"), "\(names)")
  }

  @Test("selectors with nested :has() are evaluated in a tree of 60 levels")
  func has() {
    let rules = repeated("View:has(:is(.none > View) View):not(:has(.none .none)) { alpha: 0.5 }\n", 20)
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(rules))], schema: .views)
    #expect(stylesheet.diagnostics == [])
    #expect(StyleEvaluator(stylesheet, tree: Self.chain(of: 60)).styles.count == 60)
  }

  @Test(
    "cyclic, deep and numerous imports end with a diagnostic",
    arguments: [
      (ImportFlood.itself, DiagnosticRule.importCycle), (.eachOther, .importCycle), (.deeper, .limitExceeded),
      (.more, .limitExceeded),
    ])
  func imports(_ flood: ImportFlood, _ rule: DiagnosticRule) {
    let stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(flood.sheet, path: "app.vstyle"))], schema: .views, loader: flood)
    #expect(stylesheet.diagnostics.contains { $0.rule == rule })
    #expect(stylesheet.diagnostics.allSatisfy { $0.rule == rule })
    #expect(stylesheet.sources.sources.count <= CompilerLimits().importCount + 1)
  }

  /// A tree in which each view has one child.
  private static func chain(of count: Int) -> ElementTree {
    var tree = ElementTree()
    var parent: Int?
    for index in 0..<count { parent = tree.add(ElementNode(key: "\(index)", typeName: "View"), to: parent) }
    return tree
  }

  /// A root with forty custom properties. Each refers to the one before it.
  private static func bomb(_ token: (Int) -> String) -> String {
    ":root { --t0: 0; \((1...40).map(token).joined()) alpha: var(--t40); }"
  }
}

/// A loader that generates a sheet for every path.
enum ImportFlood: SheetLoader, CustomTestStringConvertible {
  case itself, eachOther, deeper, more

  /// The sheet with the first import.
  var sheet: String {
    switch self {
    case .itself: "@import \"app.vstyle\";"
    case .eachOther: "@import \"0.vstyle\";"
    case .deeper: "@import \"0.vstyle\";"
    case .more: (0...10_001).map { "@import \"\($0).vstyle\";\n" }.joined()
    }
  }

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    let number = path.split(separator: ".").first.flatMap { Int($0) } ?? 0
    let text =
      switch self {
      case .itself, .more: ""
      case .eachOther: "@import \"app.vstyle\";"
      case .deeper: "@import \"\(number + 1).vstyle\";"
      }
    return SourceText(text, path: path)
  }

  var testDescription: String {
    switch self {
    case .itself: "a sheet that imports itself"
    case .eachOther: "two sheets that import each other"
    case .deeper: "a sheet that imports another, without end"
    case .more: "10,002 sheets"
    }
  }
}

/// A text, repeated.
private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
