import Synchronization
import VStyleCheck
import VStyleLint
import VStyleSyntax

/// Files in memory, with absolute paths.
final class MemoryFolder: ReadableFiles {
  private let storage: Mutex<[String: [UInt8]]>

  init(_ files: [String: String]) { storage = Mutex(files.mapValues { Array($0.utf8) }) }

  /// Writes a file, or removes it.
  func set(_ path: String, _ text: String?) { storage.withLock { $0[path] = text.map { Array($0.utf8) } } }

  private var files: [String: [UInt8]] { storage.withLock { $0 } }

  let currentFolders: [String] = []

  func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else { throw FileError(reason: "does not exist") }
    guard limit.allows(bytes.count) else { throw FileError(beyond: limit) }
    return bytes
  }

  func kind(_ path: String) -> FileKind {
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .nothing
  }

  func isLink(_ path: String) -> Bool { false }

  func isInside(_ path: String, folder: String) -> Bool { true }

  func names(in folder: String) throws(FileError) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let below = files.keys.filter { $0.utf8.starts(with: start.utf8) }.map { $0.utf8.dropFirst(start.utf8.count) }
    return Set(below.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }).sorted()
  }
}
