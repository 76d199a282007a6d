public import VStyleSyntax

/// What a linter found.
public struct LintReport: Sendable {
  /// The sheets that were read, those that were only imported included.
  public private(set) var sources = SourceMap()

  /// The diagnostics, each once, by path, place and code.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The diagnostics that comments in the sheets suppress, in order.
  public private(set) var suppressed: [Diagnostic] = []

  /// The number of diagnostics that a baseline accepts.
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

  /// The number of diagnostics of a severity.
  public func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// The number of sheets that have diagnostics.
  public var filesWithDiagnostics: Int { Set(diagnostics.map(\.location.source)).count }

  /// Takes in diagnostics about the sources of one compilation.
  mutating func add(_ new: [Diagnostic], from sources: SourceMap) {
    guard !new.isEmpty else { return }
    let moved = sources.sources.map { identity(of: $0) }
    let isSame = moved.indices.allSatisfy { moved[$0].index == $0 }
    if diagnostics.isEmpty { diagnostics.reserveCapacity(new.count) }
    for diagnostic in new {
      let located = isSame ? diagnostic : diagnostic.moved { moved[$0.index] }
      if seen.insert(Key(rule: located.rule, location: located.location)).inserted { diagnostics.append(located) }
    }
  }

  /// Gives each diagnostic the severity that a configuration wants, and drops those that it does not want.
  mutating func apply(_ severity: (Diagnostic, _ path: String) -> Severity?) {
    let wanted = diagnostics.map { severity($0, sources[$0.location.source].path) }
    for (index, wanted) in wanted.enumerated() {
      if let wanted, wanted != diagnostics[index].severity { diagnostics[index].severity = wanted }
    }
    if wanted.contains(nil) { diagnostics = zip(diagnostics, wanted).filter { $0.1 != nil }.map(\.0) }
  }

  /// Follows the comments in the sheets that suppress diagnostics, and returns what is wrong with them.
  ///
  /// - Parameter isOn: whether a rule is looked for in the sheet of a path.
  mutating func applySuppressions(isOn: (LintRule, _ path: String) -> Bool) -> [Diagnostic] {
    guard sources.sources.contains(where: Suppressions.mayAppear) else { return [] }
    var problems: [Diagnostic] = []
    let groups = Dictionary(grouping: diagnostics, by: \.location.source)
    for (index, source) in sources.sources.enumerated() where Suppressions.mayAppear(in: source) {
      let id = SourceID(index)
      var suppressions = Suppressions(SyntaxTree(parsing: source, as: id))
      let (kept, suppressed) = suppressions.apply(to: groups[id] ?? []) { isOn($0, source.path) }
      diagnostics = diagnostics.filter { $0.location.source != id } + kept
      self.suppressed += suppressed
      problems += suppressions.diagnostics
    }
    return problems
  }

  /// Takes out the diagnostics that are accepted, in their order.
  mutating func accept(_ isAccepted: [Bool]) {
    baselinedCount += isAccepted.count { $0 }
    diagnostics = zip(diagnostics, isAccepted).filter { !$0.1 }.map(\.0)
  }

  /// Leaves diagnostics out.
  public mutating func keep(_ isKept: (Diagnostic) -> Bool) { diagnostics = diagnostics.filter(isKept) }

  mutating func sort() {
    diagnostics.permute(order(of: diagnostics))
    suppressed.permute(order(of: suppressed))
  }

  /// Leaves out what one source has beyond ``Limit/diagnostics``, from its end, and says so.
  mutating func shorten() {
    guard !Limit.diagnostics.allows(diagnostics.count) else { return }
    var counts: [SourceID: Int] = [:]
    diagnostics = diagnostics.filter { diagnostic in
      counts[diagnostic.location.source, default: 0] += 1
      return Limit.diagnostics.allows(counts[diagnostic.location.source, default: 0])
    }
    for (source, count) in counts where !Limit.diagnostics.allows(count) {
      diagnostics.append(
        Diagnostic(
          .limitExceeded, at: SourceLocation(source, SourceRange(0, 0)),
          "this sheet has \(count) diagnostics, of which the first ones are reported: \(Limit.diagnostics.sentence())"))
    }
    sort()
  }

  /// The places of diagnostics in the order of their paths, places and codes.
  private func order(of diagnostics: [Diagnostic]) -> [Int] {
    let paths = sources.sources.map(\.path)
    // Numbers are sorted, not the diagnostics, which are large; and paths are compared once for each source.
    var ranks = [Int](repeating: 0, count: paths.count)
    for (rank, source) in paths.indices.sorted(by: { paths[$0] < paths[$1] }).enumerated() { ranks[source] = rank }
    let keys = diagnostics.map { (rank: ranks[$0.location.source.index], start: $0.location.range.start) }
    return diagnostics.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      let (a, b) = (diagnostics[left].rule.code, diagnostics[right].rule.code)
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
  /// The same diagnostic about the sources of another map.
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
