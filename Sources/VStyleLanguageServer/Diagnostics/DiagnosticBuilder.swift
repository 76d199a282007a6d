import VStyleAdvice
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Writes diagnostics as the protocol has them.
struct DiagnosticBuilder {
  private let sources: SourceMap
  private let project: Project
  private let server: LanguageServer

  /// The sheets that diagnostics are about, by the index of their source.
  private var sheets: [Int: Sheet] = [:]

  init(_ sources: SourceMap, _ project: Project, _ server: LanguageServer) {
    (self.sources, self.project, self.server) = (sources, project, server)
  }

  private mutating func sheet(_ source: SourceID) -> Sheet {
    if let known = sheets[source.index] { return known }
    let text = sources[source]
    let own = project.sheets[text.path]
    let sheet = own?.source == text ? own : nil
    let made = sheet ?? Sheet(text, encoding: server.workspace.encoding)
    sheets[source.index] = made
    return made
  }

  /// The words are those of `vstyle lint`, with the advice on lines of their own.
  mutating func json(_ diagnostic: Diagnostic) -> JSON {
    let hasRelatedInformation = server.client.hasRelatedInformation
    let placed = diagnostic.notes.filter { $0.location != nil }.prefix(Limit.listedNames.value)
    var lines = [diagnostic.message]
    if let label = diagnostic.label { lines.append(label) }
    lines += diagnostic.notes.filter { $0.location == nil || !hasRelatedInformation }.map { "note: \($0.message)" }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    let locations = hasRelatedInformation ? placed.compactMap { related($0) } : []
    return .object([
      ("range", range(diagnostic.location)), ("severity", .integer(severity(diagnostic.severity))),
      ("code", .string(diagnostic.rule.name)), ("codeDescription", page(of: diagnostic.rule)), ("source", "vstyle"),
      ("message", .string(VisibleText.lines(lines.joined(separator: "\n")))),
      ("tags", DiagnosticBuilder.tags[diagnostic.rule.name].map { [.integer($0)] }),
      ("relatedInformation", locations.isEmpty ? nil : .array(locations)),
      ("data", ["code": .string(diagnostic.rule.code)]),
    ])
  }

  /// The address of the page of a rule, if the program was started with one.
  private func page(of rule: DiagnosticRule) -> JSON? {
    server.rulePages.map { ["href": .string($0.replacing("RULE", with: rule.name))] }
  }

  private mutating func range(_ location: SourceLocation) -> JSON { sheet(location.source).range(location.range) }

  private mutating func related(_ note: Diagnostic.Note) -> JSON? {
    guard let location = note.location else { return nil }
    let uri = server.workspace.uri(of: sources[location.source].path, in: project)
    return [
      "location": ["uri": .string(uri), "range": range(location)], "message": .string(VisibleText.lines(note.message)),
    ]
  }

  private func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  /// The tags of the protocol by rule: 1 for text without effect, 2 for a former spelling.
  static let tags: [String: Int] = {
    var tags = ["overridden-declaration": 1, "duplicate-property": 1, "never-wins": 1, "property-alias": 2]
    for rule in LintRules.all where RuleCategory.name(of: rule.diagnostic) == "dead-code" { tags[rule.name] = 1 }
    return tags
  }()
}
