import Synchronization
import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Files that note every path that is asked for, also those of missing files.
final class RecordingFiles: Files {
  private let files: any Files
  private let asked = Mutex<Set<String>>([])
  private let hashes = Mutex<[String: Int]>([:])
  private let wasAsked: @Sendable (String) -> Void

  /// Creates the files.
  ///
  /// - Parameter note: is called with each path before the file is asked for. Default: does nothing.
  init(_ files: any Files, note: @escaping @Sendable (String) -> Void = { _ in }) {
    self.files = files
    wasAsked = note
  }

  /// The paths of all files and folders that were asked for, sorted.
  var paths: [String] { asked.withLock { $0.sorted() } }

  /// A hash of the bytes of each file that was read.
  var contents: [String: Int] { hashes.withLock { $0 } }

  private func note(_ path: String) {
    if asked.withLock({ $0.insert(path).inserted }) { wasAsked(path) }
  }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    note(path)
    let bytes = try files.read(path, limit: limit)
    hashes.withLock { $0[path] = bytes.hashValue }
    return bytes
  }

  func kind(_ path: String) -> FileKind {
    note(path)
    return files.kind(path)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    note(folder)
    return try files.names(in: folder)
  }

  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError) {
    try files.write(bytes, to: path, over: former)
  }

  func makeFolder(_ path: String) throws(FileError) { try files.makeFolder(path) }
  func isInside(_ path: String, folder: String) -> Bool { files.isInside(path, folder: folder) }
  func files(at revision: String) throws(CommandError) -> any Files { try files.files(at: revision) }
  var currentFolders: [String] { files.currentFolders }
}
