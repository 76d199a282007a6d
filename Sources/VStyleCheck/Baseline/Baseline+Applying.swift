package import VStyleSyntax

extension Baseline {
  /// Removes the accepted diagnostics from a report.
  ///
  /// An entry whose sheet does not exist any more accepts a diagnostic with the same code and message of a sheet that has
  /// no entries, because the sheet may have been renamed.
  ///
  /// Each entry that matches no diagnostic is reported as `baseline-stale`, if its sheet was checked, or would be if it
  /// existed.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - configuration: decides whether such entries are reported, and how severe they are.
  ///   - folders: the folders that were checked with all sheets below them.
  ///   - operands: the operands of the command in the help; none for the current folder.
  ///   - isChanged: returns whether a diagnostic is on a changed line. Of equal diagnostics, those on other lines are
  ///     accepted first. By default no line is changed.
  package func apply(
    to report: inout LintReport, _ configuration: LintConfiguration, folders: [String] = [], operands: [String] = [],
    isChanged: (Diagnostic) -> Bool = { _ in false }
  ) {
    let command = (["vstyle lint"] + operands + ["--write-baseline \(source.path)"]).joined(separator: " ")
    var known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    var fingerprints = Fingerprints(relativePath: folder.relative)
    let areChanged = report.diagnostics.map(isChanged)
    let order = areChanged.indices.filter { !areChanged[$0] } + areChanged.indices.filter { areChanged[$0] }
    var isAccepted = [Bool](repeating: false, count: order.count)
    for index in order {
      let fingerprint = fingerprints.next(for: report.diagnostics[index], in: report.sources)
      isAccepted[index] = known.removeValue(forKey: fingerprint) != nil
    }
    let linted = Dictionary(
      report.sources.sources.enumerated().map { (folder.relative($1.path), (path: $1.path, id: SourceID($0))) }
    ) { first, _ in first }
    let left = order.filter { !isAccepted[$0] }
    // OPTIMIZATION: the entries of thousands of sheets are not looked up if nothing depends on it, as for one clean sheet.
    let sought = folders.isEmpty && left.isEmpty ? [] : Set(known.values.map(\.path))
    let gone = sought.filter { linted[$0] == nil && !folder.exists($0) }
    for index in moved(report, left, gone, &known) { isAccepted[index] = true }
    let goneHere = folder.paths(gone, below: folders)
    // An entry of a sheet that this run does not check is not stale: another run may find its diagnostic. So may one
    // after a missing import is found.
    let stale = entries.filter { entry in
      guard known[entry.fingerprint] != nil else { return false }
      return linted[entry.path].map { !report.incomplete.contains($0.id) } ?? goneHere.contains(entry.path)
    }
    report.accept(isAccepted)
    guard !configuration.ignores(source.path),
      let severity = configuration.severity(of: KnownRules.named(.staleBaseline), at: source.path)
    else { return }
    report.add(
      stale.map { entry in
        let rule = KnownRules.byCode[entry.code]?.diagnostic.label ?? entry.code
        let place = linted[entry.path].map { " in `\($0.path)`" } ?? ": `\(folder.path(entry.path))` does not exist"
        var diagnostic = Diagnostic(
          .staleBaseline, at: SourceLocation(SourceID(0), entry.range), "`\(rule)` is no longer found\(place)",
          help: "write the baseline again: `\(command)`")
        diagnostic.severity = severity
        return diagnostic
      }, ofBaseline: source)
  }

  /// Returns the indices of the diagnostics that entries of sheets accept which do not exist any more.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - indices: the indices of the diagnostics that are not accepted yet.
  ///   - gone: the paths of entries whose sheets do not exist any more.
  ///   - known: the entries that accept none yet. Those that accept one here are removed.
  private func moved(
    _ report: LintReport, _ indices: [Int], _ gone: Set<String>, _ known: inout [String: Entry]
  ) -> [Int] {
    let left = entries.filter { gone.contains($0.path) && known[$0.fingerprint] != nil }
    var candidates = Dictionary(grouping: left.reversed()) { [$0.code, $0.message ?? ""] }
    let ownPaths = Set(entries.map(\.path))
    return indices.filter { index in
      let diagnostic = report.diagnostics[index]
      let path = folder.relative(report.sources[diagnostic.location.source].path)
      guard !ownPaths.contains(path), let entry = candidates[[diagnostic.rule.code, diagnostic.message]]?.popLast()
      else { return false }
      return known.removeValue(forKey: entry.fingerprint) != nil
    }
  }
}
