import VStyleCheck
import VStyleJSON
import VStyleLint
import VStylePreview
import VStyleSyntax

/// Reports in the formats of CI services.
extension ReportFormat {
  /// Annotations of a GitHub workflow. Errors come first, because GitHub shows only some annotations.
  ///
  /// - Spec: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  static let github = ReportFormat(name: "github", reader: .program) { reported in
    let order = reported.shown.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return order.map { annotation($0.element, reported) }.joined()
  }

  private static func annotation(_ diagnostic: Diagnostic, _ reported: ReportContents) -> String {
    let (start, end) = (reported.start(diagnostic.location), reported.end(diagnostic.location))
    var properties = [
      "file=\(WorkflowText.property(reported.path(diagnostic.location)))", "line=\(start.line)", "endLine=\(end.line)",
      "col=\(start.column)",
    ]
    // GitHub ignores the columns of a range with several lines.
    if start.line == end.line, end.column > start.column { properties.append("endColumn=\(end.column - 1)") }
    properties.append("title=\(WorkflowText.property(diagnostic.rule.label))")
    let text =
      VisibleText.line(diagnostic.message) + (diagnostic.help.map { "\nhelp: \(VisibleText.line($0))" } ?? "")
    let command = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(WorkflowText.data(text))\n"
  }

  /// A code quality report of GitLab.
  ///
  /// - Spec: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
  static let gitlab = ReportFormat(name: "gitlab", reader: .program) { reported in
    JSON.array(
      reported.fingerprinted.map { diagnostic, fingerprint in
        let severities: [Severity: String] = [.error: "major", .warning: "minor", .info: "info"]
        return [
          "description": .string(diagnostic.message), "check_name": .string(diagnostic.rule.code),
          "fingerprint": .string(fingerprint), "severity": .string(severities[diagnostic.severity] ?? "info"),
          "location": [
            "path": .string(reported.path(diagnostic.location)),
            "lines": ["begin": .integer(reported.start(diagnostic.location).line)],
          ],
        ]
      }
    ).pretty
  }

  /// A JUnit report: a suite for each sheet and a case for each diagnostic, which fails if the command fails for it.
  ///
  /// The output of a case that does not fail has the message. A sheet without diagnostics has one successful case.
  static let junit = ReportFormat(name: "junit", reader: .program) { reported in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let suites = byPath(reported)
    func counts(_ cases: [Diagnostic], clean: Int) -> String {
      let failures = cases.count { reported.verdict.failing.contains($0.severity) }
      return "tests=\"\(cases.count + clean)\" failures=\"\(failures)\""
    }
    text += "<testsuites name=\"vstyle\" \(counts(reported.shown, clean: suites.count { $0.reported.isEmpty }))>\n"
    for (path, own) in suites {
      let name = MarkupText.attribute(path)
      text += "  <testsuite name=\"\(name)\" \(counts(own, clean: own.isEmpty ? 1 : 0))>\n"
      if own.isEmpty { text += "    <testcase name=\"lint\" classname=\"\(name)\"/>\n" }
      for diagnostic in own { text += testCase(diagnostic, className: name, reported) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(
    _ diagnostic: Diagnostic, className: String, _ reported: ReportContents
  ) -> String {
    let start = reported.start(diagnostic.location)
    let title = MarkupText.attribute("\(diagnostic.rule.label) at \(start.line):\(start.column)")
    let (severity, message) = (diagnostic.severity.rawValue, MarkupText.attribute(diagnostic.message))
    let result =
      reported.verdict.failing.contains(diagnostic.severity)
      ? "<failure type=\"\(severity)\" message=\"\(message)\"/>"
      : "<system-out>\(severity): \(message)</system-out>"
    return "    <testcase name=\"\(title)\" classname=\"\(className)\">\n      \(result)\n    </testcase>\n"
  }

  /// A Checkstyle report.
  static let checkstyle = ReportFormat(name: "checkstyle", reader: .program) { reported in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, own) in byPath(reported) {
      text += "  <file name=\"\(MarkupText.attribute(path))\">\n"
      for diagnostic in own {
        let start = reported.start(diagnostic.location)
        text += "    <error line=\"\(start.line)\" column=\"\(start.column)\" "
        text += "severity=\"\(diagnostic.severity.rawValue)\" message=\"\(MarkupText.attribute(diagnostic.message))\" "
        text += "source=\"vstyle.\(diagnostic.rule.code)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// Returns the diagnostics of each sheet, by path.
  private static func byPath(_ reported: ReportContents) -> [(path: String, reported: [Diagnostic])] {
    let groups = Dictionary(grouping: reported.shown) { reported.path($0.location) }
    return reported.report.sources.sources.map(\.path).sorted().map { ($0, groups[$0] ?? []) }
  }
}
