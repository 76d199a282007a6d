import Synchronization
import VStyleSyntax

/// Files that note every path that is asked for, also those of missing files.
final class RecordingFiles: Files {
  private let files: any Files
  private let asked = Mutex<Set<String>>([])

  init(_ files: any Files) { self.files = files }

  /// The paths of all files and folders that were asked for, sorted.
  var paths: [String] { asked.withLock { $0.sorted() } }

  private func note(_ path: String) { _ = asked.withLock { $0.insert(path) } }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    note(path)
    return try files.read(path, limit: limit)
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
  func write(_ bytes: [UInt8], to path: String) throws(FileError) { try files.write(bytes, to: path) }
  func isInside(_ path: String, folder: String) -> Bool { files.isInside(path, folder: folder) }
  func files(at revision: String) throws(CommandError) -> any Files { try files.files(at: revision) }
  var currentFolders: [String] { files.currentFolders }
}
