import VStyleCheck
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The sheets below a folder, with the configuration of the folder.
///
/// Requests and diagnostics are computed from the same state: the open documents, and the files as they were last read.
final class Project {
  /// The absolute path of the folder.
  let root: String

  /// The files, with paths relative to the folder.
  let files: any ReadableFiles

  private let encoding: PositionEncoding

  /// The sheets by their paths relative to the folder.
  private(set) var sheets: [String: Sheet] = [:]

  /// The view types: the built-in ones and those of schema files.
  private(set) var schema: StyleSchema

  private let builtins: StyleSchema

  private var knownOwners: PropertyOwners?

  /// The properties of all view types.
  var propertyOwners: PropertyOwners {
    if let knownOwners { return knownOwners }
    let owners = PropertyOwners(schema)
    knownOwners = owners
    return owners
  }

  /// The configuration; the last valid one while the file has an error.
  private(set) var configuration = LintConfiguration()

  /// The path of the configuration, relative to the folder; `nil` if there is none.
  private(set) var configurationPath: String?

  /// The error in the configuration or a file that it names; `nil` if there is none.
  private(set) var error: ProjectError?

  /// The trees of views in the files that the configuration names.
  private(set) var trees: [LintedTree] = []

  /// The diagnostics that the configuration accepts; `nil` if it names no baseline.
  private var baseline: Baseline?

  private var linter: Linter
  private var memory = LintMemory()
  private var knownReport: LintReport?
  private var knownFixed: [SourceText]?
  private var knownSheets: [Sheet]?
  private var knownFacts: [(path: String, facts: StylesheetFacts)]?

  /// Whether ``memory`` has read the present sheets.
  private var isRead = false

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the folder.
  ///   - files: the files, with absolute paths.
  ///   - schema: the built-in view types.
  ///   - encoding: the unit in which the client counts characters.
  init(_ root: String, _ files: any ReadableFiles, _ schema: StyleSchema, _ encoding: PositionEncoding) {
    self.root = root
    self.files = FilesInFolder(root, files)
    self.schema = schema
    self.encoding = encoding
    builtins = schema
    linter = Linter(schema: schema, loader: FolderLoader(self.files))
    readConfiguration()
  }

  /// Reads the configuration again, with the files that it names.
  ///
  /// If there is an error, the last valid configuration stays. If nothing changed, so does all that is known.
  func readConfiguration() {
    let path = ProjectInput.nearest(to: "x", files)
    configurationPath = path
    do throws(ProjectError) {
      let input = try ProjectInput(path, files)
      let texts = try Project.texts(of: input, path, files)
      guard texts != knownTexts else { return error = nil }
      let schema = try input.schema(addedTo: builtins)
      let trees = try input.trees()
      let resources = try input.resources()
      baseline = try input.baseline()
      linter = Linter(
        schema: schema, loader: FolderLoader(files), configuration: input.configuration, resources: resources,
        trees: trees)
      (configuration, self.schema, self.trees, error) = (input.configuration, schema, trees, nil)
      knownOwners = nil
      knownTexts = texts
    } catch { self.error = error }
    memory = LintMemory()
    invalidate()
  }

  /// The files that the linter was created from.
  private var knownTexts: [SourceText]?

  /// The texts of a configuration and of the files that it names, and the paths of its resources.
  private static func texts(
    of input: ProjectInput, _ path: String?, _ files: any ReadableFiles
  ) throws(ProjectError) -> [SourceText] {
    let configuration = input.configuration
    var paths = path.map { [$0] } ?? []
    let named = configuration.schemas + (configuration.baseline.map { [$0] } ?? [])
    let resources = configuration.resources ?? []
    _ = try input.existing(named + configuration.trees + resources)
    paths += named.map(input.path)
    paths += try LintedTree.paths(configuration.trees.map(input.path), files)
    var texts: [SourceText] = []
    for path in paths { texts.append(try files.text(path, limit: .treeBytes)) }
    for folder in resources.map(input.path) {
      texts += try files.files(below: folder).map { SourceText("", path: $0) }
    }
    return texts
  }

  /// The values of custom properties for the sheet that was asked about last.
  var knownValues: [String: ThemeValues] = [:]

  /// The places of all names, by kind and name.
  private var knownPlaces: [NameKind: [String: [PlacedName]]]?

  /// The places of each name in all sheets, by path and location.
  var places: [NameKind: [String: [PlacedName]]] {
    if let knownPlaces { return knownPlaces }
    var places: [NameKind: [String: [PlacedName]]] = [:]
    for sheet in sortedSheets {
      for name in sheet.names.all {
        places[name.kind, default: [:]][name.name, default: []].append(PlacedName(sheet: sheet, name: name))
      }
    }
    knownPlaces = places
    return places
  }

  private func invalidate() {
    isRead = false
    knownPlaces = nil
    knownValues = [:]
    knownReport = nil
    knownFixed = nil
    knownSheets = nil
    knownFacts = nil
  }

  /// The text of the configuration; `nil` if it cannot be read.
  var configurationSource: SourceText? {
    configurationPath.flatMap { try? files.text($0, limit: .configurationBytes) }
  }

  /// Sets the text of a sheet, or reads it from its file.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder.
  ///   - text: the text of an open document; `nil` to read the file.
  func update(_ path: String, _ text: DocumentText?) {
    if let text {
      let source = SourceText(path: path, bytes: text.bytes)
      guard sheets[path]?.source != source else { return }
      sheets[path] = Sheet(source, encoding: encoding, text: text)
    } else if let source = try? files.text(path, limit: .sheetBytes) {
      guard sheets[path]?.source != source else { return }
      sheets[path] = Sheet(source, encoding: encoding)
    } else {
      guard sheets.removeValue(forKey: path) != nil else { return }
    }
    invalidate()
  }

  /// A file of the project that is no sheet, for conversions of positions.
  func file(_ source: SourceText) -> Sheet { Sheet(source, encoding: encoding) }

  /// Returns the absolute path of a file, whose path may be absolute already.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.cleaned(FilePath.joined(root, path))
  }

  /// Returns the one path of a file for its spellings: relative to the folder if it is inside.
  func canonical(_ path: String) -> String {
    let path = absolute(path)
    return FilePath.below(root, path) ?? path
  }

  /// Forgets all sheets but some, and what is known of imported files that are none.
  func filesChanged(except paths: Set<String>) {
    for path in sheets.keys where !paths.contains(path) { sheets[path] = nil }
    filesChanged()
  }

  /// Forgets what is known of imported files that are no sheets of the project.
  func filesChanged() { invalidate() }

  /// Forgets a sheet, whether or not its file exists.
  func remove(_ path: String) {
    if sheets.removeValue(forKey: path) != nil { invalidate() }
  }

  /// The sheets, sorted by path.
  var sortedSheets: [Sheet] {
    if let knownSheets { return knownSheets }
    let sorted = sheets.sorted { $0.key < $1.key }.map(\.value)
    knownSheets = sorted
    return sorted
  }

  private var sources: [SourceText] { sortedSheets.map(\.source) }

  private func read() {
    guard !isRead else { return }
    linter.read(sources, into: &memory)
    isRead = true
  }

  /// The diagnostics, as `vstyle lint` reports them.
  var report: LintReport {
    if let knownReport { return knownReport }
    read()
    linter.check(memory.unchecked, of: sources, in: &memory)
    var report = linter.report(on: sources, memory)
    baseline?.apply(to: &report, configuration, folders: ["."])
    knownReport = report
    return report
  }

  /// The facts about each compiled stylesheet, sorted by the path of its first source.
  var facts: [(path: String, facts: StylesheetFacts)] {
    if let knownFacts { return knownFacts }
    read()
    let facts = memory.facts
    knownFacts = facts
    return facts
  }

  /// The custom properties that any sheet declares.
  var declaredCustomProperties: Set<String> {
    read()
    return memory.declaredCustomProperties
  }

  /// The compiled stylesheet that starts with a path; `nil` if there is none.
  func stylesheet(_ path: String) -> CompiledStylesheet? {
    read()
    return linter.stylesheet(path, of: sources, in: &memory)
  }

  /// The declarations of a stylesheet that never win.
  func overridden(_ stylesheet: CompiledStylesheet) -> [OverriddenDeclaration] {
    if let known = knownOverridden, known.stylesheet === stylesheet { return known.declarations }
    let declarations = linter.overridden(in: stylesheet)
    knownOverridden = (stylesheet, declarations)
    return declarations
  }

  private var knownOverridden: (stylesheet: CompiledStylesheet, declarations: [OverriddenDeclaration])?

  /// The paths of the compiled stylesheets that contain a sheet, sorted.
  func stylesheets(with path: String) -> [String] {
    facts.filter { $0.facts.sources.sources.contains { $0.path == path } }.map(\.path)
  }

  /// The sheets that all safe fixes change, as `vstyle lint --fix` changes them.
  var fixed: [SourceText] {
    if let knownFixed { return knownFixed }
    let fixed = linter.fixed(sources, reach: .safe).sheets
    knownFixed = fixed
    return fixed
  }
}

// MARK: Diagnostics in parts

extension Project {
  /// The number of sheets that are checked before the server looks for messages again.
  private static let partSize = 48

  /// Whether the report takes no longer than one part.
  var isReportNear: Bool {
    guard knownReport == nil else { return true }
    read()
    return memory.unchecked.count <= Project.partSize
  }

  /// Checks some of the sheets that are not checked.
  func checkPart() {
    read()
    linter.check(Array(memory.unchecked.prefix(Project.partSize)), of: sources, in: &memory)
  }

  /// The diagnostics of a sheet before those of all other sheets are known.
  ///
  /// The sheet is checked as a part of the first stylesheets that contain it.
  func report(for path: String) -> LintReport {
    let unchecked = Set(memory.unchecked)
    let roots = stylesheets(with: path).prefix(Project.firstStylesheets).filter(unchecked.contains)
    linter.check(Array(roots), of: sources, in: &memory)
    var report = linter.report(on: sources, memory, for: path)
    baseline?.apply(to: &report, configuration)
    return report
  }

  private static let firstStylesheets = 4
}
