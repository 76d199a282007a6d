import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Reports for reviewers of a change.
extension ReportFormat {
  /// The Reviewdog Diagnostic Format, in which columns count bytes from 1.
  ///
  /// - Spec: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
  static let rdjson = ReportFormat(name: "rdjson", reader: .program) { reported in
    let file: JSON = [
      "source": ["name": "vstyle"],
      "diagnostics": .array(reported.shown.map { diagnostic($0, reported) }),
    ]
    return file.pretty
  }

  private static func diagnostic(_ diagnostic: Diagnostic, _ reported: ReportContents) -> JSON {
    let severities: [Severity: String] = [.error: "ERROR", .warning: "WARNING", .info: "INFO"]
    let help = diagnostic.help.map { "; \($0)" } ?? ""
    // A suggestion of this format is a single edit.
    let edits = diagnostic.fixes.filter { $0.edits.count == 1 }.flatMap(\.edits)
    return [
      "message": .string(diagnostic.message + help),
      "location": ["path": .string(reported.path(diagnostic.location)), "range": range(diagnostic.location, reported)],
      "severity": .string(severities[diagnostic.severity] ?? "INFO"),
      "code": .object(
        [.init("value", .string("\(diagnostic.rule.code) \(diagnostic.rule.name)"))]
          + reported.page(of: diagnostic.rule, as: "url")),
      "suggestions": .array(
        edits.filter { $0.location.source == diagnostic.location.source }.map { edit in
          ["range": range(edit.location, reported), "text": .string(edit.replacement)]
        }),
    ]
  }

  private static func range(_ location: SourceLocation, _ reported: ReportContents) -> JSON {
    ["start": position(reported.byteStart(location)), "end": position(reported.byteEnd(location))]
  }

  private static func position(_ position: (line: Int, column: Int)) -> JSON {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }

  /// A Markdown table for a page such as the summary of a GitHub job: `--output markdown=$GITHUB_STEP_SUMMARY`.
  static let markdown = ReportFormat(name: "markdown", reader: .program) { reported in
    let verdict = reported.verdict
    let summary = LintSummary.text(reported.report, shown: reported.shown.count, exceeded: verdict.exceededWarnings)
    var text = "## vstyle lint\n\n\(summary)\n"
    guard !reported.shown.isEmpty else { return text }
    text += "| | rule | location | diagnostic |\n| --- | --- | --- | --- |\n"
    for diagnostic in reported.shown {
      let start = reported.start(diagnostic.location)
      let cells = [
        diagnostic.severity.rawValue, diagnostic.rule.label,
        "\(reported.path(diagnostic.location)):\(start.line):\(start.column)",
        diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""),
      ]
      text += "| " + cells.map(MarkdownText.cell).joined(separator: " | ") + " |\n"
    }
    return text
  }
}
