import VStyleAdvice
package import VStyleCascade
import VStylePacks
import VStyleSelectors
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
  let schema: StyleSchema
  let loader: any SheetLoader
  private let rules: [LintRule]
  private let configuration: LintConfiguration
  let parallelism: Parallelism
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
    self.schema = schema
    self.loader = loader
    self.rules = rules
    self.configuration = configuration
    self.parallelism = parallelism
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
    let styles = Linter.styles(of: compiled.lazy.map(\.stylesheet))
    let checks = parallelism.map(consuming: compiled, caches: CheckCache(), progress: progress) { sheet, cache in
      begin(sheet, cache.memo).checking(rules).result(isNaming: isNaming)
    }
    var report = report(
      on: sheets + others, checks.map(\.found), styles: styles, about: treeDiagnostics(checks, styles))
    leaveOut(others, notImportedBy: sheets, of: &report)
    report.shorten()
    return report
  }

  /// Returns the styles that stylesheets declare, also those with a mistake.
  static func styles(of stylesheets: some Sequence<CompiledStylesheet>) -> Set<String> {
    var seen: Set<String> = []
    // A sheet that many others import is in each of their stylesheets.
    return stylesheets.lazy.flatMap(\.trees).reduce(into: []) { styles, tree in
      if seen.insert(tree.source.path).inserted { styles.formUnion(tree.styleNames) }
    }
  }

  /// Removes the diagnostics of sheets that were read only because their names count.
  func leaveOut(_ others: [SourceText], notImportedBy sheets: [SourceText], of report: inout LintReport) {
    guard !others.isEmpty else { return }
    let own = Set(compile(sheets + others, startingAt: sheets).flatMap { $0.stylesheet.sources.sources.map(\.path) })
    report.leaveOut(Set(others.map(\.path)).subtracting(own))
  }

  /// The rules that the configuration turns on for some file, and that have a check of their own.
  var checkingRules: [LintRule] { rules.filter { configuration.isOnAnywhere($0) && $0.check != nil } }

  /// Returns the diagnostics of the trees, each with its file.
  ///
  /// - Parameters:
  ///   - checks: the checks of all sheets.
  ///   - styles: the styles that any sheet declares.
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
    let compiled = compile(sheets)
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
  ///   - styles: the styles that any sheet declares.
  ///   - others: the diagnostics about trees, each with its file.
  ///   - reach: `nil` if all rules are checked. Otherwise the report has only diagnostics with a fix within reach. It
  ///     has none about suppression comments, because these depend on the diagnostics of all rules.
  func report(
    on sheets: [SourceText], _ found: [SheetCheck.Found], styles: Set<String>,
    about others: [(source: SourceText, diagnostics: [Diagnostic])] = [], fixedWithin reach: FixPlan.Reach? = nil
  ) -> LintReport {
    let configuration = self.configuration
    var report = LintReport(sheets)
    for found in found { report.add(found.withoutStyles(in: styles), from: found.sources) }
    for (source, diagnostics) in SkinFile.diagnostics(of: skins) + others {
      report.add(diagnostics, from: SourceMap(source))
    }
    report.apply(severity)
    let diagnostics = report.applySuppressions { configuration.severity(of: $0, at: $1) != nil }
    report.reduceToCauses()
    if let reach {
      report.keep { diagnostic in diagnostic.fixes.contains { FixPlan.isMade($0, reach) } }
    } else if !diagnostics.isEmpty {
      report.add(diagnostics, from: report.sources)
      report.apply(severity)
    }
    report.sort()
    return report
  }

  private func severity(of diagnostic: Diagnostic, at path: String) -> Severity? {
    if configuration.ignores(path) { return nil }
    guard let rule = LintRules.byCode[diagnostic.rule.code] else { return diagnostic.severity }
    return configuration.severity(of: rule, at: path)
  }

  /// Compiles some sheets of a project, each with its imports.
  private func compile(_ all: [SourceText], startingAt roots: [SourceText]) -> [CompiledSheet] {
    compile(roots, ProjectLoader(all, fallback: loader), WorkerCaches(fresh: CheckCache())) { $0 }
  }

  /// Compiles each sheet that no other sheet imports, then the sheets of import cycles.
  private func compile(_ sheets: [SourceText]) -> [CompiledSheet] {
    let loader = ProjectLoader(sheets, fallback: loader)
    let sorted = sheets.sorted { $0.path < $1.path }
    var memory = LintMemory()
    var compiled: [CompiledSheet] = []
    Linter.visitRoots(of: sorted, imported: memory.update(sorted, loader, parallelism)) { roots in
      let new = compile(roots, loader, WorkerCaches(fresh: CheckCache())) { $0 }
      compiled += new
      return new.map { $0.stylesheet.sources }
    }
    return compiled
  }

  /// Compiles sheets, each with its imports.
  ///
  /// - Parameters:
  ///   - roots: the sheets.
  ///   - loader: has their imports.
  ///   - caches: what the threads know of other sheets.
  ///   - body: returns what is needed of a compiled sheet, which is released afterwards.
  func compile<Result: Sendable>(
    _ roots: [SourceText], _ loader: ProjectLoader, _ caches: WorkerCaches<CheckCache>,
    _ body: @Sendable (CompiledSheet) -> Result
  ) -> [Result] {
    let schema = schema
    // OPTIMIZATION: sheets of a project repeat names and values, so each thread reuses the caches of its earlier
    // sheets.
    return parallelism.map(roots, caches: caches) { sheet, cache in
      body(
        CompiledSheet(
          CompiledStylesheet.compile([SheetInput(sheet)], schema: schema, loader: loader, cache: &cache.compiler)))
    }
  }

  /// Visits the sheets that are compiled: those that no other sheet imports, then those of import cycles.
  ///
  /// - Parameters:
  ///   - sorted: all sheets of the project, sorted by path.
  ///   - imported: the paths of the sheets that others import.
  ///   - visit: receives sheets, and returns the sources of each with its imports.
  static func visitRoots(of sorted: [SourceText], imported: Set<String>, _ visit: ([SourceText]) -> [SourceMap]) {
    func paths(_ maps: [SourceMap]) -> [String] { maps.flatMap { $0.sources.map(\.path) } }
    var covered = Set(paths(visit(sorted.filter { !imported.contains($0.path) })))
    for sheet in sorted where imported.contains(sheet.path) && !covered.contains(sheet.path) {
      covered.formUnion(paths(visit([sheet])))
    }
  }
}

/// A sheet compiled with its imports, and the custom properties that other sheets may refer to.
struct CompiledSheet: Sendable {
  let stylesheet: CompiledStylesheet

  /// The custom properties that it declares and reads.
  let customProperties: CustomPropertyNames

  init(_ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    customProperties = CustomPropertyNames(of: stylesheet)
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

/// A loader that returns the sheets of a project from memory, and uses another loader for other sheets.
struct ProjectLoader: SheetLoader {
  let sheets: [String: SourceText]
  private let fallback: any SheetLoader

  init(_ sheets: [SourceText], fallback: any SheetLoader) {
    self.sheets = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
    self.fallback = fallback
  }

  func isInside(_ path: String, folder: String) -> Bool { fallback.isInside(path, folder: folder) }

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    if let sheet = sheets[path] { return sheet }
    return try fallback.load(path)
  }

  func names(in folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    let inside = sheets.keys.lazy.map { $0.split(separator: "/") }.filter { $0.dropLast() == parts[...] }
    return Set(fallback.names(in: folder) + inside.compactMap { $0.last.map(String.init) }).sorted()
  }
}
