import VStyleJSON
package import VStyleSyntax

/// Diagnostics that a project has accepted for now.
///
/// An entry matches a diagnostic by its fingerprint. The line of the diagnostic is not part of the fingerprint.
package struct Baseline: Sendable {
  private let source: SourceText
  private let relativePath: @Sendable (String) -> String
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
  /// - Parameters:
  ///   - source: the text of the baseline, in JSON.
  ///   - relativePath: returns the path of a sheet relative to the folder of the baseline.
  /// - Throws: ``ReadingError`` with the range of the first value that is not valid.
  package init(
    _ source: SourceText, relativePath: @escaping @Sendable (String) -> String = { $0 }
  ) throws(ReadingError) {
    self.source = source
    self.relativePath = relativePath
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

  /// Returns the function that returns paths of sheets relative to the folder of a baseline.
  ///
  /// The paths of a baseline that is a pipe, such as `/dev/stdout`, are relative to the current folder.
  package static func relativePaths(
    to baseline: String, _ files: any ReadableFiles
  ) -> @Sendable (String) -> String {
    let folder = baseline.hasPrefix("/dev/") ? "." : FilePath.folder(baseline)
    return { files.path($0, relativeTo: folder) }
  }

  /// Returns the text of the baseline that accepts all diagnostics of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - relativePath: returns the path of a sheet relative to the folder of the baseline.
  package static func text(of report: LintReport, relativePath: @escaping (String) -> String = { $0 }) -> String {
    var fingerprints = Fingerprints(relativePath: relativePath)
    let file: JSON = [
      "schema": .string(schema),
      "diagnostics": .array(
        report.diagnostics.map { diagnostic in
          [
            "fingerprint": .string(fingerprints.next(for: diagnostic, in: report.sources)),
            "code": .string(diagnostic.rule.code),
            "path": .string(relativePath(report.sources[diagnostic.location.source].path)),
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
  ///   - isChanged: returns whether a diagnostic is on a changed line. Of equal diagnostics, those on other lines are
  ///     accepted first. By default no line is changed.
  package func apply(
    to report: inout LintReport, _ configuration: LintConfiguration, folders: [String] = [],
    isChanged: (Diagnostic) -> Bool = { _ in false }
  ) {
    let command = (["vstyle lint"] + folders + ["--write-baseline \(source.path)"]).joined(separator: " ")
    var known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    var fingerprints = Fingerprints(relativePath: relativePath)
    let (diagnostics, areChanged) = (report.diagnostics, report.diagnostics.map(isChanged))
    var isAccepted = [Bool](repeating: false, count: diagnostics.count)
    for index in diagnostics.indices.filter({ !areChanged[$0] }) + diagnostics.indices.filter({ areChanged[$0] }) {
      let fingerprint = fingerprints.next(for: diagnostics[index], in: report.sources)
      isAccepted[index] = known.removeValue(forKey: fingerprint) != nil
    }
    let paths = report.sources.sources.map(\.path)
    let linted = Dictionary(paths.map { (relativePath($0), $0) }) { first, _ in first }
    // An entry of a sheet that this run does not check is not stale: another run may find its diagnostic.
    let stale = entries.filter { known[$0.fingerprint] != nil && linted[$0.path] != nil }
    report.accept(isAccepted)
    guard !configuration.ignores(source.path),
      let severity = configuration.severity(of: .staleBaseline, at: source.path)
    else { return }
    report.add(
      stale.map { entry in
        let rule = LintRules.byCode[entry.code]?.diagnostic.label ?? entry.code
        var diagnostic = Diagnostic(
          .staleBaseline, at: SourceLocation(SourceID(0), entry.range),
          "`\(rule)` is no longer found in `\(linted[entry.path] ?? entry.path)`",
          help: "write the baseline again: `\(command)`")
        diagnostic.severity = severity
        return diagnostic
      }, from: SourceMap(source))
  }
}
