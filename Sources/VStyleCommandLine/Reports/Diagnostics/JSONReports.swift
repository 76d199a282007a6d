import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// JSON reports with the schema `vstyle.report/1`. Every key is always present.
extension ReportFormat {
  /// All diagnostics in one object.
  static let json = ReportFormat(name: "json", reader: .program) { reported in
    var members = header(reported)
    members.append(
      .init("reported", .array(reported.fingerprinted.map { json($0.diagnostic, $0.fingerprint, reported) })))
    return JSON.object(members).pretty
  }

  private static func header(_ reported: ReportContents) -> [JSON.Member] {
    let report = reported.report
    return [
      .init("schema", "vstyle.report/1"),
      .init("tool", ["name": "vstyle", "version": .string(Version.current)]),
      .init("command", "lint"),
      .init(
        "summary",
        [
          "files": .integer(report.fileCount),
          "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
          "infos": .integer(report.count(.info)), "suppressed": .integer(report.suppressed.count),
          "baselined": .integer(report.baselinedCount),
          "fixable": ["safe": .integer(fixable(.safe, report)), "unsafe": .integer(fixable(.unsafe, report))],
        ]),
    ]
  }

  private static func fixable(_ safety: Diagnostic.Safety, _ report: LintReport) -> Int {
    report.diagnostics.count { diagnostic in diagnostic.fixes.contains { $0.safety == safety } }
  }

  private static func json(_ diagnostic: Diagnostic, _ fingerprint: String, _ reported: ReportContents) -> JSON {
    let placed = diagnostic.notes.compactMap { note in
      note.location.map { label($0, note.message, .secondary, reported) }
    }
    let own = diagnostic.label.map { [label(diagnostic.location, $0, .primary, reported)] } ?? []
    return [
      "code": .string(diagnostic.rule.code), "slug": .string(diagnostic.rule.name),
      "category": .string(RuleCategory.name(of: diagnostic.rule)), "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "path": .string(reported.path(diagnostic.location)),
      "range": range(diagnostic.location, reported), "labels": .array(own + placed),
      "notes": .strings(diagnostic.notes.filter { $0.location == nil }.map(\.message)),
      "helps": .strings(diagnostic.help.map { [$0] } ?? []),
      "context": [
        "themes": .strings(diagnostic.themes), "expected": .optional(diagnostic.expected),
        "found": .optional(diagnostic.found),
      ],
      "suggestions": .strings(diagnostic.fixes.flatMap { $0.edits.map(\.replacement) }),
      "fixes": .array(diagnostic.fixes.map { json($0, reported) }), "fingerprint": .string(fingerprint),
      "suppressed": .null, "explain": .string("vstyle explain \(diagnostic.rule.code)"),
    ]
  }

  private static func json(_ fix: Diagnostic.Fix, _ reported: ReportContents) -> JSON {
    [
      "safety": .string(fix.safety.rawValue), "title": .string(fix.title),
      "edits": .array(
        fix.edits.map { edit in
          [
            "path": .string(reported.path(edit.location)), "start": .integer(edit.location.range.start),
            "end": .integer(edit.location.range.end), "text": .string(edit.replacement),
          ]
        }),
    ]
  }

  private enum Role {
    case primary
    case secondary
  }

  private static func label(_ location: SourceLocation, _ text: String, _ role: Role, _ reported: ReportContents)
    -> JSON
  {
    [
      "path": .string(reported.path(location)), "range": range(location, reported), "text": .string(text),
      "primary": .bool(role == .primary),
    ]
  }

  private static func range(_ location: SourceLocation, _ reported: ReportContents) -> JSON {
    [
      "start": position(reported.start(location), location.range.start),
      "end": position(reported.end(location), location.range.end),
    ]
  }

  private static func position(_ position: SourcePosition, _ offset: Int) -> JSON {
    ["line": .integer(position.line), "column": .integer(position.column), "byte": .integer(offset)]
  }
}
