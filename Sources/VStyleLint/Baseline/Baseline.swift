import VStyleJSON
public import VStyleSyntax

/// Findings that a project has accepted for now, by what they are about and not by their lines.
public struct Baseline: Sendable {
  private let source: SourceText
  private let entries: [Entry]

  private struct Entry: Sendable {
    let fingerprint: String
    let code: String
    let path: String
    let range: SourceRange
  }

  /// Why a baseline cannot be read.
  public struct ReadingError: Error, Sendable, CustomStringConvertible {
    /// What is wrong: lower-case start, names in backticks, no full stop.
    public let message: String
    /// The bytes that it is about.
    public let range: SourceRange
    /// The message.
    public var description: String { message }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``ReadingError`` with the place of what cannot be understood.
  public init(_ source: SourceText) throws(ReadingError) {
    self.source = source
    do throws(JSONError) {
      let file = try JSONNode(parsing: source).object("the baseline")
      let schema = try file.required("schema", of: "the baseline")
      guard try schema.string("schema") == Baseline.schema else {
        throw JSONError("the baseline takes the schema `\(Baseline.schema)`", at: schema.range)
      }
      var entries: [Entry] = []
      for node in try file.required("findings", of: "the baseline").array("findings") {
        let entry = try node.object("a finding")
        try entry.allowOnly(["fingerprint", "code", "path", "message"], in: "a finding")
        entries.append(
          Entry(
            fingerprint: try entry.required("fingerprint", of: "a finding").string("fingerprint"),
            code: try entry.required("code", of: "a finding").string("code"),
            path: try entry.required("path", of: "a finding").string("path"), range: node.range))
      }
      self.entries = entries
    } catch { throw ReadingError(message: error.message, range: error.range) }
  }

  private static let schema = "vstyle.baseline/1"

  /// The text of the baseline that accepts all findings of a report.
  public static func text(of report: LintReport) -> String {
    var fingerprints = Fingerprints()
    let file: JSON = [
      "schema": .string(schema),
      "findings": .array(
        report.findings.map { finding in
          [
            "fingerprint": .string(fingerprints.next(for: finding, in: report.sources)),
            "code": .string(finding.rule.code), "path": .string(report.sources[finding.location.source].path),
            "message": .string(finding.message),
          ]
        }),
    ]
    return file.pretty
  }

  /// Takes the accepted findings out of a report, and reports what is accepted and no longer there.
  public func apply(to report: inout LintReport) {
    var known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    var fingerprints = Fingerprints()
    let isAccepted = report.findings.map { finding in
      known.removeValue(forKey: fingerprints.next(for: finding, in: report.sources)) != nil
    }
    let linted = Set(report.sources.sources.map(\.path))
    // What was not read this time may still be found another time.
    let stale = entries.filter { known[$0.fingerprint] != nil && linted.contains($0.path) }
    report.accept(isAccepted)
    report.add(
      stale.map { entry in
        Diagnostic(
          .staleBaseline, at: SourceLocation(SourceID(0), entry.range),
          "`\(entry.code)` is no longer found in `\(entry.path)`", help: "write the baseline anew")
      }, from: SourceMap(source))
  }
}
