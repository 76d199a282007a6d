public import VStyleSyntax

/// What a linter found.
public struct LintReport: Sendable {
  /// The sheets that were read, those that were only imported included.
  public private(set) var sources = SourceMap()

  /// The findings, each once, by path, place and code.
  public private(set) var findings: [Diagnostic] = []

  private var identities: [String: SourceID] = [:]
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    let rule: DiagnosticRule
    let location: SourceLocation
  }

  init(_ sheets: [SourceText]) {
    for sheet in sheets { _ = identity(of: sheet) }
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The number of sheets that have findings.
  public var filesWithFindings: Int { Set(findings.map(\.location.source)).count }

  /// Takes in findings about the sources of one compilation.
  mutating func add(_ diagnostics: [Diagnostic], from sources: SourceMap) {
    guard !diagnostics.isEmpty else { return }
    let moved = sources.sources.map { identity(of: $0) }
    for diagnostic in diagnostics {
      let finding = diagnostic.moved { moved[$0.index] }
      if seen.insert(Key(rule: finding.rule, location: finding.location)).inserted { findings.append(finding) }
    }
  }

  mutating func sort() {
    let paths = sources.sources.map(\.path)
    let order = findings.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      let (pathA, pathB) = (paths[a.location.source.index], paths[b.location.source.index])
      if pathA != pathB { return pathA < pathB }
      if a.location.range.start != b.location.range.start { return a.location.range.start < b.location.range.start }
      if a.rule.code != b.rule.code { return a.rule.code < b.rule.code }
      return left.offset < right.offset
    }
    findings = order.map(\.element)
  }

  private mutating func identity(of source: SourceText) -> SourceID {
    if let known = identities[source.path] { return known }
    let id = sources.add(source)
    identities[source.path] = id
    return id
  }
}

extension Diagnostic {
  /// The same finding about the sources of another map.
  fileprivate func moved(_ identity: (SourceID) -> SourceID) -> Diagnostic {
    func move(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(identity(location.source), location.range)
    }
    var out = self
    out.location = move(location)
    out.notes = notes.map { Note($0.message, at: $0.location.map(move)) }
    out.fixes = fixes.map { fix in
      Fix(fix.title, safety: fix.safety, edits: fix.edits.map { Edit(move($0.location), $0.replacement) })
    }
    return out
  }
}
