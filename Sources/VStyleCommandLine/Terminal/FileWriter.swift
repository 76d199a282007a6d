import VStyleCheck
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
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the path of the file.
  ///   - former: what the file must contain; by default, anything.
  /// - Throws: ``FileError`` with the reason, such as a read-only file, missing permission, a full disk, or other
  ///   contents than `former`.
  static func write(_ bytes: [UInt8], to path: String, over former: FormerContents = .anything) throws(FileError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      var link = stat()
      guard errno == ENOENT, lstat(path, &link) != 0 else { throw failure() }
      if case .bytes = former { throw changed }
      return try replace(path, nil, with: bytes, over: former)
    }
    guard former != .nothing else { throw appeared }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      // An administrator may write to every file, so the mode decides first.
      guard info.st_mode & S_IWUSR != 0 else {
        throw FileError(reason: "is read-only; make it writable first, with `chmod u+w`")
      }
      guard access(path, W_OK) == 0, let found = realpath(path, nil) else { throw failure() }
      defer { free(found) }
      try replace(String(cString: found), info, with: bytes, over: former)
    case S_IFDIR: throw FileError(reason: "is a folder")
    default:
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure() }
      defer { close(file) }
      guard StandardStreams.write(bytes, to: file) else { throw failure() }
    }
  }

  /// Makes a folder, if there is none.
  ///
  /// - Throws: ``FileError`` with the reason.
  static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0 else { return }
    var info = stat()
    guard errno == EEXIST else { throw failure() }
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { throw FileError(reason: "is a file") }
  }

  /// Removes the temporary file of a file that a process left which ended early.
  static func removeLeftover(of path: String) {
    guard let found = realpath(path, nil) else { return }
    defer { free(found) }
    let temporary = neighbor(of: String(cString: found), ".vstyle-new")
    var info = stat()
    guard lstat(temporary, &info) == 0, let lock = try? lockedFile(temporary, mode: 0o600) else { return }
    unlink(temporary)
    close(lock)
  }

  /// Replaces a file by its temporary file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - old: the status of the present file; `nil` if there is none.
  ///   - bytes: the new contents.
  ///   - former: what the file must contain.
  private static func replace(
    _ path: String, _ old: stat?, with bytes: [UInt8], over former: FormerContents
  ) throws(FileError) {
    let beside = neighbor(of: path, ".vstyle-new")
    let rescue = neighbor(of: path, ".vstyle-old")
    let lock = try lockedFile(beside, mode: old == nil ? 0o666 : 0o600)
    defer { close(lock) }
    do throws(FileError) {
      let file = try writer(of: lock, beside)
      var isOpen = true
      defer { if isOpen { close(file) } }
      try LinkedFile.check(rescue)
      guard ftruncate(file, 0) == 0 else { throw failure() }
      if let old {
        // Nobody else may read the bytes before the file has its owner.
        guard fchmod(file, 0o600) == 0 else { throw failure() }
        guard old.st_nlink == 1, fchown(file, old.st_uid, old.st_gid) == 0 else {
          return try LinkedFile(path: path, status: old, temporary: beside, rescue: rescue)
            .write(bytes, file, over: former)
        }
      }
      guard StandardStreams.write(bytes, to: file) else { throw failure() }
      // A change of the owner and a write take away the bits that run a program as its owner.
      if let old, fchmod(file, old.st_mode & 0o7777) != 0 { throw failure() }
      // A file that this process still writes would look like one that another program writes.
      close(file)
      isOpen = false
      try move(beside, bytes, to: path, over: former)
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Moves a temporary file to its target, if the target has its former contents.
  private static func move(
    _ temporary: String, _ bytes: [UInt8], to path: String, over former: FormerContents
  ) throws(FileError) {
    switch former {
    case .anything: guard rename(temporary, path) == 0 else { throw failure() }
    case .nothing:
      var info = stat()
      let isMoved =
        FileExchange.move(temporary, toFree: path) ?? (lstat(path, &info) != 0 && rename(temporary, path) == 0)
      guard isMoved else { throw lstat(path, &info) == 0 ? appeared : failure() }
    case .bytes(let former):
      guard contents(of: path) == former else { throw changed }
      // A save between the comparison and the exchange is seen after it, and goes back.
      guard let isExchanged = FileExchange.exchange(temporary, path) else {
        guard rename(temporary, path) == 0 else { throw failure() }
        return
      }
      guard isExchanged else { throw failure() }
      // The old file has the temporary name now. A program that has it open may still write to it.
      let saved = contents(of: temporary)
      if saved == former {
        unlink(temporary)
        return
      }
      restore(saved, in: temporary, over: bytes, at: path)
      throw changed
    }
  }

  /// Moves back what was saved while a file was written. Of several saves the last one stays.
  ///
  /// - Parameters:
  ///   - saved: the contents of the file with the temporary name.
  ///   - temporary: its path.
  ///   - written: the contents of the file at the path.
  ///   - path: the path.
  private static func restore(_ saved: [UInt8]?, in temporary: String, over written: [UInt8], at path: String) {
    var (back, away) = (saved, Optional(written))
    for _ in 0..<100 {
      guard FileExchange.exchange(temporary, path) == true else { return }
      let now = contents(of: temporary)
      // Nobody has written to the file that is away, so the one that is back is the newest.
      if now == away { return }
      (back, away) = (now, back)
    }
  }

  /// The bytes of a file that no other program writes; `nil` if it cannot be read.
  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard FileExchange.isLeftAlone(file) else { return nil }
    return StandardStreams.read(file)
  }

  /// The error of a file that was saved since it was read.
  static var changed: FileError {
    FileError(reason: "was changed by another program meanwhile; it keeps that change. Run the command again")
  }

  /// The error of a file that was not there before.
  private static var appeared: FileError {
    FileError(reason: "was made by another program meanwhile; it is left as it is. Run the command again")
  }

  /// Opens a locked file to write to it.
  private static func writer(of lock: Int32, _ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    var (own, locked) = (stat(), stat())
    guard fstat(file, &own) == 0, fstat(lock, &locked) == 0, own.st_ino == locked.st_ino, own.st_dev == locked.st_dev
    else {
      close(file)
      throw busy
    }
    return file
  }

  /// Opens and locks a file that no other process writes.
  ///
  /// - Throws: ``FileError`` if another process still has the lock after ten attempts, 10 ms apart.
  private static func lockedFile(_ path: String, mode: mode_t) throws(FileError) -> Int32 {
    for _ in 0..<10 {
      let file = open(path, O_RDONLY | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { throw failure() }
      guard isOwn(file) else {
        close(file)
        throw FileError(
          reason: "cannot be written: `\(path)`, the name of its temporary file, is the name of another file; remove it"
        )
      }
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

  /// Whether a file is a plain one of this user, and has no other name through which its bytes would be lost.
  private static func isOwn(_ file: Int32) -> Bool {
    var info = stat()
    return fstat(file, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && info.st_nlink <= 1
      && (info.st_uid == geteuid() || geteuid() == 0)
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
