import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The summary line after the diagnostics: `2 errors, 1 warning in 3 of 18 files`.
enum LintSummary {
  /// Returns the summary of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - shown: the number of diagnostics that are shown.
  ///   - exceeded: the number of allowed warnings, if there are more; `nil` otherwise.
  static func text(_ report: LintReport, shown: Int, exceeded: Int?) -> String {
    let silent = [(report.suppressed.count, "suppressed"), (report.baselinedCount, "in the baseline")]
    let allowed = exceeded.map { "; \(counted($0, "warning is", "warnings are")) allowed" } ?? ""
    let hidden = silent.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined() + allowed
    let found = report.diagnostics.filter { !report.baselines.contains($0.location.source) }
    let changedFiles = report.changedFileCount
    let files = counted(changedFiles ?? report.fileCount, "file")
    let place = changedFiles == nil ? "in" : "in the changed lines of"
    let broken = Set(found.map(\.location.source)).count
    var text =
      switch (found.isEmpty, changedFiles) {
      case (true, 0): "the diff adds no line to a sheet"
      case (true, _): "nothing found \(place) \(files)"
      case (false, _): "\(severities(found)) \(place) \(broken) of \(files)"
      }
    let others = report.diagnostics.filter { report.baselines.contains($0.location.source) }
    if !others.isEmpty { text += ", \(severities(others)) about the baseline" }
    text += hidden + "\n"
    let withheld = report.diagnostics.count - shown
    if withheld > 0 { text += "\(counted(withheld, "diagnostic")) not shown; see `--max-diagnostics`\n" }
    return text
  }

  /// Returns the number of diagnostics of each severity: `2 errors, 1 warning`.
  private static func severities(_ diagnostics: [Diagnostic]) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// Returns a line for each broken rule, the most frequent first: its count, severity, name and code, and its fix.
  static func statistics(_ report: LintReport) -> String {
    let groups = Dictionary(grouping: report.diagnostics, by: \.rule).sorted {
      ($1.value.count, $0.key.code) < ($0.value.count, $1.key.code)
    }
    let width = groups.first.map { "\($0.value.count)".count } ?? 0
    let labels = groups.map(\.key.label.count).max() ?? 0
    return groups.map { rule, diagnostics in
      let count = "\(diagnostics.count)"
      let severity = diagnostics.map(\.severity).max() ?? rule.severity
      let columns = [
        String(repeating: " ", count: width - count.count) + count, severity.rawValue.padded(to: 7),
        rule.label.padded(to: labels), LintRules.named(rule.code)?.fixes?.rawValue ?? "-",
      ]
      return columns.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Returns a count with its noun: `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
