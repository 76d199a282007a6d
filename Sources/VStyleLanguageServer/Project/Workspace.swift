import VStyleCheck
import VStyleLint
import VStyleSyntax
import VStyleValues

/// The folders and documents of a client.
///
/// A folder with a `vstyle.json` is a project of its own, and so is each folder of the client. A sheet belongs to the
/// nearest one. A document outside of all folders is in the project of its own folder, which has only open documents.
final class Workspace {
  private let files: any ReadableFiles

  /// The files, with the texts of open documents in place of theirs.
  private let openFiles: OpenFiles

  private let schema: @Sendable () -> StyleSchema
  let encoding: PositionEncoding

  /// The absolute paths of the client's folders.
  private var folders: [String] = []

  /// The absolute paths of the folders of the projects in the client's folders.
  private var roots: Set<String> = []

  /// The absolute paths of the sheets in the client's folders, as they were last read.
  private var listed: Set<String> = []

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
    openFiles = OpenFiles(files)
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

  /// Whether a file is below a folder of the client.
  func isInFolder(_ path: String) -> Bool { Workspace.nearest(to: path, in: folders) != nil }

  /// Reads all files again: the sheets and the configurations.
  func readFolders() {
    (roots, listed) = (Set(folders), [])
    for folder in folders {
      // A folder that cannot be read has no sheets.
      guard let paths = try? files.files(withoutIgnoredBelow: folder) else { continue }
      roots.formUnion(paths.lazy.filter { $0.hasSuffix("/vstyle.json") }.map(FilePath.folder))
      listed.formUnion(paths.lazy.filter { $0.hasSuffix(".vstyle") })
    }
    for root in projects.keys where !roots.contains(root) { projects[root] = nil }
    for root in roots { project(at: root).readConfiguration() }
    // A folder may be in another one, and its sheets are then found twice.
    var kept: [String: Set<String>] = [:]
    for path in listed {
      let place = place(of: path)
      kept[place.project.root, default: []].insert(place.path)
      if documents[path] == nil { place.project.update(place.path, nil) }
    }
    for (path, document) in documents {
      let place = place(of: path)
      kept[place.project.root, default: []].insert(place.path)
      place.project.update(place.path, document.text)
    }
    for project in projects.values { project.filesChanged(except: kept[project.root] ?? []) }
  }

  private func isOpen(_ path: String, in project: Project) -> Bool {
    documents[path == project.root ? path : project.absolute(path)] != nil
  }

  /// Reads sheets again that are not open, and returns whether one of them has changed.
  ///
  /// Not every client tells the server about files that other programs write, and none does so at once.
  func hasChanged(_ paths: some Sequence<String>, in project: Project) -> Bool {
    var hasChanged = false
    for path in Set(paths) where !isOpen(path, in: project) && project.sheets[path] != nil {
      let former = project.sheets[path]?.source
      update(project.absolute(path), nil)
      if project.sheets[path]?.source != former { hasChanged = true }
    }
    return hasChanged
  }

  private func project(at root: String) -> Project {
    if let known = projects[root] { return known }
    let project = Project(root, openFiles, schema(), encoding)
    projects[root] = project
    return project
  }

  private static func nearest(to path: String, in roots: some Sequence<String>) -> String? {
    roots.filter { FilePath.below($0, path) != nil }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the folder of the project of a document; the document itself if it is in none.
  private func root(of path: String) -> String {
    if isInFolder(path), let root = Workspace.nearest(to: path, in: roots) { return root }
    return path.hasPrefix("/") ? FilePath.folder(path) : path
  }

  /// Returns the project of a document, and its path there.
  func place(of path: String) -> Place {
    let root = root(of: path)
    return Place(project: project(at: root), path: FilePath.below(root, path) ?? path)
  }

  /// Returns the project of a document, and its path there; `nil` if there is no project for it.
  func knownPlace(of path: String) -> Place? { projects[root(of: path)] == nil ? nil : place(of: path) }

  /// Whether a file of a project is a sheet of another one, which is in a folder below.
  func isForeign(_ path: String, in project: Project) -> Bool {
    guard project.sheets[path] == nil, let place = knownPlace(of: project.absolute(path)) else { return false }
    return place.project !== project && place.project.sheets[place.path] != nil
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
    openFiles.set(key, document.text.bytes)
    update(key, document.text)
  }

  /// Closes a document. Its project then has the sheet of the file again.
  func close(_ uri: String) {
    let key = Workspace.key(of: uri)
    guard documents.removeValue(forKey: key) != nil else { return }
    openFiles.set(key, nil)
    if listed.contains(key) { return update(key, nil) }
    if isInFolder(key) { return readFolders() }
    let place = place(of: key)
    place.project.remove(place.path)
    if place.project.sheets.isEmpty { projects[place.project.root] = nil }
  }

  private func update(_ key: String, _ text: DocumentText?) {
    let place = place(of: key)
    place.project.update(place.path, text)
    // A project may import the sheets of those in folders below.
    for project in projects.values where project !== place.project && FilePath.below(project.root, key) != nil {
      project.filesChanged()
    }
  }

  /// Reads files again that changed.
  func filesChanged(_ paths: [String]) {
    guard paths.allSatisfy(listed.contains) else { return readFolders() }
    for path in paths where documents[path] == nil { update(path, nil) }
  }
}
