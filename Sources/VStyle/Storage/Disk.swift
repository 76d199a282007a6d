import VStyleSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// File operations for stores and packs.
///
/// Unlike Foundation's, they flush the bytes to the disk before a file replaces the former one, and never follow links
/// when they write.
package enum Disk {
  /// The type of a file, without following links.
  package enum Kind {
    case file, folder, link, other
  }

  /// Returns the type of a file, without following links; `nil` if nothing is there.
  package static func kind(of path: String) -> Kind? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Reads a file; returns `nil` if nothing is there.
  ///
  /// Folders, pipes and devices are refused. Exactly as many bytes are read as the file system reports. So a file of
  /// `/proc`, which has the size 0 and may wait or never end, is empty.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum size in bytes. A larger file is refused before it is read.
  ///   - bytes: replaces the value of the limit.
  ///   - followsLinks: whether a link is followed. Default: true.
  /// - Throws: ``StorageError`` if the file is refused or cannot be read, or if its size changes meanwhile.
  package static func read(
    _ path: String, limit: Limit, bytes: Int? = nil, followsLinks: Bool = true
  ) throws(StorageError) -> [UInt8]? {
    // `O_NONBLOCK` keeps `open` from waiting for the writer of a pipe.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let file = open(path, flags)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("read", path)
    }
    defer { close(file) }
    guard let size = size(of: file) else {
      throw StorageError("read", path, reason: "a regular file is expected, not a folder, a pipe or a device")
    }
    guard size <= bytes ?? limit.value else {
      throw StorageError("read", path, reason: "it has \(size) bytes; \(limit.sentence(value: bytes))")
    }
    var content = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size {
      let count = content.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return readBytes(file, rest.baseAddress, rest.count)
      }
      guard count >= 0 else { throw failure("read", path) }
      guard count > 0 else { break }
      filled += count
    }
    guard filled == size, Disk.size(of: file) == size else {
      throw StorageError("read", path, reason: "its size changed while it was read; try again")
    }
    return content
  }

  /// Returns the size of an open file in bytes; `nil` if it is not a regular file.
  private static func size(of file: Int32) -> Int? {
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// Writes a file atomically. Until the write is complete, the former file stays.
  ///
  /// The bytes are written to a temporary file, which is locked. If the process ends early, the file remains without
  /// its lock, and ``removeUnfinished(in:of:)`` removes it.
  ///
  /// - Throws: ``StorageError`` if the file cannot be written.
  package static func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let beside = "\(path).\(UInt64.random(in: 0...UInt64.max)).new"
    do throws(StorageError) {
      try create(beside, bytes) { () throws(StorageError) in
        guard rename(beside, path) == 0 else { throw failure("write", path) }
      }
    } catch {
      unlink(beside)
      throw error
    }
    flushFolder(of: path)
  }

  /// Writes a file that does not exist yet.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: the content.
  ///   - finish: runs after the bytes are on the disk, while the file is still locked.
  /// - Throws: ``StorageError`` if the file exists or cannot be written, and the errors of `finish`.
  package static func create(
    _ path: String, _ bytes: [UInt8], finish: () throws(StorageError) -> Void = {}
  ) throws(StorageError) {
    let file = try openNew(path)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw failure("write", path) }
    try finish()
  }

  /// Creates and locks a file. If another process removes it in between, it is created again.
  private static func openNew(_ path: String) throws(StorageError) -> Int32 {
    for _ in 0..<8 {
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw failure("write", path) }
      // Without file locks, nothing is cleaned up either.
      _ = FileLock.acquire(file, .exclusive, waiting: 100)
      var info = stat()
      if fstat(file, &info) == 0, info.st_nlink > 0 { return file }
      close(file)
    }
    throw StorageError("write", path, reason: "somebody removes it again and again")
  }

  /// Removes the temporary files of ``write(_:to:)`` calls whose processes ended early.
  ///
  /// Files that are still being written stay, and so do files with other names. A file that cannot be removed stays
  /// until the next call.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - isOurs: whether a name belongs to a file that the caller writes.
  package static func removeUnfinished(in folder: String, of isOurs: (String) -> Bool) {
    for name in (try? names(in: folder)) ?? [] where unfinishedTarget(of: name).map(isOurs) == true {
      let file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard file >= 0 else { continue }
      if size(of: file) != nil, FileLock.acquire(file, .exclusive, waiting: 0) == 0 { unlink("\(folder)/\(name)") }
      close(file)
    }
  }

  /// Returns the target name of a temporary file of ``write(_:to:)``; `nil` for a name of another form.
  package static func unfinishedTarget(of name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 1].elementsEqual("new".utf8) else { return nil }
    let number = String(Substring(parts[parts.count - 2]))
    guard let value = UInt64(number), "\(value)" == number else { return nil }
    return String(Substring(name.utf8.dropLast(number.utf8.count + 5)))
  }

  /// Creates a folder and its parents, unless it exists.
  package static func makeFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o755) == 0 || (errno == EEXIST && isFolder(path)) { return }
    guard errno == ENOENT, let above = folder(of: path) else { throw failure("make", path) }
    try makeFolder(above)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  /// Returns the sorted names in a folder; none if the folder does not exist.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limit: the maximum number of names.
  /// - Throws: ``StorageError`` if the folder cannot be read or has more names.
  package static func names(in folder: String, limit: Limit = .storedFiles) throws(StorageError) -> [String] {
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
      guard name != ".", name != ".." else { continue }
      guard limit.allows(names.count + 1) else {
        throw StorageError("list", folder, reason: "it contains too many files; \(limit.sentence())")
      }
      names.append(name)
    }
    return names.sorted()
  }

  /// Removes a file, a link or an empty folder, if it exists.
  package static func remove(_ path: String) throws(StorageError) {
    let isRemoved = kind(of: path) == .folder ? rmdir(path) == 0 : unlink(path) == 0
    guard isRemoved || errno == ENOENT || errno == ENOTDIR else { throw failure("remove", path) }
  }

  /// Whether a path is a folder, following links.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Flushes the names in a folder to the disk. Errors are ignored, since some systems cannot do it.
  package static func flush(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }

  private static func flushFolder(of path: String) { folder(of: path).map(flush) }

  /// Returns the folder of a path; `nil` at the top.
  ///
  /// It searches for the byte `/`, since a `Character` may consist of a `/` and a combining mark.
  package static func folder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  private static func failure(_ operation: String, _ path: String) -> StorageError {
    StorageError(operation, path, reason: String(cString: strerror(errno)))
  }
}

// Members of the types above have the same names as these system calls.
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
