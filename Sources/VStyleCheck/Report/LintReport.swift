import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax

/// The diagnostics of a linter and the sheets that it checked.
package struct LintReport: Sendable {
  /// The sheets that were read, including imported ones.
  package private(set) var sources = SourceMap()

  /// The diagnostics, each once, sorted by path, location and code.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The diagnostics that comments in the sheets suppress, in order.
  package private(set) var suppressed: [Diagnostic] = []

  /// The number of diagnostics that a baseline accepts.
  package private(set) var baselinedCount = 0

  /// The sheets that were compiled without an import that is not found. Some of their diagnostics may be missing.
  private(set) var incomplete: Set<SourceID> = []

  /// The number of files with changed lines, if only these are reported; `nil` otherwise.
  package private(set) var changedFileCount: Int?

  /// The baselines with diagnostics about them.
  package private(set) var baselines: Set<SourceID> = []

  private var identities: [String: SourceID] = [:]
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    let rule: DiagnosticRule
    let location: SourceLocation
  }

  package init(_ sheets: [SourceText]) {
    for sheet in sheets { _ = identity(of: sheet) }
  }

  /// Creates a report of diagnostics about files that are no sheets.
  package init(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    self.init(sources.sources)
    add(diagnostics, from: sources)
  }

  /// Returns the number of diagnostics of a severity.
  package func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// The number of checked files, without the baselines.
  package var fileCount: Int { sources.sources.count - leftOut.count - baselines.count }

  /// The paths of the files that were read only because their names count.
  private var leftOut: Set<String> = []

  /// Adds diagnostics about the sources of one compilation.
  mutating func add(_ new: [Diagnostic], from sources: SourceMap) {
    guard !new.isEmpty else { return }
    let moved = sources.sources.map { identity(of: $0) }
    if new.contains(where: { $0.rule == .importNotFound }) { incomplete.formUnion(moved) }
    let isSame = moved.indices.allSatisfy { moved[$0].index == $0 }
    if diagnostics.isEmpty { diagnostics.reserveCapacity(new.count) }
    for diagnostic in new {
      let located = isSame ? diagnostic : diagnostic.moved { moved[$0.index] }
      if seen.insert(Key(rule: located.rule, location: located.location)).inserted { diagnostics.append(located) }
    }
  }

  /// Adds the diagnostics of another report.
  package mutating func merge(_ other: LintReport) {
    guard !sources.sources.isEmpty else {
      self = other
      return
    }
    let own = Set(sources.sources.map(\.path)).subtracting(leftOut)
    leftOut = leftOut.union(other.leftOut).subtracting(own)
    leftOut.subtract(Set(other.sources.sources.map(\.path)).subtracting(other.leftOut))
    let moved = other.sources.sources.map { identity(of: $0) }
    add(other.diagnostics, from: other.sources)
    suppressed += other.suppressed.map { $0.moved { moved[$0.index] } }
    baselinedCount += other.baselinedCount
    incomplete.formUnion(other.incomplete.map { moved[$0.index] })
    baselines.formUnion(other.baselines.map { moved[$0.index] })
    sort()
  }

  /// Sets the severity of each diagnostic, and removes those without a severity.
  ///
  /// - Parameter severity: returns the severity of a diagnostic in the sheet of a path; `nil` to remove it.
  mutating func apply(_ severity: (Diagnostic, _ path: String) -> Severity?) {
    let wanted = diagnostics.map { severity($0, sources[$0.location.source].path) }
    for (index, wanted) in wanted.enumerated() {
      if let wanted, wanted != diagnostics[index].severity { diagnostics[index].severity = wanted }
    }
    if wanted.contains(nil) { diagnostics = zip(diagnostics, wanted).filter { $0.1 != nil }.map(\.0) }
  }

  /// Removes the diagnostics that are consequences of others.
  ///
  /// - Parameter further: makes a test whether a diagnostic follows from another one, for rules that no build checks.
  mutating func reduceToCauses(_ further: ([Diagnostic], SourceMap) -> (Diagnostic) -> Bool) {
    diagnostics = OneMistake.reduce(diagnostics, sources, further(diagnostics, sources))
  }

  /// Applies the suppression comments of the sheets.
  ///
  /// - Parameter isOn: returns whether a rule is on for the sheet of a path.
  /// - Returns: the diagnostics of the comments themselves.
  mutating func applySuppressions(isOn: (KnownRule, _ path: String) -> Bool) -> [Diagnostic] {
    guard sources.sources.contains(where: Suppressions.mayAppear) else { return [] }
    var ofComments: [Diagnostic] = []
    let groups = Dictionary(grouping: diagnostics, by: \.location.source)
    for (index, source) in sources.sources.enumerated() where Suppressions.mayAppear(in: source) {
      let id = SourceID(index)
      var suppressions = Suppressions(SyntaxTree(parsing: source, as: id))
      let (kept, suppressed) = suppressions.apply(to: groups[id] ?? []) { isOn($0, source.path) }
      diagnostics = diagnostics.filter { $0.location.source != id } + kept
      self.suppressed += suppressed
      ofComments += suppressions.diagnostics
    }
    return ofComments
  }

  /// Removes the diagnostics that a baseline accepts.
  ///
  /// - Parameter isAccepted: whether each diagnostic is accepted, in the order of ``diagnostics``.
  mutating func accept(_ isAccepted: [Bool]) {
    baselinedCount += isAccepted.count { $0 }
    diagnostics = zip(diagnostics, isAccepted).filter { !$0.1 }.map(\.0)
  }

  /// Adds diagnostics about a baseline.
  mutating func add(_ new: [Diagnostic], ofBaseline source: SourceText) {
    guard !new.isEmpty else { return }
    add(new, from: SourceMap(source))
    baselines.insert(identity(of: source))
  }

  /// Removes the diagnostics of files that were read only because their names count.
  package mutating func leaveOut(_ paths: Set<String>) {
    keep { [sources] in !paths.contains(sources[$0.location.source].path) }
    leftOut = Set(sources.sources.map(\.path)).intersection(paths)
  }

  /// Removes the diagnostics that a predicate rejects.
  ///
  /// - Parameter isKept: returns whether a diagnostic stays.
  mutating func keep(_ isKept: (Diagnostic) -> Bool) { diagnostics = diagnostics.filter(isKept) }

  /// Removes the diagnostics on lines that are not changed.
  ///
  /// - Parameters:
  ///   - fileCount: the number of files with changed lines.
  ///   - isChanged: returns whether a diagnostic is on a changed line.
  package mutating func keepChanges(ofFiles fileCount: Int, _ isChanged: (Diagnostic) -> Bool) {
    changedFileCount = fileCount
    keep(isChanged)
  }

  mutating func sort() {
    diagnostics.permute(order(of: diagnostics))
    suppressed.permute(order(of: suppressed))
  }

  /// Removes the diagnostics of a source beyond ``Limit/diagnostics``, from its end, and reports their number.
  package mutating func shorten() {
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

  /// Returns the indices of diagnostics sorted by path, location and code.
  private func order(of diagnostics: [Diagnostic]) -> [Int] {
    let paths = sources.sources.map(\.path)
    // OPTIMIZATION: indices are sorted instead of the large diagnostics. Paths are compared once for each source.
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
  /// Reorders the elements in place, without a second copy of the array.
  ///
  /// - Parameter order: for each index, the present index of the element to move there.
  fileprivate mutating func permute(_ order: [Int]) {
    var order = order
    for start in order.indices {
      // Each cycle of the permutation is visited once. An index that maps to itself is done.
      var index = start
      while order[index] != start {
        let next = order[index]
        swapAt(index, next)
        order[index] = index
        index = next
      }
      order[index] = index
    }
  }
}

extension Diagnostic {
  /// Returns the same diagnostic with locations in the sources of another map.
  fileprivate func moved(_ identity: (SourceID) -> SourceID) -> Diagnostic {
    relocated { SourceLocation(identity($0.source), $0.range) } ?? self
  }

  /// Returns the same diagnostic with other locations; `nil` if one of them is nowhere.
  package func relocated(_ move: (SourceLocation) -> SourceLocation?) -> Diagnostic? {
    var out = self
    guard let location = move(location) else { return nil }
    out.location = location
    for (index, note) in notes.enumerated() {
      guard let old = note.location else { continue }
      guard let location = move(old) else { return nil }
      out.notes[index].location = location
    }
    for (index, fix) in fixes.enumerated() {
      for (position, edit) in fix.edits.enumerated() {
        guard let location = move(edit.location) else { return nil }
        out.fixes[index].edits[position].location = location
      }
    }
    return out
  }
}
