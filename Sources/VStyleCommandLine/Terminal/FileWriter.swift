#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that at any moment the old bytes are there or the new ones.
///
/// The bytes go to a file beside the target, which then takes its place in one step. That file always has the same
/// name, `.<name>.vstyle-new`: what a process leaves behind that was ended in between, the next one to write the target
/// uses and moves away. A lock on it keeps two processes from writing it at the same time.
enum FileWriter {
  /// Writes a file over, or makes it.
  ///
  /// A link stays one: the file that it leads to is written. A file keeps its permissions. What is no plain file, such
  /// as `/dev/null`, is written as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      var link = stat()
      guard errno == ENOENT, lstat(path, &link) != 0 else { throw failure() }
      return try replace(path, nil, with: bytes)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
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

  /// - Parameter old: what is known of the file that is there.
  private static func replace(_ path: String, _ old: stat?, with bytes: [UInt8]) throws(FileError) {
    let beside = neighbor(of: path)
    let file = try lockedFile(beside)
    defer { close(file) }
    do throws(FileError) {
      guard ftruncate(file, 0) == 0 else { throw failure() }
      if let old {
        // Only the owner and the administrator may give a file away; for others it becomes theirs.
        _ = fchown(file, old.st_uid, old.st_gid)
        guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw failure() }
      }
      guard StandardStreams.write(bytes, to: file) else { throw failure() }
      guard rename(beside, path) == 0 else { throw failure() }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Opens a file that no other process writes.
  private static func lockedFile(_ path: String) throws(FileError) -> Int32 {
    for _ in 0..<10 {
      let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw failure() }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        // The process that had it locked may have moved it in its place meanwhile.
        var (own, now) = (stat(), stat())
        if fstat(file, &own) == 0, lstat(path, &now) == 0, own.st_ino == now.st_ino, own.st_dev == now.st_dev {
          return file
        }
      }
      close(file)
      usleep(10_000)
    }
    throw FileError(reason: "cannot be written: another process is writing it")
  }

  /// The path of the file beside another one. Names have 255 bytes at most.
  private static func neighbor(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    let name = String(decoding: path[slash...].utf8.prefix(240), as: UTF8.self)
    return "\(path[..<slash]).\(name).vstyle-new"
  }

  private static func failure() -> FileError {
    FileError(reason: "cannot be written: \(String(cString: strerror(errno)))")
  }
}
