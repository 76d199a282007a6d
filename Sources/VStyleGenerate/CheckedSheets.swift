import VStyleAdvice
package import VStyleCheck
import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Sheets that are checked before code is generated for them, as a compiler checks its input.
package struct CheckedSheets {
  private let sheets: [SourceText]
  private let schema: StyleSchema
  private let loader: FolderLoader
  private let configuration: LintConfiguration
  private let configurationPath: String?
  private let baseline: Baseline?

  /// Creates the check of some sheets.
  ///
  /// - Parameters:
  ///   - sheets: the sheets.
  ///   - schema: the view types to check against.
  ///   - configuration: the configuration of the rules.
  ///   - path: the path of the configuration; `nil` without a file.
  ///   - baseline: the diagnostics that the project accepts; `nil` for none.
  ///   - files: the files that the sheets import.
  package init(
    _ sheets: [SourceText], schema: StyleSchema, configuration: LintConfiguration, at path: String?,
    baseline: Baseline?, files: any ReadableFiles
  ) {
    (self.sheets, self.schema, self.configuration, self.baseline) = (sheets, schema, configuration, baseline)
    configurationPath = path
    loader = FolderLoader(files)
  }

  /// Returns the code for the sheets; `nil` if a sheet has an error.
  ///
  /// - Parameters:
  ///   - generator: writes the code.
  ///   - report: receives the errors and warnings, as compilers write them.
  /// - Throws: ``NameCollisions`` if two names become the same in Swift.
  package func code(by generator: CodeGenerator, report: (String) -> Void) throws(NameCollisions) -> [GeneratedFile]? {
    let checker = SheetChecker(schema: schema, loader: loader, configuration: configuration)
    let found = checker.check(sheets, baseline: baseline)
    let renderer = DiagnosticRenderer(found.sources)
    for diagnostic in found.diagnostics where diagnostic.severity != .info { report(renderer.concise(diagnostic)) }
    reportErrorsOfLint(report)
    guard found.count(.error) == 0 else { return nil }
    return try generator.files(
      for: sheets.map { CompiledStylesheet.compile([SheetInput($0)], schema: schema, loader: loader) })
  }

  /// Notes the rules that the configuration makes errors and that only `vstyle lint` checks.
  private func reportErrorsOfLint(_ report: (String) -> Void) {
    let rules = configuration.errorsOfLint
    guard let configurationPath, !rules.isEmpty else { return }
    let (path, names) = (VisibleText.line(configurationPath), NameList.quoted(rules.map(\.name)))
    report("\(path):1:1: note: the file makes errors of rules that only `vstyle lint` checks: \(names)\n")
  }
}
