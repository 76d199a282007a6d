public import VStyleSyntax

extension Linter {
  /// What came of fixing sheets.
  public struct Fixed: Sendable {
    /// The sheets that changed, by path.
    public let sheets: [SourceText]
    /// How many fixes were made.
    public let fixCount: Int
    /// What is still to be found.
    public let report: LintReport
  }

  /// Makes fixes until there is none left to make.
  ///
  /// Sheets that are only imported stay as they are, and so does one that would get a finding of syntax it
  /// did not have.
  public func fix(_ sheets: [SourceText], reach: FixPlan.Reach) -> Fixed {
    var current = sheets
    var report = self.findings(in: sheets)
    var fixCount = 0
    let own = Set(sheets.map(\.path))
    for _ in 0..<Linter.maximumRounds {
      let findings = report.findings.filter { own.contains(report.sources[$0.location.source].path) }
      let plan = FixPlan(findings, reach: reach)
      let changed = Dictionary(plan.changed(in: report.sources).map { ($0.path, $0) }) { first, _ in first }
      let isSound = changed.values.allSatisfy { own.contains($0.path) }
      guard plan.fixCount > 0, isSound else { break }
      current = current.map { changed[$0.path] ?? $0 }
      fixCount += plan.fixCount
      report = self.findings(in: current)
    }
    report.shorten()
    let changed = zip(sheets, current).filter { $0 != $1 }.map(\.1)
    return Fixed(sheets: changed, fixCount: fixCount, report: report)
  }

  /// One fix may uncover another; more rounds than this mean that two rules undo each other.
  private static var maximumRounds: Int { 10 }
}
