import VStyleCascade
import VStyleLint
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
  private var isCompiled = false

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
    paths += try input.existing(configuration.schemas + (configuration.baseline.map { [$0] } ?? []))
    paths += try LintedTree.paths(try input.existing(configuration.trees), files)
    var texts: [SourceText] = []
    for path in paths { texts.append(try files.text(path, limit: .treeBytes)) }
    for folder in try input.existing(configuration.resources ?? []) {
      texts += try files.files(below: folder).map { SourceText("", path: $0) }
    }
    return texts
  }

  /// The values of custom properties for the sheet that was asked about last.
  var knownValues: [String: ThemeValues] = [:]

  private func invalidate() {
    isCompiled = false
    knownValues = [:]
    knownReport = nil
    knownFixed = nil
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

  /// Forgets a sheet, whether or not its file exists.
  func remove(_ path: String) {
    if sheets.removeValue(forKey: path) != nil { invalidate() }
  }

  /// The sheets, sorted by path.
  var sortedSheets: [Sheet] { sheets.sorted { $0.key < $1.key }.map(\.value) }

  private var sources: [SourceText] { sortedSheets.map(\.source) }

  /// The diagnostics, as `vstyle lint` reports them.
  var report: LintReport {
    if let knownReport { return knownReport }
    var report = linter.lint(sources, remembering: &memory)
    baseline?.apply(to: &report)
    knownReport = report
    isCompiled = true
    return report
  }

  /// The compiled stylesheets that contain a sheet, sorted by the path of their first source.
  func stylesheets(with path: String) -> [CompiledStylesheet] {
    compiled.filter { $0.sources.sources.contains { $0.path == path } }
  }

  /// All compiled stylesheets, sorted by the path of their first source.
  var compiled: [CompiledStylesheet] {
    if !isCompiled { linter.compile(sources, into: &memory) }
    isCompiled = true
    return memory.stylesheets.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The sheets that all safe fixes change, as `vstyle lint --fix` changes them.
  var fixed: [SourceText] {
    if let knownFixed { return knownFixed }
    let fixed = linter.fixed(sources, reach: .safe).sheets
    knownFixed = fixed
    return fixed
  }
}

/// Files whose paths are relative to a folder.
struct FilesInFolder: ReadableFiles {
  private let root: String
  private let files: any ReadableFiles

  init(_ root: String, _ files: any ReadableFiles) {
    self.root = root
    self.files = files
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.cleaned(FilePath.joined(root, path))
  }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    try files.read(absolute(path), limit: limit)
  }

  func kind(_ path: String) -> FileKind { files.kind(absolute(path)) }

  func isLink(_ path: String) -> Bool { files.isLink(absolute(path)) }

  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: absolute(folder)) }

  func isInside(_ path: String, folder: String) -> Bool {
    files.isInside(absolute(path), folder: absolute(folder.isEmpty ? "." : folder))
  }

  var currentFolders: [String] { root.hasPrefix("/") ? root.split(separator: "/").map(String.init) : [] }
}
