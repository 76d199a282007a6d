import VStyleAdvice
package import VStyleCheck
package import VStyleCompiler
import VStylePacks
import VStyleSelectors
import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Checks the sheets of a project.
///
/// Sheets that import each other are compiled together. A custom property, and a style that a rule applies, may be
/// declared in any of the sheets. A diagnostic of a sheet that several sheets import is reported once.
///
/// ```swift
/// let report = Linter(schema: schema).lint([SourceText(text, path: "app.vstyle")])
/// ```
package struct Linter: Sendable {
  let compiler: ProjectCompiler
  private let rules: [LintRule]
  private let configuration: LintConfiguration
  private let skins: [SkinFile]
  private let resources: ResourceFiles?
  private let trees: [LintedTree]

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - schema: the view types and properties to check against.
  ///   - loader: reads imported sheets that are not among the checked ones. The default reads none.
  ///   - rules: the rules to check. Diagnostics of parsing and compiling are always included.
  ///   - configuration: the configuration that decides which diagnostics are reported, and how severe they are.
  ///   - skins: the files with the skin packs that the sheets are used with, besides those of a `skin.vstyle` among the
  ///     sheets.
  ///   - resources: the files that sheets may name; `nil` if they are unknown.
  ///   - trees: the trees of views that the sheets are checked with; empty if none are known.
  ///   - parallelism: whether sheets are checked in parallel. The result is the same.
  package init(
    schema: StyleSchema, loader: any SheetLoader = NoImports(), rules: [LintRule] = LintRules.all,
    configuration: LintConfiguration = LintConfiguration(), skins: [SkinFile] = [],
    resources: ResourceFiles? = nil, trees: [LintedTree] = [], parallelism: Parallelism = .cores
  ) {
    self.trees = trees
    self.skins = skins
    self.resources = resources
    compiler = ProjectCompiler(schema: schema, loader: loader, parallelism: parallelism)
    self.rules = rules
    self.configuration = configuration
  }

  /// Checks sheets and their imports.
  ///
  /// - Parameters:
  ///   - sheets: the sheets.
  ///   - others: the other sheets of the project. Their names count, and nothing is reported about them alone.
  ///   - progress: receives the number of compiled sheets that are checked, and of all of them, from several threads.
  package func lint(
    _ sheets: [SourceText], among others: [SourceText] = [],
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) -> LintReport {
    let (rules, isNaming) = (checkingRules, isNaming)
    let (compiled, begin) = beginning(sheets + others)
    let styles = ProjectCompiler.styles(of: compiled.lazy.map(\.stylesheet))
    let checks = parallelism.map(consuming: compiled, caches: CheckCache(), progress: progress) { sheet, cache in
      begin(sheet, cache.memo).checking(rules).result(isNaming: isNaming)
    }
    var report = report(
      on: sheets + others, checks.map(\.found), styles: styles, about: treeDiagnostics(checks, styles))
    leaveOut(others, notImportedBy: sheets, of: &report)
    report.shorten()
    return report
  }

  /// Removes the diagnostics of sheets that were read only because their names count.
  func leaveOut(_ others: [SourceText], notImportedBy sheets: [SourceText], of report: inout LintReport) {
    guard !others.isEmpty else { return }
    let compiled = compiler.compile(sheets, ProjectLoader(sheets + others, fallback: loader))
    let own = Set(compiled.flatMap { $0.stylesheet.sources.sources.map(\.path) })
    report.leaveOut(Set(others.map(\.path)).subtracting(own))
  }

  var schema: StyleSchema { compiler.schema }
  var loader: any SheetLoader { compiler.loader }
  var parallelism: Parallelism { compiler.parallelism }

  /// The rules that the configuration turns on for some file, and that have a check of their own.
  var checkingRules: [LintRule] { rules.filter { configuration.isOnAnywhere($0.known) && $0.check != nil } }

  /// Returns the diagnostics of the trees, each with its file.
  ///
  /// - Parameters:
  ///   - checks: the checks of all sheets.
  ///   - styles: the styles and custom media queries that any sheet declares.
  func treeDiagnostics(
    _ checks: [CheckedSheet], _ styles: Set<String>
  ) -> [(source: SourceText, diagnostics: [Diagnostic])] {
    guard !trees.isEmpty else { return [] }
    var names = SelectorNames()
    for check in checks { if let own = check.names { names.formUnion(own) } }
    var check = TreeCheck(trees, names, checks.map(\.schema), styles: styles)
    return trees.map { ($0.document.source, check.diagnostics(of: $0)) }
  }

  /// Returns the compiled sheets, before any rule is checked.
  func checks(of sheets: [SourceText]) -> [SheetCheck] {
    let (compiled, begin) = beginning(sheets)
    return parallelism.map(consuming: compiled, caches: CheckCache()) { begin($0, $1.memo) }
  }

  /// Returns the compiled sheets, and a function that starts the check of one of them.
  private func beginning(
    _ sheets: [SourceText]
  ) -> (compiled: [CompiledSheet], begin: @Sendable (CompiledSheet, CheckMemo) -> SheetCheck) {
    let compiled = compiler.compile(sheets)
    let names = ProjectCustomProperties(
      compiled.lazy.map(\.customProperties).map { ($0.declared, $0.read, $0.skipped) })
    return (compiled, beginning(names, SkinManifest.packs(of: sheets)))
  }

  /// Returns a function that starts the check of a compiled sheet, before any rule is checked.
  ///
  /// - Parameters:
  ///   - names: the custom properties of all sheets of the project.
  ///   - packs: the skin packs of the manifests among the sheets.
  func beginning(
    _ names: ProjectCustomProperties, _ packs: [SkinPack]
  ) -> @Sendable (CompiledSheet, CheckMemo) -> SheetCheck {
    let skins = SkinFile.packs(of: skins) + packs
    let (resources, configuration, trees) = (resources, configuration, trees)
    return { sheet, memo in
      var context = LintContext(
        sheet, names, skins: skins, resources: resources, configuration: configuration, memo: memo)
      context.trees = trees
      return SheetCheck(context)
    }
  }

  /// Whether the names in selectors are needed.
  var isNaming: Bool { !trees.isEmpty }

  /// Returns the checks of sheets after more rules are checked.
  func check(_ rules: [LintRule], in checks: consuming [SheetCheck]) -> [SheetCheck] {
    parallelism.map(consuming: checks, caches: ()) { check, _ in check.checking(rules) }
  }

  /// Returns the report of all diagnostics, however many there are.
  ///
  /// - Parameters:
  ///   - sheets: the checked sheets.
  ///   - found: the diagnostics of each compiled sheet.
  ///   - styles: the styles and custom media queries that any sheet declares.
  ///   - others: the diagnostics about trees, each with its file.
  ///   - reach: `nil` if all rules are checked. Otherwise the report has only diagnostics with a fix within reach. It
  ///     has none about suppression comments, because these depend on the diagnostics of all rules.
  func report(
    on sheets: [SourceText], _ found: [FoundDiagnostics], styles: Set<String>,
    about others: [(source: SourceText, diagnostics: [Diagnostic])] = [], fixedWithin reach: FixPlan.Reach? = nil
  ) -> LintReport {
    let ofFiles = (SkinFile.diagnostics(of: skins) + others).map { source, diagnostics in
      FoundDiagnostics(diagnostics: diagnostics, sources: SourceMap(source))
    }
    return LintReport(
      on: sheets, found.map { $0.without(styles) } + ofFiles, configuration,
      explaining: { LintCauses($0, $1).explain },
      keeping: reach.map { reach in { $0.fixes.contains { FixPlan.isMade($0, reach) } } })
  }
}

extension SkinManifest {
  /// Whether a sheet has the file name of a manifest.
  static func isManifest(_ sheet: SourceText) -> Bool {
    sheet.path.split(separator: "/").last?.lowercased() == "skin.vstyle"
  }

  /// Returns the skin packs of a sheet with the file name of a manifest; empty if it is none.
  ///
  /// Errors in the manifest are ignored here, because the sheet itself is checked too.
  static func packs(of sheets: [SourceText]) -> [SkinPack] {
    sheets.filter { isManifest($0) }.flatMap { (try? SkinManifest(sheet: $0))?.packs ?? [] }
  }
}
