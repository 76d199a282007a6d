import Synchronization
import VStyleCheck
import VStyleLint
import VStyleSyntax

@testable import VStyleCommandLine

/// Files in memory, for tests.
final class MemoryFiles: Files {
  private let storage: Mutex<[String: String]>

  /// The bytes of the files that were written, by path.
  let written = Mutex<[String: [UInt8]]>([:])

  init(_ files: [(path: String, text: String)]) {
    storage = Mutex(Dictionary(files.map { ($0.path, $0.text) }) { _, last in last })
  }

  /// The texts by path.
  var texts: [String: String] { storage.withLock { $0 } }

  let currentFolders = ["home", "project"]

  func write(_ bytes: [UInt8], to path: String, over former: FormerContents) throws(FileError) {
    if path.hasPrefix("read-only/") { throw FileError(reason: "cannot be written") }
    switch former {
    case .anything: break
    case .nothing: if texts[path] != nil { throw FileWriter.changed }
    case .bytes(let former): if texts[path].map({ Array($0.utf8) }) != former { throw FileWriter.changed }
    }
    written.withLock { $0[path] = bytes }
    storage.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
  }

  func makeFolder(_ path: String) throws(FileError) {}

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    if let text = texts[path] {
      guard limit.allows(text.utf8.count) else { throw FileError(beyond: limit) }
      return Array(text.utf8)
    }
    throw FileError(reason: kind(path) == .folder ? "is a folder" : "does not exist")
  }

  func kind(_ path: String) -> FileKind {
    if texts[path] != nil { return .file }
    return path == "." || texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .nothing
  }

  /// The files of a revision are those below a folder with its name: `HEAD:app.vstyle`.
  func files(at revision: String) throws(CommandError) -> any Files {
    let former = texts.filter { $0.key.hasPrefix(revision + ":") }
    if former.isEmpty { throw CommandError(.usage, "there is no revision `\(revision)` of a git repository here") }
    return MemoryFiles(former.map { (String($0.key.dropFirst(revision.count + 1)), $0.value) })
  }

  func isLink(_ path: String) -> Bool { false }

  func isInside(_ path: String, folder: String) -> Bool { true }

  func names(in folder: String) throws(FileError) -> [String] {
    let prefix = folder == "." ? "" : folder + "/"
    let below = texts.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return Set(below.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }
}
