import VStyleLint
import VStyleSyntax

/// A way to show diagnostics: one row in ``all``.
struct ReportFormat: Sendable {
  /// The name, as `--format` takes it.
  let name: String

  /// Who reads it.
  let reader: Reader

  /// The text of a report.
  let text: @Sendable (ReportedDiagnostics) -> String

  /// Who reads a report, which decides how much is shown.
  enum Reader: Sendable {
    /// People, who want no more than they can read.
    case person
    /// Programs, which want all of it.
    case program
  }

  /// Every format; the first is the default.
  static let all: [ReportFormat] = [
    .pretty, .concise, .plain, .json, .ndjson, .sarif, .github, .gitlab, .junit, .checkstyle, .rdjson, .markdown,
  ]

  /// The format of a name.
  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// What a report shows.
struct ReportedDiagnostics {
  /// All that was found.
  let report: LintReport

  /// The diagnostics that are shown.
  let shown: [Diagnostic]

  /// The colors of what people read.
  let colors: DiagnosticRenderer.Colors

  private let lines: [LineIndex]

  init(_ report: LintReport, limit: Int, colors: DiagnosticRenderer.Colors) {
    self.report = report
    shown = Array(report.diagnostics.prefix(limit))
    self.colors = colors
    lines = report.sources.sources.map(LineIndex.init)
  }

  /// The path of the sheet that a location lies in.
  func path(_ location: SourceLocation) -> String { report.sources[location.source].path }

  /// Where a location starts.
  func start(_ location: SourceLocation) -> SourcePosition {
    lines[location.source.index].position(at: location.range.start)
  }

  /// Where a location ends: after its last character.
  func end(_ location: SourceLocation) -> SourcePosition {
    lines[location.source.index].position(at: location.range.end)
  }

  /// The line and the column in bytes, both from 1, where a location starts.
  func byteStart(_ location: SourceLocation) -> (line: Int, column: Int) {
    bytePlace(location.range.start, in: location.source)
  }

  /// The line and the column in bytes, both from 1, after the last byte of a location.
  func byteEnd(_ location: SourceLocation) -> (line: Int, column: Int) {
    bytePlace(location.range.end, in: location.source)
  }

  private func bytePlace(_ offset: Int, in source: SourceID) -> (line: Int, column: Int) {
    let index = lines[source.index]
    let line = index.lineNumber(at: offset)
    return (line, offset - index.range(ofLine: line).start + 1)
  }

  /// The diagnostics that are shown, each with its fingerprint.
  var fingerprinted: [(diagnostic: Diagnostic, fingerprint: String)] {
    var fingerprints = Fingerprints()
    return shown.map { ($0, fingerprints.next(for: $0, in: report.sources)) }
  }
}
