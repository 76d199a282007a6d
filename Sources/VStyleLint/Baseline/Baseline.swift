import VStyleJSON
package import VStyleSyntax

/// Diagnostics that a project has accepted for now.
///
/// An entry matches a diagnostic by its fingerprint. The line of the diagnostic is not part of the fingerprint.
package struct Baseline: Sendable {
  private let source: SourceText
  private let entries: [Entry]

  private struct Entry: Sendable {
    let fingerprint: String
    let code: String
    let path: String
    let range: SourceRange
  }

  /// An error in the text of a baseline.
  package struct ReadingError: Error, Sendable, CustomStringConvertible {
    /// The description of the error. It starts in lower case, has names in backticks and ends without a full stop.
    package let message: String
    /// The bytes of the baseline that the error is about.
    package let range: SourceRange
    /// The message.
    package var description: String { message }
  }

  /// Parses a baseline.
  ///
  /// - Parameter source: the text of the baseline, in JSON.
  /// - Throws: ``ReadingError`` with the range of the first value that is not valid.
  package init(_ source: SourceText) throws(ReadingError) {
    self.source = source
    do throws(JSONError) {
      let file = try JSONNode(parsing: source).object("the baseline")
      let schema = try file.required("schema", of: "the baseline")
      guard try schema.string("schema") == Baseline.schema else {
        throw JSONError("the baseline takes the schema `\(Baseline.schema)`", at: schema.range)
      }
      var entries: [Entry] = []
      for node in try file.required("diagnostics", of: "the baseline").array("diagnostics") {
        let entry = try node.object("a diagnostic")
        try entry.allowOnly(["fingerprint", "code", "path", "message"], in: "a diagnostic")
        entries.append(
          Entry(
            fingerprint: try entry.required("fingerprint", of: "a diagnostic").string("fingerprint"),
            code: try entry.required("code", of: "a diagnostic").string("code"),
            path: try entry.required("path", of: "a diagnostic").string("path"), range: node.range))
      }
      self.entries = entries
    } catch { throw ReadingError(message: error.message, range: error.range) }
  }

  private static let schema = "vstyle.baseline/1"

  /// Returns the text of the baseline that accepts all diagnostics of a report.
  package static func text(of report: LintReport) -> String {
    var fingerprints = Fingerprints()
    let file: JSON = [
      "schema": .string(schema),
      "diagnostics": .array(
        report.diagnostics.map { diagnostic in
          [
            "fingerprint": .string(fingerprints.next(for: diagnostic, in: report.sources)),
            "code": .string(diagnostic.rule.code), "path": .string(report.sources[diagnostic.location.source].path),
            "message": .string(diagnostic.message),
          ]
        }),
    ]
    return file.pretty
  }

  /// Removes the accepted diagnostics from a report.
  ///
  /// Each entry that matches no diagnostic is reported as `baseline-stale`, if its sheet was checked.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - configuration: decides whether such entries are reported, and how severe they are.
  ///   - folders: the folders that were checked, for the help; none for the current one.
  package func apply(
    to report: inout LintReport, _ configuration: LintConfiguration, folders: [String] = []
  ) {
    let command = (["vstyle lint"] + folders + ["--write-baseline \(source.path)"]).joined(separator: " ")
    var known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    var fingerprints = Fingerprints()
    let isAccepted = report.diagnostics.map { diagnostic in
      known.removeValue(forKey: fingerprints.next(for: diagnostic, in: report.sources)) != nil
    }
    let linted = Set(report.sources.sources.map(\.path))
    // An entry of a sheet that this run does not check is not stale: another run may find its diagnostic.
    let stale = entries.filter { known[$0.fingerprint] != nil && linted.contains($0.path) }
    report.accept(isAccepted)
    guard !configuration.ignores(source.path),
      let severity = configuration.severity(of: .staleBaseline, at: source.path)
    else { return }
    report.add(
      stale.map { entry in
        let rule = LintRules.byCode[entry.code]?.diagnostic.label ?? entry.code
        var diagnostic = Diagnostic(
          .staleBaseline, at: SourceLocation(SourceID(0), entry.range),
          "`\(rule)` is no longer found in `\(entry.path)`",
          help: "write the baseline again: `\(command)`")
        diagnostic.severity = severity
        return diagnostic
      }, from: SourceMap(source))
  }
}
