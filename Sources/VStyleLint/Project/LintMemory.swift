import VStyleAdvice
package import VStyleCheck
import VStyleCompiler
import VStylePacks
package import VStyleStylesheet
package import VStyleSyntax

/// The results of a linter for the last versions of some sheets.
///
/// A linter with a memory compiles and checks only what has changed since, with the same result as one without. A memory
/// belongs to one linter: after a change of the schema or the configuration, start with an empty one.
///
/// It has the facts and the diagnostics of each sheet, and only a few compiled stylesheets.
package struct LintMemory: Sendable {
  /// A sheet that is compiled with its imports.
  private struct Root {
    var facts: StylesheetFacts
    /// The results of the check; `nil` if it has to be checked.
    var check: CheckedSheet?
  }

  private var known: [String: Root] = [:]

  /// The paths of the sheets that are compiled, those of import cycles last.
  private var order: [String] = []

  /// The stylesheets that were compiled last, by the path of their first source.
  private var stylesheets: [(path: String, sheet: CompiledSheet)] = []

  /// The stylesheets whose checks followed the last edit of an import, with the index of its source.
  private var followed: [String: Int] = [:]

  /// The imports of each sheet.
  private var imports: [String: (source: SourceText, paths: [String])] = [:]

  /// The facts about the whole project that checks depend on.
  fileprivate var customProperties = ProjectCustomProperties([])
  private var manifests: [SourceText] = []

  /// The sheets that were read last, and the skin packs of their manifests; `nil` before any was read.
  fileprivate var inputs: (loader: ProjectLoader, packs: [SkinPack])?

  /// What the threads know that check sheets, as long as there are unchecked ones.
  private var knownCaches: WorkerCaches<CheckCache>?

  /// The number of stylesheets that are kept.
  private static let stylesheetCount = 16

  /// Creates an empty memory.
  package init() {}

  /// The facts about each sheet that is compiled with its imports, by path, sorted by path.
  package var facts: [(path: String, facts: StylesheetFacts)] {
    order.sorted().compactMap { path in known[path].map { (path, $0.facts) } }
  }

  /// The custom properties that any sheet declares.
  package var declaredCustomProperties: Set<String> { customProperties.declared }

  /// The styles that any sheet declares.
  fileprivate var styles: Set<String> {
    var seen: Set<ObjectIdentifier> = []
    return known.values.lazy.flatMap(\.facts.mentions).reduce(into: []) { styles, sheet in
      if seen.insert(ObjectIdentifier(sheet)).inserted { styles.formUnion(sheet.styles) }
    }
  }

  /// The paths of the sheets that have to be checked.
  package var unchecked: [String] { order.filter { known[$0]?.check == nil } }

  /// The results of the checks, in order.
  ///
  /// - Parameter path: the sheet that the stylesheets contain; `nil` for all.
  fileprivate func checks(with path: String?) -> [CheckedSheet] {
    order.compactMap { root in
      guard let own = known[root] else { return nil }
      return path == nil || own.facts.sources.sources.contains { $0.path == path } ? own.check : nil
    }
  }

  /// Reads the imports of sheets.
  ///
  /// - Returns: the paths of the sheets that others import.
  mutating func update(
    _ sheets: [SourceText], _ loader: ProjectLoader, _ parallelism: Parallelism
  ) -> Set<String> {
    let old = imports
    let paths = parallelism.map(sheets) { sheet -> [String] in
      if let own = old[sheet.path], own.source == sheet { return own.paths }
      return SheetImports.others(of: sheet)
    }
    imports = Dictionary(zip(sheets, paths).map { ($0.path, ($0, $1)) }) { first, _ in first }
    return Set(paths.flatMap(\.self))
  }

  /// The caches of the threads that check sheets.
  fileprivate var caches: WorkerCaches<CheckCache> {
    mutating get {
      let caches = knownCaches ?? WorkerCaches(fresh: CheckCache())
      knownCaches = caches
      return caches
    }
  }

  private mutating func forget(_ path: String) {
    known[path] = nil
    stylesheets.removeAll { $0.path == path }
  }

  /// The stylesheets that would be others if they were compiled again, by path, with the indices of the sources that
  /// differ; none if an import was not found.
  fileprivate func stale(_ loader: ProjectLoader) -> [String: [Int]] {
    var stale: [String: [Int]] = [:]
    for (path, root) in known {
      let sources = root.facts.sources.sources
      let changed = sources.indices.filter { (try? loader.load(sources[$0].path)) != sources[$0] }
      if root.facts.lacksImport || !changed.isEmpty { stale[path] = root.facts.lacksImport ? [] : changed }
    }
    return stale
  }

  /// Follows edits of sheets, and forgets what is no longer true.
  ///
  /// - Parameters:
  ///   - stale: the stylesheets that would be others, as ``stale(_:)`` returns them.
  ///   - edit: returns the edit of an imported sheet; `nil` if it has to be compiled again.
  fileprivate mutating func follow(_ stale: [String: [Int]], _ edit: (SourceText) -> FollowedEdit?) {
    followed = [:]
    for (path, changed) in stale {
      stylesheets.removeAll { $0.path == path }
      guard changed.count == 1, changed[0] > 0, var root = known[path],
        let edit = edit(root.facts.sources[SourceID(changed[0])]),
        edit.isOnce(in: root.facts.sources)
      else {
        known[path] = nil
        continue
      }
      root.check = root.check.flatMap { edit.follow($0, root.facts, changed[0]) }
      root.facts.replace(changed[0], by: edit.source, edit.names)
      followed[path] = changed[0]
      known[path] = root
    }
  }

  /// Adds the diagnostics of the new version of an edited sheet. If it reaches a limit, all have to be checked again.
  fileprivate mutating func add(_ new: [Diagnostic], in source: SourceText) {
    let isLimited = new.contains { $0.rule == .limitExceeded }
    for (path, index) in followed {
      guard let root = known[path], let check = root.check, root.facts.sources[SourceID(index)] == source else {
        continue
      }
      let all = check.found.diagnostics + FollowedEdit.moved(new, to: index)
      known[path]?.check = isLimited ? nil : check.with(all, root.facts.sources)
    }
  }

  /// Adds the facts about sheets that are not known, and forgets all sheets that are not compiled.
  ///
  /// - Parameters:
  ///   - sheets: all sheets, sorted by path.
  ///   - imported: the paths of the sheets that others import.
  ///   - read: compiles sheets, and returns the facts about each.
  fileprivate mutating func read(
    _ sheets: [SourceText], imported: Set<String>, _ read: ([SourceText]) -> [(StylesheetFacts, CompiledSheet?)]
  ) {
    var paths: [String] = []
    var mentions: [String: (source: SourceText, names: SheetMentions)] = [:]
    ProjectCompiler.visitRoots(of: sheets, imported: imported) { roots in
      paths += roots.map(\.path)
      let stale = roots.filter { known[$0.path] == nil }
      for (sheet, (facts, compiled)) in zip(stale, read(stale)) {
        known[sheet.path] = Root(facts: facts)
        known[sheet.path]?.facts.share(&mentions)
        if let compiled { keep(compiled) }
      }
      return roots.compactMap { known[$0.path]?.facts.sources }
    }
    order = paths
    for path in Set(known.keys).subtracting(paths) { forget(path) }
    forgetChecks(manifests: sheets.filter { SkinManifest.isManifest($0) })
  }

  /// Forgets the checks that depend on what changed in other sheets.
  private mutating func forgetChecks(manifests: [SourceText]) {
    let names = ProjectCustomProperties(known.values.lazy.map(\.facts).map { ($0.declared, $0.read, $0.skipped) })
    let change = names.change(from: customProperties)
    for (path, root) in known {
      guard let found = root.check?.found else { continue }
      // A diagnostic of the compiler may name a custom property that another sheet declares.
      let isOther =
        !change.isEmpty
        && (!found.diagnostics.isEmpty || root.facts.depends(on: change, names, except: followed[path]))
      if isOther || manifests != self.manifests { known[path]?.check = nil }
    }
    (customProperties, self.manifests) = (names, manifests)
  }

  /// Keeps a stylesheet, and releases the one that was asked for the longest time ago if there are too many.
  fileprivate mutating func keep(_ sheet: CompiledSheet) {
    let path = sheet.stylesheet.sources[SourceID(0)].path
    stylesheets.removeAll { $0.path == path }
    stylesheets.append((path, sheet))
    if stylesheets.count > LintMemory.stylesheetCount { stylesheets.removeFirst() }
  }

  /// The stylesheet that starts with a path; `nil` if it is not kept.
  fileprivate func kept(_ path: String) -> CompiledSheet? { stylesheets.last { $0.path == path }?.sheet }

  /// Whether so many stylesheets can be kept.
  fileprivate static func keeps(_ count: Int) -> Bool { count <= stylesheetCount }

  /// Stores the results of checks.
  fileprivate mutating func set(_ checks: [(path: String, check: CheckedSheet)]) {
    for (path, check) in checks { known[path]?.check = check }
    if known.values.allSatisfy({ $0.check != nil }) { knownCaches = nil }
  }
}

extension Linter {
  /// Compiles the sheets that changed, without checking any rule.
  ///
  /// - Parameters:
  ///   - sheets: all sheets of the project.
  ///   - memory: the results for earlier versions of the sheets.
  package func read(_ sheets: [SourceText], into memory: inout LintMemory) {
    let loader = ProjectLoader(sheets, fallback: loader)
    memory.inputs = (loader, SkinManifest.packs(of: sheets))
    let sorted = sheets.sorted { $0.path < $1.path }
    let imported = memory.update(sorted, loader, parallelism)
    let (stale, names) = (memory.stale(loader), memory.customProperties)
    var edits: [String: FollowedEdit?] = [:]
    memory.follow(stale) { old in
      if let known = edits[old.path] { return known }
      let edit = edit(of: old, loader, sheets, names)
      edits[old.path] = .some(edit)
      return edit
    }
    let caches = memory.caches
    memory.read(sorted, imported: imported) { roots in
      let isKept = LintMemory.keeps(roots.count)
      return compiler.compile(roots, loader, caches, \.compiler) { (StylesheetFacts($0), isKept ? $0 : nil) }
    }
    for case let edit? in edits.values where edit.keepsChecks {
      memory.add(diagnostics(ofOnly: edit.source, memory.customProperties, in: sheets), in: edit.source)
    }
  }

  /// Returns a compiled stylesheet of a memory; `nil` if there is none that starts with the path.
  ///
  /// - Parameters:
  ///   - path: the path of its first source.
  ///   - sheets: the sheets that the memory has read.
  ///   - memory: the memory.
  package func stylesheet(
    _ path: String, of sheets: [SourceText], in memory: inout LintMemory
  ) -> CompiledStylesheet? {
    if let known = memory.kept(path) { return known.stylesheet }
    guard let sheet = sheets.first(where: { $0.path == path }) else { return nil }
    let loader = ProjectLoader(sheets, fallback: loader)
    let compiled = CompiledSheet(CompiledStylesheet.compile([SheetInput(sheet)], schema: schema, loader: loader))
    memory.keep(compiled)
    return compiled.stylesheet
  }

  /// Checks sheets that are not checked.
  ///
  /// - Parameters:
  ///   - paths: the paths of the sheets that are compiled with their imports.
  ///   - sheets: the sheets that the memory has read.
  ///   - memory: the memory.
  package func check(_ paths: [String], of sheets: [SourceText], in memory: inout LintMemory) {
    guard !paths.isEmpty else { return }
    let (loader, packs) = memory.inputs ?? (ProjectLoader(sheets, fallback: loader), SkinManifest.packs(of: sheets))
    let roots = paths.compactMap { path in loader.sheets[path].map { (sheet: $0, compiled: memory.kept(path)) } }
    let begin = beginning(memory.customProperties, packs)
    let (schema, rules, isNaming) = (schema, checkingRules, isNaming)
    let checks = parallelism.map(roots, caches: memory.caches) { root, cache in
      let compiled =
        root.compiled
        ?? CompiledSheet(
          CompiledStylesheet.compile([SheetInput(root.sheet)], schema: schema, loader: loader, cache: &cache.compiler))
      return begin(compiled, cache.memo).checking(rules).result(isNaming: isNaming)
    }
    memory.set(zip(roots, checks).map { ($0.sheet.path, $1) })
  }

  /// Returns the report of all checks in a memory.
  ///
  /// - Parameters:
  ///   - sheets: the sheets that the memory has read.
  ///   - memory: the memory.
  ///   - path: the only sheet whose diagnostics are needed; `nil` for all.
  package func report(on sheets: [SourceText], _ memory: LintMemory, for path: String? = nil) -> LintReport {
    let checks = memory.checks(with: path)
    let styles = memory.styles
    var report = report(
      on: sheets, checks.map(\.found), styles: styles, about: path == nil ? treeDiagnostics(checks, styles) : [])
    report.shorten()
    return report
  }

  /// Checks sheets and their imports, as ``lint(_:progress:)``.
  ///
  /// - Parameters:
  ///   - sheets: all sheets of the project.
  ///   - memory: the results for earlier versions of the sheets.
  package func lint(_ sheets: [SourceText], remembering memory: inout LintMemory) -> LintReport {
    read(sheets, into: &memory)
    check(memory.unchecked, of: sheets, in: &memory)
    return report(on: sheets, memory)
  }
}
