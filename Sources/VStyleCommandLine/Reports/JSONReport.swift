import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Findings for machines: the schema `vstyle.report/1`. All keys are always there.
struct JSONReport {
  private let report: LintReport
  private let lines: [LineIndex]

  init(_ report: LintReport) {
    self.report = report
    lines = report.sources.sources.map(LineIndex.init)
  }

  /// The report with some of its findings.
  func text(_ findings: [Diagnostic]) -> String {
    var fingerprints = Fingerprints()
    let file: JSON = [
      "schema": "vstyle.report/1",
      "tool": ["name": "vstyle", "version": .string(Version.current)],
      "command": "lint",
      "summary": [
        "files": .integer(report.sources.sources.count),
        "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
        "infos": .integer(report.count(.info)), "suppressed": 0, "baselined": 0,
        "fixable": ["safe": .integer(fixable(.safe)), "unsafe": .integer(fixable(.unsafe))],
      ],
      "findings": .array(findings.map { json($0, fingerprint: fingerprints.next(for: $0, in: report.sources)) }),
    ]
    return file.pretty
  }

  private func fixable(_ safety: Diagnostic.Safety) -> Int {
    report.findings.count { finding in finding.fixes.contains { $0.safety == safety } }
  }

  private func json(_ finding: Diagnostic, fingerprint: String) -> JSON {
    let placed = finding.notes.compactMap { note in note.location.map { label($0, note.message, primary: false) } }
    let own = finding.label.map { [label(finding.location, $0, primary: true)] } ?? []
    return [
      "code": .string(finding.rule.code), "slug": .string(finding.rule.name),
      "category": .string(RuleCategory.name(of: finding.rule)), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "path": .string(path(finding.location)), "range": range(finding.location),
      "labels": .array(own + placed),
      "notes": .strings(finding.notes.filter { $0.location == nil }.map(\.message)),
      "helps": .strings(finding.help.map { [$0] } ?? []),
      "context": [
        "themes": [], "states": [], "node": .null, "property": .null, "expected": .optional(finding.expected),
        "found": .optional(finding.found),
      ],
      "suggestions": .strings(finding.fixes.flatMap { $0.edits.map(\.replacement) }),
      "fixes": .array(finding.fixes.map(json)), "fingerprint": .string(fingerprint), "suppressed": .null,
      "explain": .string("vstyle explain \(finding.rule.code)"),
    ]
  }

  private func json(_ fix: Diagnostic.Fix) -> JSON {
    [
      "safety": .string(fix.safety.rawValue), "title": .string(fix.title),
      "edits": .array(
        fix.edits.map { edit in
          [
            "path": .string(path(edit.location)), "start": .integer(edit.location.range.start),
            "end": .integer(edit.location.range.end), "text": .string(edit.replacement),
          ]
        }),
    ]
  }

  private func label(_ location: SourceLocation, _ text: String, primary: Bool) -> JSON {
    [
      "path": .string(path(location)), "range": range(location), "text": .string(text), "primary": .bool(primary),
    ]
  }

  private func path(_ location: SourceLocation) -> String { report.sources[location.source].path }

  private func range(_ location: SourceLocation) -> JSON {
    ["start": place(location.range.start, location), "end": place(location.range.end, location)]
  }

  private func place(_ offset: Int, _ location: SourceLocation) -> JSON {
    let position = lines[location.source.index].position(at: offset)
    return ["line": .integer(position.line), "column": .integer(position.column), "byte": .integer(offset)]
  }
}
