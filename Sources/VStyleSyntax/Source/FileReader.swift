#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads untrusted files: only regular files, and only up to a limit.
package enum FileReader {
  /// The reasons for which a file is not read.
  package enum Failure: Error, Hashable {
    case missing
    case folder
    /// A pipe, a device or a socket.
    case notAFile
    case unreadable
    /// The file has more bytes than the limit.
    case tooLarge(Limit)

    /// The predicate of a sentence about the file: `does not exist`.
    package var reason: String {
      switch self {
      case .missing: "does not exist"
      case .folder: "is a folder"
      case .notAFile: "is not a file"
      case .unreadable: "cannot be read"
      case .tooLarge(let limit): "is larger than \(limit.text) (limit `\(limit.name)`)"
      }
    }
  }

  /// Reads a regular file, following links.
  ///
  /// The size is checked before and during the reading, since a file may grow and files of `/proc` report the size 0.
  /// Opening a pipe or a device does not wait.
  package static func bytes(of path: String, limit: Limit) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ENXIO: throw .notAFile
      default: throw .unreadable
      }
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .unreadable }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .notAFile
    }
    guard limit.allows(Int(info.st_size)) else { throw .tooLarge(limit) }
    return try bytes(from: file, expecting: Int(info.st_size), limit: limit)
  }

  /// Reads standard input up to its end.
  package static func standardInput(limit: Limit) throws(Failure) -> [UInt8] {
    try bytes(from: STDIN_FILENO, expecting: 0, limit: limit)
  }

  private static func bytes(from file: Int32, expecting count: Int, limit: Limit) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, limit.value))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable }
      guard count > 0 else { return bytes }
      guard limit.allows(bytes.count + count) else { throw .tooLarge(limit) }
      bytes += buffer[..<count]
    }
  }

  /// Whether a path is inside a folder after the symbolic links of both are resolved. A path to nothing counts as
  /// inside.
  ///
  /// - Parameters:
  ///   - path: the path, which begins with the folder.
  ///   - folder: the folder. The empty string is the current folder, or the root for an absolute path.
  package static func isInside(_ path: String, folder: String) -> Bool {
    let folder = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    guard let target = resolved(path), let root = resolved(folder) else { return true }
    return root == "/" || target.hasPrefix(root + "/")
  }

  /// Returns a path without symbolic links; `nil` if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
