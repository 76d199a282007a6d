import VStyleJSON
import VStyleLint
import VStyleSyntax

/// Writes diagnostics as the protocol has them.
struct DiagnosticBuilder {
  private let sheets: [Sheet]
  private let uri: (SourceID) -> String
  private let hasRelatedInformation: Bool

  init(_ sources: SourceMap, _ project: Project, _ server: LanguageServer) {
    sheets = sources.sources.map { source in
      if let known = project.sheets[source.path], known.source == source { return known }
      return Sheet(source, encoding: server.workspace.encoding)
    }
    uri = { server.workspace.uri(of: sources[$0].path, in: project) }
    hasRelatedInformation = server.client.hasRelatedInformation
  }

  /// The words are those of `vstyle lint`, with the advice on lines of their own.
  func json(_ diagnostic: Diagnostic) -> JSON {
    let placed = diagnostic.notes.filter { $0.location != nil }.prefix(Limit.listedNames.value)
    var lines = [diagnostic.message]
    if let label = diagnostic.label { lines.append(label) }
    lines += diagnostic.notes.filter { $0.location == nil || !hasRelatedInformation }.map { "note: \($0.message)" }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    let related = hasRelatedInformation ? placed.compactMap(related) : []
    return .object([
      ("range", range(diagnostic.location)), ("severity", .integer(severity(diagnostic.severity))),
      ("code", .string(diagnostic.rule.name)), ("source", "vstyle"),
      ("message", .string(lines.joined(separator: "\n"))),
      ("tags", DiagnosticBuilder.tags[diagnostic.rule.name].map { [.integer($0)] }),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
      ("data", ["code": .string(diagnostic.rule.code)]),
    ])
  }

  private func range(_ location: SourceLocation) -> JSON { sheets[location.source.index].range(location.range) }

  private func related(_ note: Diagnostic.Note) -> JSON? {
    guard let location = note.location else { return nil }
    return [
      "location": ["uri": .string(uri(location.source)), "range": range(location)],
      "message": .string(note.message),
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
