package import VStyleCheck
import VStyleJSON
import VStyleSyntax

extension Baseline {
  /// Returns the text of the baseline that accepts all diagnostics of a report, sorted by path.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - folder: the folder of the baseline.
  ///   - former: the baseline that it replaces; `nil` if there is none. Its entries stay whose sheet exists and is not
  ///     in the report.
  /// - Returns: the text, and the number of entries that stay.
  package static func text(
    of report: LintReport, in folder: BaselineFolder, replacing former: Baseline? = nil
  ) -> (text: String, keptCount: Int) {
    var fingerprints = Fingerprints(relativePath: folder.relative)
    let start = SourceRange(0, 0)
    let new = report.diagnostics.map { diagnostic in
      Entry(
        fingerprint: fingerprints.next(for: diagnostic, in: report.sources), code: diagnostic.rule.code,
        path: folder.relative(report.sources[diagnostic.location.source].path), message: diagnostic.message,
        range: start)
    }
    let kept = former?.entries(besides: report) ?? []
    let sorted = (new + kept).enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }
    let file: JSON = ["schema": .string(schema), "diagnostics": .array(sorted.map(\.element.json))]
    return (file.pretty, kept.count)
  }

  /// The entries whose sheet exists and is not in a report.
  private func entries(besides report: LintReport) -> [Entry] {
    let linted = Set(report.sources.sources.map { folder.relative($0.path) })
    let kept = Set(entries.map(\.path)).filter { !linted.contains($0) && folder.exists($0) }
    return entries.filter { kept.contains($0.path) }
  }
}

extension Baseline.Entry {
  fileprivate var json: JSON {
    let members: [JSON.Member] = [
      .init("fingerprint", .string(fingerprint)), .init("code", .string(code)), .init("path", .string(path)),
    ]
    return .object(members + (message.map { [.init("message", .string($0))] } ?? []))
  }
}
