import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Findings as services for teams read them.
extension ReportFormat {
  /// Annotations of a GitHub workflow. Errors come first, since only some are shown.
  ///
  /// - Spec: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  static let github = ReportFormat(name: "github", reader: .program) { findings in
    let order = findings.shown.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return order.map { annotation($0.element, findings) }.joined()
  }

  private static func annotation(_ finding: Diagnostic, _ findings: Findings) -> String {
    let (start, end) = (findings.start(finding.location), findings.end(finding.location))
    var properties = [
      "file=\(WorkflowText.property(findings.path(finding.location)))", "line=\(start.line)", "endLine=\(end.line)",
      "col=\(start.column)",
    ]
    // Columns of a longer range mean nothing there.
    if start.line == end.line, end.column > start.column { properties.append("endColumn=\(end.column - 1)") }
    properties.append("title=\(WorkflowText.property("\(finding.rule.code) \(finding.rule.name)"))")
    let text = finding.message + (finding.help.map { "\nhelp: \($0)" } ?? "")
    let command = finding.severity == .info ? "notice" : finding.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(WorkflowText.data(text))\n"
  }

  /// Code quality of GitLab.
  ///
  /// - Spec: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
  static let gitlab = ReportFormat(name: "gitlab", reader: .program) { findings in
    JSON.array(
      findings.fingerprinted.map { finding, fingerprint in
        let severities: [Severity: String] = [.error: "major", .warning: "minor", .info: "info"]
        return [
          "description": .string(finding.message), "check_name": .string(finding.rule.code),
          "fingerprint": .string(fingerprint), "severity": .string(severities[finding.severity] ?? "info"),
          "location": [
            "path": .string(findings.path(finding.location)),
            "lines": ["begin": .integer(findings.start(finding.location).line)],
          ],
        ]
      }
    ).pretty
  }

  /// JUnit: a suite for each sheet, a case for each finding; a sheet without one has a case that passes.
  static let junit = ReportFormat(name: "junit", reader: .program) { findings in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let total = findings.report.sources.sources.count { source in
      !findings.shown.contains { findings.path($0.location) == source.path }
    }
    let count = findings.shown.count
    text += "<testsuites name=\"vstyle\" tests=\"\(count + total)\" failures=\"\(count)\">\n"
    for (path, own) in byPath(findings) {
      let name = XMLText.attribute(path)
      text += "  <testsuite name=\"\(name)\" tests=\"\(max(own.count, 1))\" failures=\"\(own.count)\">\n"
      if own.isEmpty { text += "    <testcase name=\"lint\" classname=\"\(name)\"/>\n" }
      for finding in own {
        let start = findings.start(finding.location)
        let title = XMLText.attribute("\(finding.rule.code) at \(start.line):\(start.column)")
        text += "    <testcase name=\"\(title)\" classname=\"\(name)\">\n"
        text += "      <failure type=\"\(finding.severity.rawValue)\" "
        text += "message=\"\(XMLText.attribute(finding.message))\"/>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// Checkstyle.
  static let checkstyle = ReportFormat(name: "checkstyle", reader: .program) { findings in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, own) in byPath(findings) {
      text += "  <file name=\"\(XMLText.attribute(path))\">\n"
      for finding in own {
        let start = findings.start(finding.location)
        text += "    <error line=\"\(start.line)\" column=\"\(start.column)\" "
        text += "severity=\"\(finding.severity.rawValue)\" message=\"\(XMLText.attribute(finding.message))\" "
        text += "source=\"vstyle.\(finding.rule.code)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// The findings of each sheet, by path.
  private static func byPath(_ findings: Findings) -> [(path: String, findings: [Diagnostic])] {
    let groups = Dictionary(grouping: findings.shown) { findings.path($0.location) }
    return findings.report.sources.sources.map(\.path).sorted().map { ($0, groups[$0] ?? []) }
  }
}
