package import VStyleCheck
package import VStyleSyntax

extension Linter {
  /// The result of fixing sheets.
  package struct Fixed: Sendable {
    /// The sheets that changed, by path.
    package let sheets: [SourceText]
    /// The number of applied fixes.
    package let fixCount: Int
  }

  /// Applies fixes until none is left, and reports the remaining diagnostics.
  ///
  /// Sheets that are only imported do not change, nor do those with a merge conflict.
  ///
  /// - Parameters:
  ///   - sheets: the sheets to fix.
  ///   - others: the other sheets of the project, which do not change. Their names count.
  ///   - reach: the fixes that are applied.
  package func fix(
    _ sheets: [SourceText], among others: [SourceText] = [], reach: FixPlan.Reach
  ) -> (fixed: Fixed, report: LintReport) {
    var (fixed, report) = makeFixes(in: sheets, among: others, reach, asksAllRules: true)
    leaveOut(others, notImportedBy: sheets, of: &report)
    report.shorten()
    return (fixed, report)
  }

  /// Applies fixes until none is left, without a report.
  ///
  /// - Parameters:
  ///   - sheets: the sheets to fix. Sheets that are only imported do not change.
  ///   - others: the other sheets of the project, which do not change. Their names count.
  ///   - reach: the fixes that are applied.
  package func fixed(_ sheets: [SourceText], among others: [SourceText] = [], reach: FixPlan.Reach) -> Fixed {
    // Only the fixes of suppression comments need the diagnostics of all rules.
    makeFixes(in: sheets, among: others, reach, asksAllRules: sheets.contains(where: Suppressions.mayAppear)).fixed
  }

  /// Applies fixes in rounds, because one fix may allow another one.
  ///
  /// OPTIMIZATION: rules without fixes run only after no other fix is left. Running all rules in each round is simpler.
  private func makeFixes(
    in sheets: [SourceText], among others: [SourceText], _ reach: FixPlan.Reach, asksAllRules: Bool
  ) -> (fixed: Fixed, report: LintReport) {
    // A fix would write over one side of a merge conflict.
    let own = Set(sheets.filter { MergeConflict($0) == nil }.map(\.path))
    let rules = checkingRules
    let fixing = rules.filter { $0.mayFix(within: reach) }
    let remaining = rules.filter { !$0.mayFix(within: reach) }
    var current = sheets + others
    var fixCount = 0
    var report = LintReport(current)
    for round in 0...Linter.maximumRounds {
      var checks = check(fixing, in: checks(of: current))
      let styles = ProjectCompiler.styles(of: checks.lazy.map(\.stylesheet))
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
      if !isLast { plan(self.report(on: current, checks.map(\.found), styles: styles, fixedWithin: reach)) }
      if changed.isEmpty, asksAllRules {
        checks = check(remaining, in: checks)
        report = self.report(
          on: current, checks.map(\.found), styles: styles,
          about: treeDiagnostics(checks.map { $0.result(isNaming: isNaming) }, styles))
        if !isLast { plan(report) }
      }
      guard !changed.isEmpty else { break }
      let texts = Dictionary(changed.map { ($0.path, $0) }) { first, _ in first }
      current = current.map { texts[$0.path] ?? $0 }
    }
    let changed = zip(sheets, current).filter { $0 != $1 }.map(\.1)
    return (Fixed(sheets: changed, fixCount: fixCount), report)
  }

  /// The largest number of rounds. More rounds mean that two rules undo each other.
  private static var maximumRounds: Int { 10 }
}
