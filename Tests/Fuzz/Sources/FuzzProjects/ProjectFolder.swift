import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The temporary folder of a case, which is removed when the object is deinitialized.
final class ProjectFolder {
  let path: String

  /// Contents that replace generated texts, by name, for an edited or shortened case.
  var replacements: [String: [UInt8]] = [:]

  /// The texts that the case has written, by name, before commands changed them.
  private(set) var texts: [String: [UInt8]] = [:]

  init() {
    path = NSTemporaryDirectory() + "fuzz-projects-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, which may be replaced or shortened.
  func write(_ name: String, _ text: String) {
    let bytes = replacements[name] ?? Array(text.utf8)
    texts[name] = bytes
    write(name, bytes: bytes)
  }

  /// Writes bytes, which are never replaced.
  func write(_ name: String, bytes: [UInt8]) {
    makeFolder((name as NSString).deletingLastPathComponent)
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes))
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }

  /// Creates a sparse file of a size.
  func writeSparse(_ name: String, size: Int) {
    write(name, bytes: [])
    truncate("\(path)/\(name)", off_t(size))
  }

  /// The bytes of a file, or none if it is missing or larger than 64 MiB.
  func read(_ name: String) -> [UInt8] {
    guard size(of: name) <= ProjectFolder.sizeLimit else { return [] }
    return Array((try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))) ?? Data())
  }

  /// The sorted names of all regular files in a folder and its subfolders. Links are not followed.
  func files(below name: String = "") -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: name.isEmpty ? path : "\(path)/\(name)")) ?? []
    return all.filter { kind(of: name.isEmpty ? $0 : "\(name)/\($0)") == S_IFREG }.sorted()
  }

  /// The bytes of all files in a folder and its subfolders, by name.
  func contents(below name: String) -> [String: [UInt8]] {
    Dictionary(files(below: name).map { ($0, read(name.isEmpty ? $0 : "\(name)/\($0)")) }) { first, _ in first }
  }

  /// The total size of all files that are not larger than 64 MiB. Unit: bytes.
  var byteCount: Int {
    files().map(size(of:)).reduce(0) { $1 > ProjectFolder.sizeLimit ? $0 : $0 + $1 }
  }

  /// The maximum size of a file that is read. All commands reject larger files. Unit: bytes.
  private static let sizeLimit = 64 << 20

  private func size(of name: String) -> Int {
    var info = stat()
    return lstat("\(path)/\(name)", &info) == 0 ? Int(info.st_size) : 0
  }

  private func kind(of name: String) -> mode_t {
    var info = stat()
    return lstat("\(path)/\(name)", &info) == 0 ? info.st_mode & S_IFMT : 0
  }
}
