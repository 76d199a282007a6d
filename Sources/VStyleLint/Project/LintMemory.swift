package import VStyleCascade
import VStyleSkins
package import VStyleSyntax

/// The results of a linter for the last versions of some sheets.
///
/// A linter with a memory compiles and checks only what has changed since, with the same result as one without. A memory
/// belongs to one linter: after a change of the schema or the configuration, start with an empty one.
package struct LintMemory: Sendable {
  /// The compiled sheets, by the path of their first source.
  var compiled: [String: CompiledSheet] = [:]

  /// The checked sheets, by the path of their first source.
  fileprivate var checks: [String: SheetCheck] = [:]

  /// The imports of each sheet.
  private var imports: [String: (source: SourceText, paths: [String])] = [:]

  /// The facts about the whole project that ``checks`` depend on.
  fileprivate var customProperties = ProjectCustomProperties([])
  fileprivate var manifests: [SourceText] = []

  /// Creates an empty memory.
  package init() {}

  /// The compiled stylesheets, by the path of their first source.
  package var stylesheets: [String: CompiledStylesheet] { compiled.mapValues(\.stylesheet) }

  /// Forgets what is no longer true of some sheets.
  ///
  /// - Returns: the paths of the sheets that others import.
  mutating func update(
    _ sheets: [SourceText], _ loader: ProjectLoader, _ parallelism: Parallelism
  ) -> Set<String> {
    let known = imports
    let paths = parallelism.map(sheets) { sheet -> [String] in
      if let own = known[sheet.path], own.source == sheet { return own.paths }
      guard SheetImports.mayAppear(in: sheet) else { return [] }
      return SheetImports.paths(of: SyntaxTree(parsing: sheet, as: SourceID(0))).filter { $0 != sheet.path }
    }
    imports = Dictionary(zip(sheets, paths).map { ($0.path, ($0, $1)) }) { first, _ in first }
    for (path, sheet) in compiled where !LintMemory.isCurrent(sheet.stylesheet, loader) {
      compiled[path] = nil
      checks[path] = nil
    }
    return Set(paths.flatMap(\.self))
  }

  /// Forgets all compiled sheets except those that start with some paths.
  mutating func keep(_ paths: Set<String>) {
    compiled = compiled.filter { paths.contains($0.key) }
    checks = checks.filter { paths.contains($0.key) }
  }

  /// Whether a stylesheet would be the same if it was compiled again.
  private static func isCurrent(_ stylesheet: CompiledStylesheet, _ loader: ProjectLoader) -> Bool {
    // A file that was missing may exist by now.
    guard !stylesheet.diagnostics.contains(where: { $0.rule == .importNotFound }) else { return false }
    return stylesheet.sources.sources.allSatisfy { source in
      (try? loader.load(source.path)) == source
    }
  }
}

extension Linter {
  /// Compiles sheets and their imports, without checking any rule.
  ///
  /// - Parameters:
  ///   - sheets: all sheets of the project.
  ///   - memory: the results for earlier versions of the sheets.
  package func compile(_ sheets: [SourceText], into memory: inout LintMemory) {
    _ = compile(sheets, remembering: &memory)
  }

  /// Checks sheets and their imports, as ``lint(_:progress:)``.
  ///
  /// - Parameters:
  ///   - sheets: all sheets of the project.
  ///   - memory: the results for earlier versions of the sheets.
  package func lint(_ sheets: [SourceText], remembering memory: inout LintMemory) -> LintReport {
    let compiled = compile(sheets, remembering: &memory)
    let customProperties = ProjectCustomProperties(compiled.map(\.customProperties))
    let manifests = sheets.filter { SkinManifest.isManifest($0) }
    if !customProperties.hasSameNames(as: memory.customProperties) || manifests != memory.manifests {
      memory.checks = [:]
    }
    (memory.customProperties, memory.manifests) = (customProperties, manifests)
    let stale = compiled.filter { memory.checks[$0.path] == nil }
    let new = check(checkingRules, in: checks(of: stale, customProperties, in: sheets))
    for (sheet, check) in zip(stale, new) { memory.checks[sheet.path] = check }
    let checks = compiled.compactMap { memory.checks[$0.path] }
    var report = report(on: sheets, checks.map(\.found), about: treeDiagnostics(checks))
    report.shorten()
    return report
  }
}

extension CompiledSheet {
  /// The path of the first source.
  fileprivate var path: String { stylesheet.sources[SourceID(0)].path }
}
