import VStyleSyntax

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
  /// Folders, pipes and devices are refused. As many bytes are read as the file system says there are and no more, so a
  /// file of `/proc`, which has the size 0 and may wait or never end, is empty.
  ///
  /// - Parameters:
  ///   - limit: how many bytes the file may have; a larger one is refused before it is read.
  ///   - bytes: replaces the value of the limit.
  ///   - followsLinks: whether a link is read as what it leads to. Default: true.
  static func read(
    _ path: String, limit: Limit, bytes: Int? = nil, followsLinks: Bool = true
  ) throws(StorageError) -> [UInt8]? {
    // A pipe without a writer does not keep `open` waiting.
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

  /// The size of an open file in bytes; `nil` for anything but a regular file.
  private static func size(of file: Int32) -> Int? {
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// Puts a file in its place in one step. Whatever was there is there until then.
  ///
  /// Until then the file has a name of its own and is locked. If the process ends early, the file stays and its lock
  /// does not: ``removeUnfinished(in:of:)`` tells it by that.
  static func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
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

  /// Writes a file that must not be there yet.
  ///
  /// - Parameter finish: runs while the file is still locked.
  static func create(
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

  /// Makes a file and locks it. Someone who cleans up may take it away in between; then it is made again.
  private static func openNew(_ path: String) throws(StorageError) -> Int32 {
    for _ in 0..<8 {
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw failure("write", path) }
      // Where files cannot be locked, nothing is cleaned up either.
      _ = FileLock.take(file, .exclusive, waiting: 100)
      var info = stat()
      if fstat(file, &info) == 0, info.st_nlink > 0 { return file }
      close(file)
    }
    throw StorageError("write", path, reason: "somebody removes it again and again")
  }

  /// Removes what ``write(_:to:)`` left in a folder when its process ended early. What is still being written stays,
  /// and so does every file with another name. What cannot be removed stays for the next time.
  ///
  /// - Parameter isOurs: whether a name is one of a file that the caller writes.
  static func removeUnfinished(in folder: String, of isOurs: (String) -> Bool) {
    for name in (try? names(in: folder)) ?? [] where unfinishedTarget(of: name).map(isOurs) == true {
      let file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard file >= 0 else { continue }
      if size(of: file) != nil, FileLock.take(file, .exclusive, waiting: 0) == 0 { unlink("\(folder)/\(name)") }
      close(file)
    }
  }

  /// The name of the file that ``write(_:to:)`` was writing under another name; `nil` for a name of another form.
  static func unfinishedTarget(of name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 2, parts[parts.count - 1].elementsEqual("new".utf8) else { return nil }
    let number = String(Substring(parts[parts.count - 2]))
    guard let value = UInt64(number), "\(value)" == number else { return nil }
    return String(Substring(name.utf8.dropLast(number.utf8.count + 5)))
  }

  /// Makes a folder and those above it; does nothing where it is.
  static func makeFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o755) == 0 || (errno == EEXIST && isFolder(path)) { return }
    guard errno == ENOENT, let above = folder(of: path) else { throw failure("make", path) }
    try makeFolder(above)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  /// The names in a folder, sorted; none where it is not.
  ///
  /// - Parameter limit: how many there may be; more are an error.
  static func names(in folder: String, limit: Limit = .storedFiles) throws(StorageError) -> [String] {
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
        throw StorageError("list", folder, reason: "it holds too many files; \(limit.sentence())")
      }
      names.append(name)
    }
    return names.sorted()
  }

  /// Removes a file, a link or an empty folder; does nothing where nothing is.
  static func remove(_ path: String) throws(StorageError) {
    let isRemoved = kind(of: path) == .folder ? rmdir(path) == 0 : unlink(path) == 0
    guard isRemoved || errno == ENOENT || errno == ENOTDIR else { throw failure("remove", path) }
  }

  /// Whether a path leads to a folder, links followed.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the names in a folder last. A system that cannot do so has done all it can.
  static func flush(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }

  private static func flushFolder(of path: String) { folder(of: path).map(flush) }

  /// The folder of a path; `nil` at the top. Split at the byte: a `Character` may hold a `/` and the mark after it.
  static func folder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
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
