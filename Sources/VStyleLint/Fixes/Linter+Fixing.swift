public import VStyleSyntax

extension Linter {
  /// What came of fixing sheets.
  public struct Fixed: Sendable {
    /// The sheets that changed, by path.
    public let sheets: [SourceText]
    /// How many fixes were made.
    public let fixCount: Int
  }

  /// Makes fixes until there is none left to make, and reports what is still to be found.
  ///
  /// Sheets that are only imported stay as they are, and so does one that would get a diagnostic of syntax it
  /// did not have.
  public func fix(_ sheets: [SourceText], reach: FixPlan.Reach) -> (fixed: Fixed, report: LintReport) {
    var (fixed, report) = makeFixes(in: sheets, reach, asksAllRules: true)
    report.shorten()
    return (fixed, report)
  }

  /// Makes fixes until there is none left to make.
  public func fixed(_ sheets: [SourceText], reach: FixPlan.Reach) -> Fixed {
    // The only fixes that ask all rules are those of comments that suppress diagnostics.
    makeFixes(in: sheets, reach, asksAllRules: sheets.contains(where: Suppressions.mayAppear)).fixed
  }

  /// Makes fixes in rounds, since one may uncover another. Only when nothing else is left to fix are all rules asked.
  private func makeFixes(
    in sheets: [SourceText], _ reach: FixPlan.Reach, asksAllRules: Bool
  ) -> (fixed: Fixed, report: LintReport) {
    let own = Set(sheets.map(\.path))
    let rules = checkingRules
    let fixing = rules.filter { $0.mayFix(within: reach) }
    let others = rules.filter { !$0.mayFix(within: reach) }
    var current = sheets
    var fixCount = 0
    var report = LintReport(sheets)
    for round in 0...Linter.maximumRounds {
      var checks = ask(fixing, in: checks(of: current))
      let isLast = round == Linter.maximumRounds
      var changed: [SourceText] = []
      func plan(_ found: LintReport) {
        let diagnostics = found.diagnostics.lazy.filter { own.contains(found.sources[$0.location.source].path) }
        let plan = FixPlan(diagnostics, reach: reach)
        let edited = plan.changed(in: found.sources)
        guard edited.allSatisfy({ own.contains($0.path) }) else { return }
        changed = edited
        fixCount += plan.fixCount
      }
      if !isLast { plan(self.report(on: current, checks.map(\.found), fixedWithin: reach)) }
      if changed.isEmpty, asksAllRules {
        checks = ask(others, in: checks)
        report = self.report(on: current, checks.map(\.found))
        if !isLast { plan(report) }
      }
      guard !changed.isEmpty else { break }
      let texts = Dictionary(changed.map { ($0.path, $0) }) { first, _ in first }
      current = current.map { texts[$0.path] ?? $0 }
    }
    let changed = zip(sheets, current).filter { $0 != $1 }.map(\.1)
    return (Fixed(sheets: changed, fixCount: fixCount), report)
  }

  /// More rounds than this mean that two rules undo each other.
  private static var maximumRounds: Int { 10 }
}
