public import VStyleCascade
public import VStyleSkins
public import VStyleSyntax
public import VStyleValues

/// Checks sheets that belong together.
///
/// The unit is the project: sheets that import each other are read together, tokens may be declared in
/// any of them, and what several sheets import is reported once.
///
/// ```swift
/// let report = Linter(vocabulary: vocabulary).lint([SourceText(text, path: "app.vstyle")])
/// ```
public struct Linter: Sendable {
  private let vocabulary: StyleVocabulary
  private let loader: any SheetLoader
  private let rules: [LintRule]
  private let skins: [SkinPack]

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - vocabulary: the classes and properties to check against.
  ///   - loader: reads imported sheets that are not among those to check.
  ///   - rules: the rules that check; findings of parsing and compiling are always reported.
  ///   - skins: the packs that the sheets are used with, beside those of a `skin.vstyle` among the sheets.
  public init(
    vocabulary: StyleVocabulary, loader: any SheetLoader = NoImports(), rules: [LintRule] = LintRules.all,
    skins: [SkinPack] = []
  ) {
    self.skins = skins
    self.vocabulary = vocabulary
    self.loader = loader
    self.rules = rules
  }

  /// Checks sheets and all that they import.
  public func lint(_ sheets: [SourceText]) -> LintReport {
    let programs = compile(sheets)
    let declared = DeclaredTokens.names(in: programs)
    let skins = skins + sheets.flatMap { SkinManifest.packs(of: $0) }
    var report = LintReport(sheets)
    for program in programs {
      report.add(program.diagnostics, from: program.sources)
      let context = LintContext(program, declaredTokens: declared, skins: skins)
      for rule in rules {
        if let check = rule.check { report.add(check(context), from: program.sources) }
      }
    }
    report.sort()
    return report
  }

  /// Compiles each sheet that no other one imports, then what is still unread: circles of imports.
  private func compile(_ sheets: [SourceText]) -> [StyleProgram] {
    let loader = ProjectLoader(sheets, fallback: loader)
    let sorted = sheets.sorted { $0.path < $1.path }
    var imported: Set<String> = []
    for sheet in sorted {
      let tree = SyntaxTree(parsing: sheet, as: SourceID(0))
      imported.formUnion(SheetImports.paths(of: tree).filter { $0 != sheet.path })
    }
    var programs: [StyleProgram] = []
    var covered: Set<String> = []
    let entries = sorted.filter { !imported.contains($0.path) }
    for sheet in entries + sorted.filter({ imported.contains($0.path) }) where !covered.contains(sheet.path) {
      let program = StyleProgram.compile([SheetInput(sheet)], vocabulary: vocabulary, loader: loader)
      covered.formUnion(program.sources.sources.map(\.path))
      programs.append(program)
    }
    return programs
  }
}

extension SkinManifest {
  /// The packs of a sheet that is a manifest by its name. What is wrong with it is found in it as a sheet.
  fileprivate static func packs(of sheet: SourceText) -> [SkinPack] {
    guard sheet.path.split(separator: "/").last?.lowercased() == "skin.vstyle" else { return [] }
    return (try? SkinManifest(sheet: sheet))?.packs ?? []
  }
}

/// Gives the sheets of a project, which are read already, before it asks another loader.
struct ProjectLoader: SheetLoader {
  private let sheets: [String: SourceText]
  private let fallback: any SheetLoader

  init(_ sheets: [SourceText], fallback: any SheetLoader) {
    self.sheets = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
    self.fallback = fallback
  }

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
