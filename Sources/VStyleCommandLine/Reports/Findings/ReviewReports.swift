import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Findings for who reviews a change.
extension ReportFormat {
  /// Diagnostics of reviewdog. Columns count bytes from 1, as that format has it.
  ///
  /// - Spec: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
  static let rdjson = ReportFormat(name: "rdjson", reader: .program) { findings in
    let file: JSON = [
      "source": ["name": "vstyle"],
      "diagnostics": .array(findings.shown.map { diagnostic($0, findings) }),
    ]
    return file.pretty
  }

  private static func diagnostic(_ finding: Diagnostic, _ findings: Findings) -> JSON {
    let severities: [Severity: String] = [.error: "ERROR", .warning: "WARNING", .info: "INFO"]
    let help = finding.help.map { "; \($0)" } ?? ""
    // One suggestion is one edit there.
    let edits = finding.fixes.filter { $0.edits.count == 1 }.flatMap(\.edits)
    return [
      "message": .string(finding.message + help),
      "location": ["path": .string(findings.path(finding.location)), "range": range(finding.location, findings)],
      "severity": .string(severities[finding.severity] ?? "INFO"),
      "code": ["value": .string("\(finding.rule.code) \(finding.rule.name)")],
      "suggestions": .array(
        edits.filter { $0.location.source == finding.location.source }.map { edit in
          ["range": range(edit.location, findings), "text": .string(edit.replacement)]
        }),
    ]
  }

  private static func range(_ location: SourceLocation, _ findings: Findings) -> JSON {
    ["start": place(findings.byteStart(location)), "end": place(findings.byteEnd(location))]
  }

  private static func place(_ place: (line: Int, column: Int)) -> JSON {
    ["line": .integer(place.line), "column": .integer(place.column)]
  }

  /// A table for a page, such as the summary of a GitHub job: `--output markdown=$GITHUB_STEP_SUMMARY`.
  static let markdown = ReportFormat(name: "markdown", reader: .program) { findings in
    var text = "## vstyle lint\n\n\(LintSummary.text(findings.report, shown: findings.shown.count))\n"
    guard !findings.shown.isEmpty else { return text }
    text += "| | rule | place | finding |\n| --- | --- | --- | --- |\n"
    for finding in findings.shown {
      let start = findings.start(finding.location)
      let cells = [
        finding.severity.rawValue, "\(finding.rule.code) \(finding.rule.name)",
        "\(findings.path(finding.location)):\(start.line):\(start.column)",
        finding.message + (finding.help.map { "; \($0)" } ?? ""),
      ]
      text += "| " + cells.map(MarkdownText.cell).joined(separator: " | ") + " |\n"
    }
    return text
  }
}
