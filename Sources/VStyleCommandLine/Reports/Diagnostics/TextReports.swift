import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStyleSyntax

extension ReportFormat {
  /// Diagnostics with source lines, for people at a terminal.
  static let pretty = ReportFormat(name: "pretty", reader: .person) { reported in
    let renderer = DiagnosticRenderer(reported.report.sources, colors: reported.colors)
    return reported.shown.map(renderer.pretty).joined(separator: "\n")
  }

  /// One line for each diagnostic, in the form that editors and build tools parse.
  static let concise = ReportFormat(name: "concise", reader: .person) { reported in
    let renderer = DiagnosticRenderer(reported.report.sources)
    return reported.shown.map(renderer.concise).joined()
  }

  /// Sentences without drawings, for screen readers.
  static let plain = ReportFormat(name: "plain", reader: .person) { reported in
    reported.shown.map { sentences($0, reported) }.joined(separator: "\n").text
  }

  private static func sentences(_ diagnostic: Diagnostic, _ reported: ReportContents) -> TerminalText {
    let start = reported.start(diagnostic.location)
    let end = reported.end(diagnostic.location)
    let location =
      start.line == end.line
      ? "line \(start.line), column \(start.column)" + (end.column > start.column + 1 ? " to \(end.column - 1)" : "")
      : "line \(start.line), column \(start.column), to line \(end.line)"
    var text: TerminalText =
      "\(diagnostic.severity.rawValue.capitalizedASCII) \(diagnostic.rule.name), \(diagnostic.rule.code), in "
    text += "\(reported.path(diagnostic.location)), \(location).\n\(diagnostic.message.capitalizedASCII).\n"
    for note in diagnostic.notes {
      let after = note.location.map { ", line \(reported.start($0).line) of \(reported.path($0))" } ?? ""
      text += "Note: \(note.message)\(after).\n"
    }
    if let help = diagnostic.help { text += "Help: \(help.hasSuffix("?") ? help : help + ".")\n" }
    for fix in diagnostic.fixes.prefix(3) {
      let name =
        switch fix.safety {
        case .safe: "Fix"
        case .unsafe: "Unsafe fix"
        case .suggestion: "Suggestion"
        }
      text += "\(name): \(fix.title).\n"
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
