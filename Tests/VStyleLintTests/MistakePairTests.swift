import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyleCheck
@testable import VStyleLint

/// Tests that a mistake hides no other one: each line of the mistakes fixture beside lines of each other rule and of its
/// own.
@Suite("pairs of mistakes")
struct MistakePairTests {
  /// A mistake, with what the linter says about it.
  private struct Mistake {
    let sheet: String
    let diagnostic: Diagnostic

    /// Whether a report has the diagnostic of the mistake.
    ///
    /// - Parameter start: the offset of the sheet of the mistake.
    func isFound(in report: [Diagnostic], at start: Int) -> Bool {
      report.contains {
        $0.rule == diagnostic.rule
          && ($0.location.range.start == diagnostic.location.range.start + start || $0.message == diagnostic.message)
      }
    }
  }

  private static func lint(_ text: String) -> [Diagnostic] {
    var configuration = LintConfiguration()
    configuration.preset = .strict
    return Linter(schema: .views, configuration: configuration).lint([SourceText(text, path: "app.vstyle")]).diagnostics
  }

  private static let mistakes: [Mistake] = {
    let path = PackageRoot.path + "/Tests/VStyleLintTests/Fixtures/mistakes.txt"
    return Fixture(path: path).text.split(separator: "\n").filter { !$0.hasPrefix("  ") }.compactMap { line in
      let sheet = String(line).replacing("⏎", with: "\n")
      return lint(sheet).first.map { Mistake(sheet: sheet, diagnostic: $0) }
    }
  }()

  private static let byRule = Dictionary(grouping: mistakes, by: \.diagnostic.rule.name)

  /// Whether a part of a sheet begins with a statement of its own: the part before it is closed.
  private static func isStatement(_ sheet: String, at start: Int) -> Bool {
    let tree = SyntaxTree(parsing: SourceText(sheet))
    return tree.children(of: 0).contains { tree.tape.range(tree.nodes[$0].tokens.lowerBound).start == start }
  }

  /// The names that a sheet declares or uses, which mean something else beside a sheet that has them too.
  private static func names(of sheet: String) -> Set<String> {
    let tape = TokenTape(SourceText(sheet))
    var names: Set<String> = []
    for index in 0..<tape.count {
      if tape.kind(index) == .ident, tape.isDashedIdent(index) { names.insert(tape.name(index)) }
      guard tape.kind(index) == .atKeyword else { continue }
      let keyword = tape.name(index).lowercased()
      if ["theme", "import"].contains(keyword) { names.insert(keyword) }
      if ["style", "view", "layer"].contains(keyword), index + 2 < tape.count { names.insert(tape.name(index + 2)) }
    }
    return names
  }

  /// The rules whose diagnostics wait until another mistake is mended, in few of all pairs: what is judged by all rules
  /// for a view, the names that a lost part of the sheet may declare, and where a bracket ends that is never closed.
  private static let waiting: Set<String> = [
    "class-named-as-state", "ineffective-property", "missing-custom-property-in-theme", "misspelled-name",
    "non-text-contrast", "text-contrast", "theme-without-scheme", "unclosed-block", "unknown-custom-property",
    "unknown-style", "unknown-view-type", "value-out-of-bounds",
  ]

  /// How often the mistakes of a waiting rule were beside another one, and how often they waited.
  private struct Waits {
    var pairs = 0
    var waits = 0
  }

  private var waits: [String: Waits] = [:]

  /// Checks a mistake before another one.
  private mutating func check(_ first: Mistake, _ second: Mistake) -> String? {
    let sheet = first.sheet + "\n" + second.sheet
    let start = first.sheet.utf8.count + 1
    // What is not closed takes the next rule with it. That rule waits until it is closed.
    guard Self.isStatement(sheet, at: start),
      Self.names(of: first.sheet).isDisjoint(with: Self.names(of: second.sheet))
    else { return nil }
    let report = Self.lint(sheet)
    var missing: [String] = []
    // An import after other rules is another mistake.
    let places = [("first", first, 0)] + (second.sheet.hasPrefix("@import") ? [] : [("second", second, start)])
    for (place, mistake, offset) in places {
      let (rule, isFound) = (mistake.diagnostic.rule.name, mistake.isFound(in: report, at: offset))
      if Self.waiting.contains(rule) {
        waits[rule, default: Waits()].pairs += 1
        if !isFound { waits[rule]?.waits += 1 }
      } else if !isFound {
        missing.append("the \(place), \(rule),")
      }
    }
    guard !missing.isEmpty else { return nil }
    let found = report.map { "\($0.rule.name) at \($0.location.range.start): \($0.message)" }
    return "\(missing.joined(separator: " and ")) is not reported in\n\(sheet)\n\(found.joined(separator: "\n"))"
  }

  @Test("each mistake of a pair is reported")
  mutating func pairs() {
    #expect(Self.waiting.count <= 12 && Self.mistakes.count > 600)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let rules = Self.byRule.keys.sorted()
    var problems: [String] = []
    let all = Self.mistakes.flatMap { mistake in rules.map { (mistake, $0) } }
    for (mistake, rule) in all.shuffled(using: &random).prefix(Environment.rounds(300)) {
      guard let other = Self.byRule[rule]?.randomElement(using: &random), other.sheet != mistake.sheet else { continue }
      problems += [check(mistake, other), check(other, mistake)].compactMap(\.self)
    }
    #expect(problems.isEmpty, "\(problems.count) pairs\n\(problems.prefix(20).joined(separator: "\n\n"))")
    for (rule, waits) in waits where waits.pairs >= 100 {
      #expect(waits.waits * 8 <= waits.pairs, "\(rule) waits in \(waits.waits) of \(waits.pairs) pairs")
    }
  }

  @Test(
    "a mistake in a prelude hides none after its block",
    arguments: [
      ("@theme { --a: 1; }\n@keyframes fade { from { alpha: 0 !important; } } View { animation: fade 1s; }", 19),
      ("@media (resolution >= 2px) { Label { alpha: 0.5; } }\n@media (orientation: portrait) { alpha: 0.5; }", 53),
      ("Label { @apply focused:wide; }\n$brand: red;", 31),
    ])
  func preludes(_ sheet: String, start: Int) {
    let report = Self.lint(sheet)
    #expect(report.contains { $0.location.range.start < start })
    #expect(report.contains { $0.location.range.start >= start }, "\(report.map(\.description))")
  }

  @Test("an @function of another language hides the mistakes in its own calls, and in no others")
  func functions() {
    let sheet = """
      @function double($x) { @return $x * 2; }
      View { layer-corner-radius: double(4); transform: double(4); }
      Label { transform: triple(4); }
      """
    #expect(Self.lint(sheet).map(\.rule.name) == ["unknown-at-rule", "unknown-function"])
  }
}
