#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders, as far as stores and packs need them.
///
/// What Foundation's writing leaves open is said here: that the bytes are on the disk before the file is put in its
/// place, and that a link is never followed.
enum Disk {
  /// What a path leads to, links not followed.
  enum Kind {
    case file, folder, link, other
  }

  /// What a path leads to; `nil` where nothing is.
  static func kind(of path: String) -> Kind? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The bytes of a file; `nil` where nothing is.
  ///
  /// - Parameter limit: how many bytes the file may have.
  static func read(_ path: String, limit: Int) throws(StorageError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("read", path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { readBytes(file, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw failure("read", path) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else {
        throw StorageError("read", path, reason: "it has more than \(limit) bytes")
      }
      bytes += buffer[..<count]
    }
  }

  /// Puts a file in its place in one step. Whatever was there is there until then.
  static func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let beside = "\(path).\(UInt64.random(in: 0...UInt64.max)).new"
    do throws(StorageError) {
      try create(beside, bytes)
      guard rename(beside, path) == 0 else { throw failure("write", path) }
    } catch {
      unlink(beside)
      throw error
    }
    flushFolder(of: path)
  }

  /// Writes a file that must not be there yet.
  static func create(_ path: String, _ bytes: [UInt8]) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure("write", path) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw failure("write", path) }
  }

  /// Gives a file or a folder another name in one step.
  static func move(_ path: String, to target: String) throws(StorageError) {
    guard rename(path, target) == 0 else { throw failure("move", path) }
    flushFolder(of: target)
  }

  /// Makes a folder and those above it; does nothing where it is.
  static func makeFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o755) == 0 || (errno == EEXIST && isFolder(path)) { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure("make", path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  /// The names in a folder, sorted; none where it is not.
  static func names(in folder: String) throws(StorageError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw failure("list", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a folder with all that is in it; a link is removed, not what it leads to. Does nothing where
  /// nothing is.
  static func remove(_ path: String) throws(StorageError) {
    guard let kind = kind(of: path) else { return }
    guard kind == .folder else {
      guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
      return
    }
    for name in try names(in: path) { try remove("\(path)/\(name)") }
    guard rmdir(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Whether a path leads to a folder, links followed.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the change of a name last. A system that cannot do so has done all it can.
  private static func flushFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[...slash]), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }

  private static func failure(_ operation: String, _ path: String) -> StorageError {
    StorageError(operation, path, reason: String(cString: strerror(errno)))
  }
}

// The names of the calls are taken by members of the types above.
#if canImport(Glibc)
  private let readBytes = Glibc.read
  private let writeBytes = Glibc.write
#elseif canImport(Musl)
  private let readBytes = Musl.read
  private let writeBytes = Musl.write
#elseif canImport(Darwin)
  private let readBytes = Darwin.read
  private let writeBytes = Darwin.write
#endif
