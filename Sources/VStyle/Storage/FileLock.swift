#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shared or exclusive advisory lock on a file, which ends with the object or its process.
///
/// It excludes other lock requests, in this process and in others. It does not prevent reading or writing.
package final class FileLock {
  /// The modes of a lock.
  package enum Mode {
    /// Other shared locks are possible at the same time.
    case shared
    /// No other lock is possible at the same time.
    case exclusive
  }

  private let file: Int32

  /// Locks a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - mode: shared or exclusive.
  ///   - makes: whether a missing file is created, empty.
  ///   - milliseconds: the maximum time to wait for other locks. Unit: milliseconds.
  /// - Throws: ``StorageError`` if the file cannot be opened or locked, or if other locks last longer.
  package init(_ path: String, _ mode: Mode, makes: Bool, waiting milliseconds: Int) throws(StorageError) {
    // `O_NONBLOCK` keeps `open` from waiting if the file is a pipe.
    let flags = (makes ? O_RDWR | O_CREAT : O_RDONLY) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    file = open(path, flags, 0o644)
    guard file >= 0 else { throw StorageError("lock", path, reason: String(cString: strerror(errno))) }
    let code = FileLock.acquire(file, mode, waiting: milliseconds)
    guard code == 0 else {
      // `deinit` runs here too and closes the file. A second `close` might close a file that was opened since.
      let isBusy = code == EWOULDBLOCK
      throw StorageError(
        "lock", path,
        reason: isBusy
          ? "another process has held it for \(milliseconds) ms; try again when it is done"
          : String(cString: strerror(code)))
    }
  }

  /// Changes the mode of the lock without waiting. If other locks prevent it, the lock may be lost.
  ///
  /// - Returns: whether the lock has the mode.
  package func change(to mode: Mode) -> Bool { FileLock.acquire(file, mode, waiting: 0) == 0 }

  deinit { close(file) }

  /// Locks an open file.
  ///
  /// It polls every 5 milliseconds, since the blocking system call has no time limit.
  ///
  /// - Returns: 0, or the `errno` of the failure.
  package static func acquire(_ file: Int32, _ mode: Mode, waiting milliseconds: Int) -> Int32 {
    let step = 5
    for _ in 0...(milliseconds / step) {
      if flock(file, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return 0 }
      guard errno == EWOULDBLOCK || errno == EINTR else { return errno }
      if milliseconds > 0 { usleep(UInt32(step) * 1000) }
    }
    return EWOULDBLOCK
  }
}
