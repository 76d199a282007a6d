#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file, shared by many or held by one, which ends with the object or with its process.
///
/// It keeps out those who ask for it, in this process and in others; it does not keep anyone from reading or writing.
final class FileLock {
  /// Who else may have the lock at the same time.
  enum Mode {
    /// All that share it.
    case shared
    /// Nobody.
    case exclusive
  }

  private let file: Int32

  /// Locks a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file. It is made, empty, if it is not there and `makes` is set.
  ///   - waiting: how long to wait for others. Unit: milliseconds.
  /// - Throws: a file that cannot be opened or locked, or that others hold for longer.
  init(_ path: String, _ mode: Mode, makes: Bool, waiting milliseconds: Int) throws(StorageError) {
    // A pipe of this name does not keep `open` waiting.
    let flags = (makes ? O_RDWR | O_CREAT : O_RDONLY) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    file = open(path, flags, 0o644)
    guard file >= 0 else { throw StorageError("lock", path, reason: String(cString: strerror(errno))) }
    let code = FileLock.take(file, mode, waiting: milliseconds)
    guard code == 0 else {
      // The file is closed by `deinit`, which runs here too; a second time it might be somebody else's.
      let isBusy = code == EWOULDBLOCK
      throw StorageError(
        "lock", path,
        reason: isBusy
          ? "another process has held it for \(milliseconds) ms; try again when it is done"
          : String(cString: strerror(code)))
    }
  }

  /// Changes the lock at once, or gives it up if others are in the way.
  ///
  /// - Returns: whether the lock is of the mode now.
  func change(to mode: Mode) -> Bool { FileLock.take(file, mode, waiting: 0) == 0 }

  deinit { close(file) }

  /// Locks an open file. It is asked for again every few milliseconds: a call that waits by itself has no bound.
  ///
  /// - Returns: 0, or the number of the error.
  static func take(_ file: Int32, _ mode: Mode, waiting milliseconds: Int) -> Int32 {
    let step = 5
    for _ in 0...(milliseconds / step) {
      if flock(file, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return 0 }
      guard errno == EWOULDBLOCK || errno == EINTR else { return errno }
      if milliseconds > 0 { usleep(UInt32(step) * 1000) }
    }
    return EWOULDBLOCK
  }
}
