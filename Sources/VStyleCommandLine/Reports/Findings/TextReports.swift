import VStyleLint
import VStyleSyntax

extension ReportFormat {
  /// With the source lines, for people at a terminal.
  static let pretty = ReportFormat(name: "pretty", reader: .person) { findings in
    let renderer = DiagnosticRenderer(findings.report.sources, colors: findings.colors)
    return findings.shown.map(renderer.pretty).joined(separator: "\n")
  }

  /// One line each, as editors and build tools read them.
  static let concise = ReportFormat(name: "concise", reader: .person) { findings in
    let renderer = DiagnosticRenderer(findings.report.sources)
    return findings.shown.map(renderer.concise).joined()
  }

  /// Sentences without drawings, for who has them read aloud.
  static let plain = ReportFormat(name: "plain", reader: .person) { findings in
    findings.shown.map { sentences($0, findings) }.joined(separator: "\n")
  }

  private static func sentences(_ finding: Diagnostic, _ findings: Findings) -> String {
    let start = findings.start(finding.location)
    let end = findings.end(finding.location)
    let place =
      start.line == end.line
      ? "line \(start.line), column \(start.column)" + (end.column > start.column + 1 ? " to \(end.column - 1)" : "")
      : "line \(start.line), column \(start.column), to line \(end.line)"
    var text = "\(finding.severity.rawValue.capitalizedASCII) \(finding.rule.code), \(finding.rule.name), in "
    text += "\(findings.path(finding.location)), \(place).\n\(finding.message.capitalizedASCII).\n"
    for note in finding.notes {
      let behind = note.location.map { ", line \(findings.start($0).line) of \(findings.path($0))" } ?? ""
      text += "Note: \(note.message)\(behind).\n"
    }
    if let help = finding.help { text += "Help: \(help.hasSuffix("?") ? help : help + ".")\n" }
    for fix in finding.fixes.prefix(3) {
      text += "\(fix.safety == .safe ? "Fix" : fix.safety.rawValue.capitalizedASCII + " fix"): \(fix.title).\n"
    }
    return text
  }
}

extension String {
  /// The text with its first letter in upper case, if it is an ASCII letter.
  fileprivate var capitalizedASCII: String {
    guard let first, first.isASCII else { return self }
    return first.uppercased() + dropFirst()
  }
}
