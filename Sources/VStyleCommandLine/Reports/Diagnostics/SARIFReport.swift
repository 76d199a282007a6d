import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Reports in the Static Analysis Results Interchange Format.
///
/// Columns count UTF-16 code units from 1, the default of the format. Paths are relative to `SRCROOT`, the folder of
/// the command.
///
/// - Spec: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html
extension ReportFormat {
  /// One run with its rules and results.
  static let sarif = ReportFormat(name: "sarif", reader: .program) { reported in
    let rules = usedRules(reported)
    let driver: JSON = [
      "name": "vstyle", "version": .string(Version.current), "semanticVersion": .string(Version.current),
      "rules": .array(rules.map { descriptor($0, reported) }),
    ]
    let results = reported.fingerprinted.map { result($0.diagnostic, $0.fingerprint, rules, reported) }
    let suppressed = reported.report.suppressed.map { result($0, nil, rules, reported) }
    let run: JSON = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": ["SRCROOT": ["description": ["text": "the folder that vstyle ran in"]]],
      "invocations": [["executionSuccessful": true]],
      "results": .array(results + suppressed),
    ]
    let file: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
    return file.pretty
  }

  /// Returns the rules of all results, by code.
  private static func usedRules(_ reported: ReportContents) -> [DiagnosticRule] {
    Set((reported.shown + reported.report.suppressed).map(\.rule)).sorted { $0.code < $1.code }
  }

  private static func descriptor(_ rule: DiagnosticRule, _ reported: ReportContents) -> JSON {
    let listed = LintRules.named(rule.code)
    let summary = listed?.summary ?? rule.summary
    let page = listed.map { RulePage(rule: $0).text() } ?? summary
    let name = rule.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let members: [JSON.Member] = [
      .init("id", .string(rule.code)), .init("name", .string(name)),
      .init("shortDescription", ["text": .string(summary)]),
      .init("fullDescription", ["text": .string(summary)]), .init("help", ["text": .string(page)]),
    ]
    let last: [JSON.Member] = [
      .init("defaultConfiguration", ["level": .string(level(rule.severity))]),
      .init("properties", ["tags": [.string(RuleCategory.name(of: rule))]]),
    ]
    return .object(members + reported.page(of: rule, as: "helpUri") + last)
  }

  /// Returns a result. One without a fingerprint is suppressed by a comment in the sheet.
  private static func result(
    _ diagnostic: Diagnostic, _ fingerprint: String?, _ rules: [DiagnosticRule], _ reported: ReportContents
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("ruleId", .string(diagnostic.rule.code)),
      .init("ruleIndex", .integer(rules.firstIndex(of: diagnostic.rule) ?? -1)),
      .init("level", .string(level(diagnostic.severity))),
      .init("message", ["text": .string(message(diagnostic))]),
      .init("locations", [["physicalLocation": location(diagnostic.location, reported)]]),
    ]
    let related = diagnostic.notes.compactMap { note in note.location.map { (note.message, $0) } }
    if !related.isEmpty {
      members.append(
        .init(
          "relatedLocations",
          .array(
            related.enumerated().map { index, note in
              [
                "id": .integer(index + 1), "message": ["text": .string(note.0)],
                "physicalLocation": location(note.1, reported),
              ]
            })))
    }
    if let fingerprint { members.append(.init("partialFingerprints", ["vstyle/v1": .string(fingerprint)])) }
    let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }.map { fix($0, reported) }
    if !fixes.isEmpty { members.append(.init("fixes", .array(fixes))) }
    if !diagnostic.themes.isEmpty { members.append(.init("properties", ["themes": .strings(diagnostic.themes)])) }
    if fingerprint == nil { members.append(.init("suppressions", [["kind": "inSource"]])) }
    return .object(members)
  }

  private static func message(_ diagnostic: Diagnostic) -> String {
    diagnostic.help.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
  }

  private static func fix(_ fix: Diagnostic.Fix, _ reported: ReportContents) -> JSON {
    let paths = Set(fix.edits.map { reported.path($0.location) }).sorted()
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": .array(
        paths.map { path in
          [
            "artifactLocation": artifact(path),
            "replacements": .array(
              fix.edits.filter { reported.path($0.location) == path }.map { edit in
                [
                  "deletedRegion": region(edit.location, reported),
                  "insertedContent": ["text": .string(edit.replacement)],
                ]
              }),
          ]
        }),
    ]
  }

  private static func location(_ location: SourceLocation, _ reported: ReportContents) -> JSON {
    ["artifactLocation": artifact(reported.path(location)), "region": region(location, reported)]
  }

  private static func artifact(_ path: String) -> JSON {
    path.hasPrefix("/")
      ? ["uri": .string("file://" + URIText.encoded(path))]
      : ["uri": .string(URIText.encoded(path)), "uriBaseId": "SRCROOT"]
  }

  private static func region(_ location: SourceLocation, _ reported: ReportContents) -> JSON {
    let (start, end) = (reported.start(location), reported.end(location))
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.utf16Column + 1),
      "endLine": .integer(end.line), "endColumn": .integer(end.utf16Column + 1),
    ]
  }

  private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
