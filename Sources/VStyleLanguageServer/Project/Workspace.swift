import VStyleLint
import VStyleSyntax
import VStyleValues

/// The folders and documents of a client.
///
/// A folder with a `vstyle.json` is a project of its own, and so is each folder of the client. A sheet belongs to the
/// nearest one. A document outside of all folders is in the project of its own folder, which has only open documents.
final class Workspace {
  private let files: any ReadableFiles
  private let schema: @Sendable () -> StyleSchema
  let encoding: PositionEncoding

  /// The absolute paths of the client's folders.
  private var folders: [String] = []

  /// The projects by the absolute path of their folder.
  private(set) var projects: [String: Project] = [:]

  /// The open documents by their absolute path, or by their URI if it is no `file` URI.
  private(set) var documents: [String: OpenDocument] = [:]

  /// A document that is open in the client.
  struct OpenDocument {
    /// The URI as the client writes it.
    let uri: String
    var version: Int?
    var text: DocumentText
  }

  /// A sheet with its project.
  struct Place {
    let project: Project
    /// The path relative to the project.
    let path: String
  }

  init(
    _ files: any ReadableFiles, _ schema: @escaping @Sendable () -> StyleSchema, _ encoding: PositionEncoding
  ) {
    self.files = files
    self.schema = schema
    self.encoding = encoding
  }

  /// The projects, sorted by the path of their folder.
  var sortedProjects: [Project] { projects.sorted { $0.key < $1.key }.map(\.value) }

  /// Reads the sheets below folders of the client.
  func add(_ new: [String]) {
    folders += new.filter { !folders.contains($0) }
    readFolders()
  }

  /// Forgets folders of the client. Open documents below them stay.
  func remove(_ old: [String]) {
    folders.removeAll { old.contains($0) }
    projects = [:]
    readFolders()
  }

  /// Reads all files again: the sheets and the configurations.
  func readFolders() {
    var found: [String: [String]] = [:]
    for folder in folders {
      // A folder that cannot be read has no sheets.
      guard let paths = try? files.files(below: folder) else { continue }
      let roots = Set(paths.filter { $0.hasSuffix("/vstyle.json") }.map(FilePath.folder) + [folder])
      for root in roots { found[root] = found[root] ?? [] }
      for path in paths where path.hasSuffix(".vstyle") {
        guard let root = Workspace.nearest(to: path, in: roots) else { continue }
        found[root, default: []].append(path)
      }
    }
    for root in projects.keys where found[root] == nil { projects[root] = nil }
    for (root, paths) in found {
      let project = project(at: root)
      project.readConfiguration()
      let known = Set(paths.map { Workspace.relative($0, to: root) })
      for path in known.union(project.sheets.keys) where !isOpen(path, in: project) { project.update(path, nil) }
    }
    for (path, document) in documents { update(path, document.text) }
  }

  private func isOpen(_ path: String, in project: Project) -> Bool { documents[project.absolute(path)] != nil }

  /// Reads sheets again that are not open, and returns whether one of them has changed.
  ///
  /// Not every client tells the server about files that other programs write, and none does so at once.
  func hasChanged(_ paths: some Sequence<String>, in project: Project) -> Bool {
    var hasChanged = false
    for path in Set(paths) where !isOpen(path, in: project) && project.sheets[path] != nil {
      let former = project.sheets[path]?.source
      project.update(path, nil)
      if project.sheets[path]?.source != former { hasChanged = true }
    }
    return hasChanged
  }

  private func project(at root: String) -> Project {
    if let known = projects[root] { return known }
    let project = Project(root, files, schema(), encoding)
    projects[root] = project
    return project
  }

  private static func nearest(to path: String, in roots: some Sequence<String>) -> String? {
    roots.filter { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }

  private static func relative(_ path: String, to root: String) -> String {
    root == "/" ? String(path.dropFirst()) : String(path.dropFirst(root.utf8.count + 1))
  }

  /// Returns the project of a document, and its path there.
  func place(of path: String) -> Place {
    if let root = Workspace.nearest(to: path, in: projects.keys) {
      return Place(project: project(at: root), path: Workspace.relative(path, to: root))
    }
    guard path.hasPrefix("/") else { return Place(project: project(at: path), path: path) }
    let root = FilePath.folder(path)
    return Place(project: project(at: root), path: Workspace.relative(path, to: root))
  }

  /// Returns the project of a document, and its path there; `nil` if there is no project for it.
  func knownPlace(of path: String) -> Place? {
    if Workspace.nearest(to: path, in: projects.keys) == nil, projects[path] == nil { return nil }
    return place(of: path)
  }

  /// Returns the URI of a sheet of a project.
  func uri(of path: String, in project: Project) -> String {
    if path == project.root { return documents[path]?.uri ?? path }
    let absolute = project.absolute(path)
    return documents[absolute]?.uri ?? FileURI.uri(of: absolute)
  }

  /// Returns the key of a document in ``documents``.
  static func key(of uri: String) -> String { FileURI.path(of: uri).map(FilePath.cleaned) ?? uri }

  /// Opens a document, or replaces its text.
  func open(_ document: OpenDocument) {
    let key = Workspace.key(of: document.uri)
    documents[key] = document
    update(key, document.text)
  }

  /// Closes a document. Its project then has the sheet of the file again.
  func close(_ uri: String) {
    let key = Workspace.key(of: uri)
    guard documents.removeValue(forKey: key) != nil else { return }
    let place = place(of: key)
    if Workspace.nearest(to: key, in: folders) != nil { return place.project.update(place.path, nil) }
    place.project.remove(place.path)
    if place.project.sheets.isEmpty { projects[place.project.root] = nil }
  }

  private func update(_ key: String, _ text: DocumentText?) {
    let place = place(of: key)
    place.project.update(place.path, text)
  }

  /// Reads files again that changed.
  func filesChanged(_ paths: [String]) {
    let isSheetsOnly = paths.allSatisfy { path in
      path.hasSuffix(".vstyle") && Workspace.nearest(to: path, in: folders) != nil
    }
    guard isSheetsOnly else { return readFolders() }
    for path in paths where documents[path] == nil { update(path, nil) }
  }
}
