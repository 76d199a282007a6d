package import VStyleSyntax

extension LintReport {
  /// Creates the report of the sheets of a project, with all diagnostics, however many there are.
  ///
  /// - Parameters:
  ///   - sheets: the checked sheets.
  ///   - found: the diagnostics of each compiled sheet, and of other files.
  ///   - configuration: decides which diagnostics are reported, and how severe they are.
  ///   - further: makes a test whether a diagnostic follows from another one, for rules that no build checks.
  ///   - isKept: `nil` if all rules are checked. Otherwise the report has only these diagnostics. It has none about
  ///     suppression comments, because these depend on the diagnostics of all rules.
  package init(
    on sheets: [SourceText], _ found: [FoundDiagnostics], _ configuration: LintConfiguration,
    explaining further: ([Diagnostic], SourceMap) -> (Diagnostic) -> Bool = { _, _ in { _ in false } },
    keeping isKept: ((Diagnostic) -> Bool)? = nil
  ) {
    self.init(sheets)
    for found in found { add(found.diagnostics, from: found.sources) }
    apply(configuration.severity)
    let ofComments = applySuppressions { configuration.severity(of: $0, at: $1) != nil }
    reduceToCauses(further)
    if let isKept {
      keep(isKept)
    } else if !ofComments.isEmpty {
      add(ofComments, from: sources)
      apply(configuration.severity)
    }
    sort()
  }
}
