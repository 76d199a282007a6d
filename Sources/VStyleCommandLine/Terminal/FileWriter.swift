import VStyleLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all, and keeps what belongs to a file besides its bytes: mode, owner, and hard links.
///
/// The bytes go to a temporary file in the same folder, which then replaces the target in one step. At any moment the
/// target has either the old bytes or the new ones, as every other program sees it. There is no `fsync`, which takes
/// some milliseconds for each file: after a loss of power, a file may have lost its last write, like any file that an
/// editor saves. The temporary file always has the name `.<name>.vstyle-new`. A
/// process that ends early may leave it behind, and the next process that writes the target reuses it. A lock prevents
/// two processes from writing it at the same time.
///
/// A new file in the place of the old one would lose the hard links of the old one, and its owner unless an
/// administrator writes. Such a file is written in place by ``LinkedFile``.
enum FileWriter {
  /// Overwrites or creates a file.
  ///
  /// A symbolic link stays one, and its target is written. A path that is no plain file, such as `/dev/null`, is
  /// written directly.
  ///
  /// - Throws: ``FileError`` with the reason, such as a read-only file, missing permission or a full disk.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      var link = stat()
      guard errno == ENOENT, lstat(path, &link) != 0 else { throw failure() }
      return try replace(path, nil, with: bytes)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      // An administrator may write to every file, so the mode decides first.
      guard info.st_mode & S_IWUSR != 0 else {
        throw FileError(reason: "is read-only; make it writable first, with `chmod u+w`")
      }
      guard access(path, W_OK) == 0, let found = realpath(path, nil) else { throw failure() }
      defer { free(found) }
      try replace(String(cString: found), info, with: bytes)
    case S_IFDIR: throw FileError(reason: "is a folder")
    default:
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure() }
      defer { close(file) }
      guard StandardStreams.write(bytes, to: file) else { throw failure() }
    }
  }

  /// Replaces a file by its temporary file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - old: the status of the present file; `nil` if there is none.
  ///   - bytes: the new contents.
  private static func replace(_ path: String, _ old: stat?, with bytes: [UInt8]) throws(FileError) {
    let beside = neighbor(of: path, ".vstyle-new")
    let rescue = neighbor(of: path, ".vstyle-old")
    let file = try lockedFile(beside, mode: old == nil ? 0o666 : 0o600)
    defer { close(file) }
    do throws(FileError) {
      try LinkedFile.check(rescue)
      guard ftruncate(file, 0) == 0 else { throw failure() }
      if let old {
        // Nobody else may read the bytes before the file has its owner.
        guard fchmod(file, 0o600) == 0 else { throw failure() }
        guard old.st_nlink == 1, fchown(file, old.st_uid, old.st_gid) == 0 else {
          return try LinkedFile(path: path, status: old, temporary: beside, rescue: rescue).write(bytes, file)
        }
      }
      guard StandardStreams.write(bytes, to: file) else { throw failure() }
      // A change of the owner and a write take away the bits that run a program as its owner.
      if let old, fchmod(file, old.st_mode & 0o7777) != 0 { throw failure() }
      guard rename(beside, path) == 0 else { throw failure() }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Opens and locks a file that no other process writes.
  ///
  /// - Throws: ``FileError`` if another process still has the lock after ten attempts, 10 ms apart.
  private static func lockedFile(_ path: String, mode: mode_t) throws(FileError) -> Int32 {
    for _ in 0..<10 {
      let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { throw failure() }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        // The process that held the lock may have moved the file to its target since.
        var (own, now) = (stat(), stat())
        if fstat(file, &own) == 0, lstat(path, &now) == 0, own.st_ino == now.st_ino, own.st_dev == now.st_dev {
          return file
        }
      }
      close(file)
      usleep(10_000)
    }
    throw busy
  }

  /// The error of a file that another process writes.
  static var busy: FileError { FileError(reason: "cannot be written: another process is writing it") }

  /// Returns the path of a file beside another one. Names have at most 255 bytes.
  private static func neighbor(of path: String, _ end: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    let name = String(decoding: path[slash...].utf8.prefix(240), as: UTF8.self)
    return "\(path[..<slash]).\(name)\(end)"
  }

  /// The error of the last call of the system.
  static func failure() -> FileError {
    FileError(reason: "cannot be written: \(String(cString: strerror(errno)))")
  }
}
