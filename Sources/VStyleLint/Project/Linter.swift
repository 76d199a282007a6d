package import VStyleCascade
import VStyleSelectors
import VStyleSkins
package import VStyleSyntax
package import VStyleValues

/// Checks the sheets of a project.
///
/// Sheets that import each other are compiled together. A custom property may be declared in any of the sheets. A
/// diagnostic of a sheet that several sheets import is reported once.
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
  ///   - progress: receives the number of compiled sheets that are checked, and of all of them, from several threads.
  package func lint(
    _ sheets: [SourceText], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) -> LintReport {
    let rules = checkingRules
    let checks = parallelism.map(consuming: checks(of: sheets), progress: progress) { $0.checking(rules) }
    var report = report(on: sheets, checks.map(\.found), about: treeDiagnostics(checks))
    report.shorten()
    return report
  }

  /// The rules that the configuration turns on for some file, and that have a check of their own.
  var checkingRules: [LintRule] { rules.filter { configuration.isOnAnywhere($0) && $0.check != nil } }

  /// Returns the diagnostics of the trees, each with its file.
  func treeDiagnostics(_ checks: [SheetCheck]) -> [(source: SourceText, diagnostics: [Diagnostic])] {
    guard !trees.isEmpty else { return [] }
    var names = SelectorNames()
    for check in checks { check.addSelectorNames(to: &names) }
    var check = TreeCheck(trees, names, checks.map(\.schema))
    return trees.map { ($0.document.source, check.diagnostics(of: $0)) }
  }

  /// Returns the compiled sheets, before any rule is checked.
  func checks(of sheets: [SourceText]) -> [SheetCheck] {
    let compiled = compile(sheets)
    let customProperties = ProjectCustomProperties(compiled.map(\.customProperties))
    return self.checks(of: compiled, customProperties, in: sheets)
  }

  /// Returns the checks of compiled sheets, before any rule is checked.
  ///
  /// - Parameters:
  ///   - compiled: the compiled sheets.
  ///   - customProperties: the custom properties of all sheets of the project.
  ///   - sheets: all sheets of the project.
  func checks(
    of compiled: consuming [CompiledSheet], _ customProperties: ProjectCustomProperties, in sheets: [SourceText]
  ) -> [SheetCheck] {
    let skins = skins.flatMap(\.packs) + sheets.flatMap { SkinManifest.packs(of: $0) }
    let (resources, configuration, trees) = (resources, configuration, trees)
    return parallelism.map(consuming: compiled) {
      var context = LintContext(
        $0, customProperties, skins: skins, resources: resources, configuration: configuration)
      context.trees = trees
      return SheetCheck(context)
    }
  }

  /// Returns the checks of sheets after more rules are checked.
  func check(_ rules: [LintRule], in checks: consuming [SheetCheck]) -> [SheetCheck] {
    parallelism.map(consuming: checks) { $0.checking(rules) }
  }

  /// Returns the report of all diagnostics, however many there are.
  ///
  /// - Parameters:
  ///   - sheets: the checked sheets.
  ///   - found: the diagnostics of each compiled sheet.
  ///   - others: the diagnostics about trees, each with its file.
  ///   - reach: `nil` if all rules are checked. Otherwise the report has only diagnostics with a fix within reach. It
  ///     has none about suppression comments, because these depend on the diagnostics of all rules.
  func report(
    on sheets: [SourceText], _ found: [SheetCheck.Found],
    about others: [(source: SourceText, diagnostics: [Diagnostic])] = [], fixedWithin reach: FixPlan.Reach? = nil
  ) -> LintReport {
    let configuration = self.configuration
    var report = LintReport(sheets)
    for found in found { report.add(found.diagnostics, from: found.sources) }
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

  /// Compiles each sheet that no other sheet imports, then the sheets of import cycles.
  private func compile(_ sheets: [SourceText]) -> [CompiledSheet] {
    var memory = LintMemory()
    return compile(sheets, remembering: &memory)
  }

  /// Compiles each sheet that no other sheet imports, then the sheets of import cycles.
  ///
  /// - Parameters:
  ///   - sheets: all sheets of the project.
  ///   - memory: the results for earlier versions of the sheets. Only sheets that changed since are compiled again.
  func compile(_ sheets: [SourceText], remembering memory: inout LintMemory) -> [CompiledSheet] {
    let loader = ProjectLoader(sheets, fallback: loader)
    let sorted = sheets.sorted { $0.path < $1.path }
    let imported = memory.update(sorted, loader, parallelism)
    let schema = schema
    let roots = sorted.filter { !imported.contains($0.path) }
    let stale = roots.filter { memory.compiled[$0.path] == nil }
    // OPTIMIZATION: sheets of a project repeat names and values, so each thread reuses the caches of its earlier
    // sheets.
    let new = parallelism.map(stale, caches: CompilerCache()) { sheet, cache in
      CompiledSheet(CompiledStylesheet.compile([SheetInput(sheet)], schema: schema, loader: loader, cache: &cache))
    }
    for (sheet, compiled) in zip(stale, new) { memory.compiled[sheet.path] = compiled }
    var compiled = roots.compactMap { memory.compiled[$0.path] }
    var used = Set(roots.map(\.path))
    var covered = Set(compiled.flatMap { $0.stylesheet.sources.sources.map(\.path) })
    for sheet in sorted where imported.contains(sheet.path) && !covered.contains(sheet.path) {
      let own =
        memory.compiled[sheet.path]
        ?? CompiledSheet(CompiledStylesheet.compile([SheetInput(sheet)], schema: schema, loader: loader))
      memory.compiled[sheet.path] = own
      covered.formUnion(own.stylesheet.sources.sources.map(\.path))
      used.insert(sheet.path)
      compiled.append(own)
    }
    memory.keep(used)
    return compiled
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
  fileprivate static func packs(of sheet: SourceText) -> [SkinPack] {
    guard isManifest(sheet) else { return [] }
    return (try? SkinManifest(sheet: sheet))?.packs ?? []
  }
}

/// A loader that returns the sheets of a project from memory, and uses another loader for other sheets.
struct ProjectLoader: SheetLoader {
  private let sheets: [String: SourceText]
  private let fallback: any SheetLoader

  init(_ sheets: [SourceText], fallback: any SheetLoader) {
    self.sheets = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
    self.fallback = fallback
  }

  func isInside(_ path: String, folder: String) -> Bool { fallback.isInside(path, folder: folder) }

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    if let sheet = sheets[path] { return sheet }
    do { return try fallback.load(path) } catch {
      let folder = path.split(separator: "/").dropLast()
      let beside = sheets.keys.filter { $0.split(separator: "/").dropLast() == folder }
      let names = beside.compactMap { $0.split(separator: "/").last.map(String.init) }
      throw ImportFailure(error.reason, candidates: Set(error.candidates + names).sorted())
    }
  }
}
