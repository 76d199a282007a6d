import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A sheet with too many lines.
  static let maxFileLines = LintRule(
    .maxFileLines,
    summary: "A sheet has more lines than the project allows.",
    why: "In a long sheet, rules for one view are far apart. Split it by topic, and import the parts.",
    bad: [.init(String(repeating: "\n", count: 400) + "↓Label { alpha: 0.5; }")],
    good: ["Label { alpha: 0.5; }"],
    check: { context in
      let limit = context.count("limit", of: .maxFileLines)
      return context.stylesheet.trees.compactMap { tree in
        let lines = LineIndex(tree.source)
        let count = lines.lineNumber(at: max(tree.source.bytes.count - 1, 0))
        guard count > limit else { return nil }
        // Without a text of its own, the diagnostic is the same one after an edit of other lines.
        let start = lines.range(ofLine: limit + 1).start
        return Diagnostic(
          .maxFileLines, at: SourceLocation(tree.sourceID, SourceRange(start, start)), "this sheet has \(count) lines",
          expected: "at most \(limit)", help: "make several sheets of it, one for each topic, and import them")
      }
    })
}
