import VStyleLint
import VStyleSyntax

/// The line that stands below the findings: `2 errors, 1 warning in 3 of 18 files`.
enum LintSummary {
  static func text(_ report: LintReport, shown: Int) -> String {
    let files = report.sources.sources.count
    let silent = [(report.suppressed.count, "suppressed"), (report.baselinedCount, "in the baseline")]
    let hidden = silent.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    guard !report.findings.isEmpty else { return "nothing found in \(counted(files, "file"))\(hidden)\n" }
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    var text = "\(parts.joined(separator: ", ")) in \(report.filesWithFindings) of \(counted(files, "file"))\(hidden)\n"
    let withheld = report.findings.count - shown
    if withheld > 0 { text += "\(counted(withheld, "finding")) not shown; see `--max-findings`\n" }
    return text
  }

  /// `1 file`, `2 files`
  static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
