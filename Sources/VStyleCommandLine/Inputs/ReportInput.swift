import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStyleSyntax

/// The options for reports of diagnostics and for the exit code.
struct ReportInput {
  private static let format = Option("format", .choice(ReportFormat.all.map(\.name)), "how to show diagnostics")
  private static let output = Option(
    "output", .text("FORMAT=FILE"), "write a report to a file as well; may be repeated", example: "sarif=lint.sarif")
  private static let failOn = Option(
    "fail-on", .choice(["warning", "error", "info", "never"]),
    "the severity from which on the exit code is 1; by default warning, or error with --max-warnings")
  private static let maxWarnings = Option(
    "max-warnings", .number("COUNT"), "allow so many warnings, and fail if there are more; none by default")
  private static let rulePages = Option(
    "rule-pages", .text("URL"), "link each rule in sarif and rdjson reports; RULE in the URL is its name")
  private static let statistics = Option(
    "statistics", .flag(isOn: false), "show how often each rule is broken, instead of the diagnostics")
  private static let maxDiagnostics = Option(
    "max-diagnostics", .number("COUNT"), "show at most so many; 1000 by default, all of them to programs",
    formerName: "max-findings")

  /// The options of the command line.
  static let options: [Option] = [format, output, rulePages, statistics, failOn, maxWarnings, maxDiagnostics]

  /// Returns the address of the pages of rules, with `RULE` for the name of a rule; `nil` without one.
  static func pages(of option: Option, _ invocation: Invocation) throws(CommandError) -> String? {
    guard let address = invocation.value(option) else { return nil }
    guard address.contains(/^https?:\/\/.*RULE/) else {
      throw invocation.misuse("`--rule-pages` takes an http or https address with RULE in it, found `\(address)`")
    }
    return address
  }

  private let invocation: Invocation
  private let outputs: [(format: ReportFormat, path: String)]

  /// Reads the options.
  init(_ invocation: Invocation) throws(CommandError) {
    self.invocation = invocation
    var outputs: [(format: ReportFormat, path: String)] = []
    for text in invocation.all(ReportInput.output) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let format = ReportFormat.named(parts[0]) else {
        let names = ReportFormat.all.map(\.name).joined(separator: ", ")
        throw invocation.misuse("`--output` takes `FORMAT=FILE` with a format of \(names), found `\(text)`")
      }
      guard !parts[1].isEmpty else { throw invocation.misuse("the file is missing in `--output \(text)`") }
      guard parts[1] != "-" else {
        throw invocation.misuse(
          "`--output` takes a file, found `-`; for standard output, leave it out and write `--format \(format.name)`")
      }
      guard !outputs.contains(where: { $0.path == parts[1] }) else {
        throw invocation.misuse("two reports cannot be written to one file, found `\(parts[1])` twice")
      }
      outputs.append((format, parts[1]))
    }
    self.outputs = outputs
    _ = try ReportInput.pages(of: ReportInput.rulePages, invocation)
    if invocation.isOn(ReportInput.statistics), invocation.value(ReportInput.format) != nil {
      throw invocation.misuse("`--statistics` is a format of its own; leave `--format` out")
    }
  }

  /// Whether reports are written to files.
  var writesFiles: Bool { !outputs.isEmpty }

  /// Writes the reports.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - configuration: decides with the options which diagnostics fail.
  ///   - terminal: the output and the files.
  ///   - stream: where the report for the user is written.
  func write(
    _ report: LintReport, _ configuration: LintConfiguration, _ terminal: Terminal, to stream: Terminal.Stream
  ) throws(CommandError) {
    let read = Set(report.sources.sources.map { FilePath.cleaned($0.path) })
    for path in outputs.map({ FilePath.cleaned($0.path) })
    where read.contains(path) || path == "vstyle.json" || path.hasSuffix("/vstyle.json")
      || path.hasSuffix(".vstyle.json")
    {
      throw invocation.misuse("`--output` would write a report over `\(path)`; name another file")
    }
    let verdict = verdict(on: report, configuration)
    let format = ReportFormat.named(invocation.choice(ReportInput.format)) ?? .pretty
    let colors: DiagnosticRenderer.Colors = terminal.usesColors(invocation.choice(.color)) ? .ansi : .none
    let diagnostics = reported(report, verdict, format, colors)
    let isCounting = invocation.isOn(ReportInput.statistics)
    let text = isCounting ? LintSummary.statistics(report) : format.text(diagnostics)
    if stream == .errors {
      terminal.report(isCounting ? TerminalText(lines: text) : TerminalText(rendered: text))
    } else if isCounting {
      terminal.print(TerminalText(lines: text))
    } else if format.reader == .person {
      terminal.print(TerminalText(rendered: text))
    } else {
      terminal.print(result: text)
    }
    let shown = isCounting ? report.diagnostics.count : diagnostics.shown.count
    terminal.inform(TerminalText(lines: LintSummary.text(report, shown: shown, exceeded: verdict.exceededWarnings)))
    for (format, path) in outputs {
      try terminal.files.create(path, with: format.text(reported(report, verdict, format, .none)))
    }
  }

  private func reported(
    _ report: LintReport, _ verdict: ReportVerdict, _ format: ReportFormat, _ colors: DiagnosticRenderer.Colors
  ) -> ReportContents {
    ReportContents(
      report, verdict, limit: limit(format, report), colors: colors,
      rulePages: invocation.value(ReportInput.rulePages))
  }

  private func limit(_ format: ReportFormat, _ report: LintReport) -> Int {
    if let limit = invocation.number(ReportInput.maxDiagnostics) { return limit }
    return format.reader == .program ? report.diagnostics.count : 1000
  }

  /// Returns the exit code for a report.
  func exitCode(_ report: LintReport, _ configuration: LintConfiguration) -> ExitCode {
    let failing = verdict(on: report, configuration).failing
    return report.diagnostics.contains { failing.contains($0.severity) } ? .diagnostics : .success
  }

  private func verdict(on report: LintReport, _ configuration: LintConfiguration) -> ReportVerdict {
    let most = invocation.number(ReportInput.maxWarnings) ?? configuration.maximumWarnings
    // A number of allowed warnings would mean nothing if the first one failed.
    let usual = most == nil ? invocation.choice(ReportInput.failOn) : Severity.error.rawValue
    let word = invocation.value(ReportInput.failOn) ?? configuration.failOn ?? usual
    var failing: Set<Severity> = []
    if let threshold = Severity(rawValue: word) { failing.formUnion(Severity.allCases.filter { $0 >= threshold }) }
    guard let most, report.count(.warning) > most else { return ReportVerdict(failing: failing, exceededWarnings: nil) }
    return ReportVerdict(failing: failing.union([.warning]), exceededWarnings: most)
  }
}

/// Which diagnostics of a report make the command fail.
struct ReportVerdict {
  /// Their severities.
  let failing: Set<Severity>

  /// The number of allowed warnings, if there are more; `nil` otherwise.
  let exceededWarnings: Int?
}
