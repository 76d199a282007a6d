public import VStyleSyntax

/// What a linter found.
public struct LintReport: Sendable {
  /// The sheets that were read, those that were only imported included.
  public private(set) var sources = SourceMap()

  /// The findings, each once, by path, place and code.
  public private(set) var findings: [Diagnostic] = []

  /// The findings that comments in the sheets suppress, in order.
  public private(set) var suppressed: [Diagnostic] = []

  /// The number of findings that a baseline accepts.
  public private(set) var baselinedCount = 0

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
    let isSame = moved.indices.allSatisfy { moved[$0].index == $0 }
    if findings.isEmpty { findings.reserveCapacity(diagnostics.count) }
    for diagnostic in diagnostics {
      let finding = isSame ? diagnostic : diagnostic.moved { moved[$0.index] }
      if seen.insert(Key(rule: finding.rule, location: finding.location)).inserted { findings.append(finding) }
    }
  }

  /// Gives each finding the severity that a configuration wants, and drops those that it does not want.
  mutating func apply(_ severity: (Diagnostic, _ path: String) -> Severity?) {
    let wanted = findings.map { severity($0, sources[$0.location.source].path) }
    for (index, wanted) in wanted.enumerated() {
      if let wanted, wanted != findings[index].severity { findings[index].severity = wanted }
    }
    if wanted.contains(nil) { findings = zip(findings, wanted).filter { $0.1 != nil }.map(\.0) }
  }

  /// Follows the comments in the sheets that suppress findings, and returns what is wrong with them.
  ///
  /// - Parameter isOn: whether a rule is looked for in the sheet of a path.
  mutating func applySuppressions(isOn: (LintRule, _ path: String) -> Bool) -> [Diagnostic] {
    guard sources.sources.contains(where: Suppressions.mayAppear) else { return [] }
    var problems: [Diagnostic] = []
    let groups = Dictionary(grouping: findings, by: \.location.source)
    for (index, source) in sources.sources.enumerated() where Suppressions.mayAppear(in: source) {
      let id = SourceID(index)
      var suppressions = Suppressions(SyntaxTree(parsing: source, as: id))
      let (kept, suppressed) = suppressions.apply(to: groups[id] ?? []) { isOn($0, source.path) }
      findings = findings.filter { $0.location.source != id } + kept
      self.suppressed += suppressed
      problems += suppressions.diagnostics
    }
    return problems
  }

  /// Takes out the findings that are accepted, in their order.
  mutating func accept(_ isAccepted: [Bool]) {
    baselinedCount += isAccepted.count { $0 }
    findings = zip(findings, isAccepted).filter { !$0.1 }.map(\.0)
  }

  /// Leaves findings out.
  public mutating func keep(_ isKept: (Diagnostic) -> Bool) { findings = findings.filter(isKept) }

  mutating func sort() {
    findings.permute(order(of: findings))
    suppressed.permute(order(of: suppressed))
  }

  /// Leaves out what one source has beyond ``Limit/findings``, from its end, and says so.
  mutating func shorten() {
    guard !Limit.findings.allows(findings.count) else { return }
    var counts: [SourceID: Int] = [:]
    findings = findings.filter { finding in
      counts[finding.location.source, default: 0] += 1
      return Limit.findings.allows(counts[finding.location.source, default: 0])
    }
    for (source, count) in counts where !Limit.findings.allows(count) {
      findings.append(
        Diagnostic(
          .limitExceeded, at: SourceLocation(source, SourceRange(0, 0)),
          "this sheet has \(count) findings, of which the first ones are reported: \(Limit.findings.sentence())"))
    }
    sort()
  }

  /// The places of findings in the order of their paths, places and codes.
  private func order(of findings: [Diagnostic]) -> [Int] {
    let paths = sources.sources.map(\.path)
    // Numbers are sorted, not the findings, which are large; and paths are compared once for each source.
    var ranks = [Int](repeating: 0, count: paths.count)
    for (rank, source) in paths.indices.sorted(by: { paths[$0] < paths[$1] }).enumerated() { ranks[source] = rank }
    let keys = findings.map { (rank: ranks[$0.location.source.index], start: $0.location.range.start) }
    return findings.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      let (a, b) = (findings[left].rule.code, findings[right].rule.code)
      return a != b ? a < b : left < right
    }
  }

  private mutating func identity(of source: SourceText) -> SourceID {
    if let known = identities[source.path] { return known }
    let id = sources.add(source)
    identities[source.path] = id
    return id
  }
}

extension Array {
  /// Puts the elements into an order, without room for all of them a second time.
  ///
  /// - Parameter order: for each place the place of the element that comes there.
  fileprivate mutating func permute(_ order: [Int]) {
    var order = order
    for start in order.indices {
      // Each circle of places is gone through once: an element that is at its place is marked so.
      var place = start
      while order[place] != start {
        let next = order[place]
        swapAt(place, next)
        order[place] = place
        place = next
      }
      order[place] = place
    }
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
