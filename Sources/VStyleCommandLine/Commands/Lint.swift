import VStyleLint
import VStyleSyntax

extension Command {
  private static let format = Option("format", .choice(["pretty", "concise", "json"]), "how to show findings")
  private static let failOn = Option(
    "fail-on", .choice(["warning", "error", "info", "never"]), "the severity from which on the exit code is 1")
  private static let maxFindings = Option(
    "max-findings", .number("COUNT"), "show at most so many; 1000 by default, all of them in JSON")

  /// `vstyle lint`
  static let lint = Command(
    "lint", operands: "PATH…", summary: "check sheets against the view classes",
    options: [format] + VocabularyInput.options + [SkinInput.skin, failOn, maxFindings],
    notes: [
      "A path is a sheet, a folder with sheets below it, or `-` for standard input. Sheets that import",
      "each other are read together.",
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard !invocation.operands.isEmpty else { throw invocation.misuse("`lint` needs a path") }
    let vocabulary = try VocabularyInput.read(invocation, terminal)
    let sheets = try terminal.files.sheets(invocation.operands)
    let skins = try SkinInput.read(invocation, terminal)
    let report = Linter(vocabulary: vocabulary, loader: TerminalLoader(files: terminal.files), skins: skins)
      .lint(sheets)
    let style = invocation.choice(format)
    let limit = invocation.number(maxFindings) ?? (style == "json" ? report.findings.count : 1000)
    let shown = report.findings.prefix(limit)
    switch style {
    case "json": terminal.print(JSONReport(report).text(Array(shown)))
    case "concise":
      let renderer = DiagnosticRenderer(report.sources)
      for finding in shown { terminal.print(renderer.concise(finding)) }
    default:
      let colors: DiagnosticRenderer.Colors = terminal.usesColors(invocation.choice(.color)) ? .ansi : .none
      let renderer = DiagnosticRenderer(report.sources, colors: colors)
      terminal.print(shown.map(renderer.pretty).joined(separator: "\n"))
    }
    terminal.report(LintSummary.text(report, shown: shown.count))
    let threshold = Severity(rawValue: invocation.choice(failOn))
    return report.findings.contains { finding in threshold.map { finding.severity >= $0 } ?? false }
      ? .findings : .success
  }
}
