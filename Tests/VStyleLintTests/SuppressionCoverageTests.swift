import TestSupport
import Testing
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

@testable import VStyleCheck
@testable import VStyleLint

@Suite("suppression coverage")
struct SuppressionCoverageTests {
  @Test("coverage by sorting equals coverage by comparing each comment with each diagnostic")
  func law() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    let rules: [DiagnosticRule] = [.unknownProperty, .unknownKeyword, .unclosedBlock]
    func range() -> SourceRange {
      let start = Int.random(in: 0...30, using: &generator)
      return SourceRange(start, start + Int.random(in: 0...6, using: &generator))
    }
    for round in 0..<500 {
      let comments = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        let names = rules.filter { _ in Bool.random(using: &generator) }.map { RuleSelector($0.name) }
        return Suppression(
          reach: .block, rules: names, reason: "why", location: SourceLocation(SourceID(0), SourceRange(0, 1)),
          range: range())
      }
      let diagnostics = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        Diagnostic(
          rules[Int.random(in: 0..<rules.count, using: &generator)], at: SourceLocation(SourceID(0), range()), "")
      }
      func covers(_ comment: Suppression, _ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start
        return !diagnostic.rule.code.hasPrefix("VS00") && comment.selects(diagnostic.rule)
          && comment.range.start <= start && start <= comment.range.end
      }
      let coverage = SuppressionCoverage(comments, diagnostics)
      for diagnostic in diagnostics {
        let isCovered = comments.contains { covers($0, diagnostic) }
        #expect(coverage.covers(diagnostic) == isCovered, "round \(round), seed \(SeededGenerator.seed)")
      }
      for comment in comments {
        let isUsed = diagnostics.contains { covers(comment, $0) }
        #expect(coverage.isUsed(comment) == isUsed, "round \(round), seed \(SeededGenerator.seed)")
      }
    }
  }
}
