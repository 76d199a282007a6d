import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Findings for machines: the schema `vstyle.report/1`. All keys are always there.
extension ReportFormat {
  /// All findings in one object.
  static let json = ReportFormat(name: "json", reader: .program) { findings in
    var members = header(findings)
    members.append(.init("findings", .array(findings.fingerprinted.map { json($0.finding, $0.fingerprint, findings) })))
    return JSON.object(members).pretty
  }

  /// One finding a line, then a line with the summary.
  static let ndjson = ReportFormat(name: "ndjson", reader: .program) { findings in
    findings.fingerprinted.map { json($0.finding, $0.fingerprint, findings).line }.joined()
      + JSON.object(header(findings)).line
  }

  private static func header(_ findings: Findings) -> [JSON.Member] {
    let report = findings.report
    return [
      .init("schema", "vstyle.report/1"),
      .init("tool", ["name": "vstyle", "version": .string(Version.current)]),
      .init("command", "lint"),
      .init(
        "summary",
        [
          "files": .integer(report.sources.sources.count),
          "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
          "infos": .integer(report.count(.info)), "suppressed": .integer(report.suppressed.count),
          "baselined": .integer(report.baselinedCount),
          "fixable": ["safe": .integer(fixable(.safe, report)), "unsafe": .integer(fixable(.unsafe, report))],
        ]),
    ]
  }

  private static func fixable(_ safety: Diagnostic.Safety, _ report: LintReport) -> Int {
    report.findings.count { finding in finding.fixes.contains { $0.safety == safety } }
  }

  private static func json(_ finding: Diagnostic, _ fingerprint: String, _ findings: Findings) -> JSON {
    let placed = finding.notes.compactMap { note in
      note.location.map { label($0, note.message, .secondary, findings) }
    }
    let own = finding.label.map { [label(finding.location, $0, .primary, findings)] } ?? []
    return [
      "code": .string(finding.rule.code), "slug": .string(finding.rule.name),
      "category": .string(RuleCategory.name(of: finding.rule)), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "path": .string(findings.path(finding.location)),
      "range": range(finding.location, findings), "labels": .array(own + placed),
      "notes": .strings(finding.notes.filter { $0.location == nil }.map(\.message)),
      "helps": .strings(finding.help.map { [$0] } ?? []),
      "context": [
        "themes": .strings(finding.themes), "expected": .optional(finding.expected), "found": .optional(finding.found),
      ],
      "suggestions": .strings(finding.fixes.flatMap { $0.edits.map(\.replacement) }),
      "fixes": .array(finding.fixes.map { json($0, findings) }), "fingerprint": .string(fingerprint),
      "suppressed": .null, "explain": .string("vstyle explain \(finding.rule.code)"),
    ]
  }

  private static func json(_ fix: Diagnostic.Fix, _ findings: Findings) -> JSON {
    [
      "safety": .string(fix.safety.rawValue), "title": .string(fix.title),
      "edits": .array(
        fix.edits.map { edit in
          [
            "path": .string(findings.path(edit.location)), "start": .integer(edit.location.range.start),
            "end": .integer(edit.location.range.end), "text": .string(edit.replacement),
          ]
        }),
    ]
  }

  private enum Role {
    case primary
    case secondary
  }

  private static func label(_ location: SourceLocation, _ text: String, _ role: Role, _ findings: Findings) -> JSON {
    [
      "path": .string(findings.path(location)), "range": range(location, findings), "text": .string(text),
      "primary": .bool(role == .primary),
    ]
  }

  private static func range(_ location: SourceLocation, _ findings: Findings) -> JSON {
    [
      "start": place(findings.start(location), location.range.start),
      "end": place(findings.end(location), location.range.end),
    ]
  }

  private static func place(_ position: SourcePosition, _ offset: Int) -> JSON {
    ["line": .integer(position.line), "column": .integer(position.column), "byte": .integer(offset)]
  }
}
