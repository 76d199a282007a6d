import Synchronization
import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Files with absolute paths, with the texts of open documents in place of theirs.
///
/// Threads that check sheets read imported ones with it.
final class OpenFiles: ReadableFiles {
  private let files: any ReadableFiles
  private let documents = Mutex<[String: [UInt8]]>([:])

  init(_ files: any ReadableFiles) { self.files = files }

  /// Sets the text of the document at a path; `nil` closes it.
  func set(_ path: String, _ bytes: [UInt8]?) { documents.withLock { $0[path] = bytes } }

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    guard let bytes = documents.withLock({ $0[path] }) else { return try files.read(path, limit: limit) }
    guard limit.allows(bytes.count) else { throw FileError(beyond: limit) }
    return bytes
  }

  func kind(_ path: String) -> FileKind { files.kind(path) }

  func isLink(_ path: String) -> Bool { files.isLink(path) }

  func isInside(_ path: String, folder: String) -> Bool { files.isInside(path, folder: folder) }

  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }

  var currentFolders: [String] { files.currentFolders }
}
