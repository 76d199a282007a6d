package import VStyleSyntax

extension Baseline {
  /// Removes the accepted diagnostics from a report.
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
    let (diagnostics, areChanged) = (report.diagnostics, report.diagnostics.map(isChanged))
    var isAccepted = [Bool](repeating: false, count: diagnostics.count)
    for index in diagnostics.indices.filter({ !areChanged[$0] }) + diagnostics.indices.filter({ areChanged[$0] }) {
      let fingerprint = fingerprints.next(for: diagnostics[index], in: report.sources)
      isAccepted[index] = known.removeValue(forKey: fingerprint) != nil
    }
    let paths = report.sources.sources.map(\.path)
    let linted = Dictionary(paths.map { (folder.relative($0), $0) }) { first, _ in first }
    let gone = Set(known.values.map(\.path)).filter { linted[$0] == nil && !folder.exists($0) }
    let goneHere = folder.paths(gone, below: folders)
    // An entry of a sheet that this run does not check is not stale: another run may find its diagnostic.
    let stale = entries.filter { entry in
      known[entry.fingerprint] != nil && (linted[entry.path] != nil || goneHere.contains(entry.path))
    }
    report.accept(isAccepted)
    guard !configuration.ignores(source.path),
      let severity = configuration.severity(of: .staleBaseline, at: source.path)
    else { return }
    report.add(
      stale.map { entry in
        let rule = LintRules.byCode[entry.code]?.diagnostic.label ?? entry.code
        let place = linted[entry.path].map { " in `\($0)`" } ?? ": `\(folder.path(entry.path))` does not exist"
        var diagnostic = Diagnostic(
          .staleBaseline, at: SourceLocation(SourceID(0), entry.range), "`\(rule)` is no longer found\(place)",
          help: "write the baseline again: `\(command)`")
        diagnostic.severity = severity
        return diagnostic
      }, from: SourceMap(source))
  }
}
