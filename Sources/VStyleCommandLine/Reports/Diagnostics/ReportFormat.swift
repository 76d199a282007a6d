import VStyleAdvice
import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// A format for reports of diagnostics: one element of ``all``.
struct ReportFormat: Sendable {
  /// The name in `--format`.
  let name: String

  /// The reader of a report in this format.
  let reader: Reader

  /// Returns the text of a report.
  let text: @Sendable (ReportContents) -> String

  /// The reader of a report, which decides the default limit of diagnostics.
  enum Reader: Sendable {
    /// A person. The default limit is 1000 diagnostics.
    case person
    /// A program. By default there is no limit.
    case program
  }

  /// Every format; the first is the default.
  static let all: [ReportFormat] = [
    .pretty, .concise, .plain, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .rdjson, .markdown,
  ]

  /// Returns the format with a name; `nil` if there is none.
  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// The contents of a report.
struct ReportContents {
  /// The report with all diagnostics.
  let report: LintReport

  /// Which diagnostics make the command fail.
  let verdict: ReportVerdict

  /// The shown diagnostics.
  let shown: [Diagnostic]

  /// The colors of reports for people.
  let colors: DiagnosticRenderer.Colors

  /// The address of the pages of rules, with `RULE` for the name of a rule; `nil` for none.
  private let rulePages: String?
  private let lines: [LineIndex]

  init(
    _ report: LintReport, _ verdict: ReportVerdict, limit: Int, colors: DiagnosticRenderer.Colors, rulePages: String?
  ) {
    self.verdict = verdict
    self.rulePages = rulePages
    self.report = report
    shown = Array(report.diagnostics.prefix(limit))
    self.colors = colors
    lines = report.sources.sources.map(LineIndex.init)
  }

  /// Returns the address of the page of a rule as a member of a JSON object; no member without an address.
  func page(of rule: DiagnosticRule, as name: String) -> [JSON.Member] {
    rulePages.map { [.init(name, .string($0.replacing("RULE", with: rule.name)))] } ?? []
  }

  /// Returns the path of the sheet of a location.
  func path(_ location: SourceLocation) -> String { report.sources[location.source].path }

  /// Returns the position of the start of a location.
  func start(_ location: SourceLocation) -> SourcePosition {
    lines[location.source.index].position(at: location.range.start)
  }

  /// Returns the position after the last character of a location.
  func end(_ location: SourceLocation) -> SourcePosition {
    lines[location.source.index].position(at: location.range.end)
  }

  /// Returns the line and the byte column of the start of a location, both from 1.
  func byteStart(_ location: SourceLocation) -> (line: Int, column: Int) {
    bytePlace(location.range.start, in: location.source)
  }

  /// Returns the line and the byte column after the last byte of a location, both from 1.
  func byteEnd(_ location: SourceLocation) -> (line: Int, column: Int) {
    bytePlace(location.range.end, in: location.source)
  }

  private func bytePlace(_ offset: Int, in source: SourceID) -> (line: Int, column: Int) {
    let index = lines[source.index]
    let line = index.lineNumber(at: offset)
    return (line, offset - index.range(ofLine: line).start + 1)
  }

  /// The shown diagnostics, each with its fingerprint.
  var fingerprinted: [(diagnostic: Diagnostic, fingerprint: String)] {
    var fingerprints = Fingerprints()
    return shown.map { ($0, fingerprints.next(for: $0, in: report.sources)) }
  }
}
