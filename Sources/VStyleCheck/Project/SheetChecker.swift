package import VStyleCompiler
import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Checks the sheets of a target before it is built.
///
/// It reports what the parser and the compiler find, and ``CoreRules``, with the same words as `vstyle lint`. Sheets
/// that import each other are compiled together.
package struct SheetChecker: Sendable {
  private let compiler: ProjectCompiler
  private let configuration: LintConfiguration

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - schema: the view types and properties to check against.
  ///   - loader: reads imported sheets that are not among the checked ones.
  ///   - configuration: decides which diagnostics are reported, and how severe they are.
  package init(schema: StyleSchema, loader: any SheetLoader, configuration: LintConfiguration) {
    compiler = ProjectCompiler(schema: schema, loader: loader, parallelism: .cores)
    self.configuration = configuration.ofBuilds
  }

  /// Checks sheets and their imports.
  ///
  /// - Parameters:
  ///   - sheets: the sheets.
  ///   - baseline: the diagnostics that the project accepts; `nil` for none.
  package func check(_ sheets: [SourceText], baseline: Baseline? = nil) -> LintReport {
    let compiled = compiler.compile(sheets)
    let names = ProjectCustomProperties(
      compiled.lazy.map(\.customProperties).map { ($0.declared, $0.read, $0.skipped) })
    let checks = CoreRules.all.filter { configuration.isOnAnywhere(KnownRules.named($0.rule)) }.map(\.check)
    let found = compiler.parallelism.map(compiled) { sheet in
      let context = SheetContext(sheet, names)
      return FoundDiagnostics(
        diagnostics: checks.reduce(into: context.compilerDiagnostics) { $0 += $1(context) },
        sources: sheet.stylesheet.sources)
    }
    let styles = ProjectCompiler.styles(of: compiled.lazy.map(\.stylesheet))
    var report = LintReport(on: sheets, found.map { $0.without(styles) }, configuration)
    report.shorten()
    baseline?.apply(to: &report, configuration)
    return report
  }
}
