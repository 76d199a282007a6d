#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Exchanges two files in one step, so that no moment lies between a look at the old file and its replacement.
///
/// Audited: Swift does not import the function of Linux, which is found by its name. Its type below is that of the
/// manual page `renameat2(2)`.
enum FileExchange {
  #if !canImport(Darwin)
    private typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32

    private static let rename: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

    /// `RENAME_NOREPLACE` and `RENAME_EXCHANGE`, which Swift does not import either
    private static let (notReplacing, exchanging): (UInt32, UInt32) = (1, 2)
  #else
    private static let (notReplacing, exchanging) = (UInt32(RENAME_EXCL), UInt32(RENAME_SWAP))
  #endif

  /// Exchanges the files at two paths.
  ///
  /// - Returns: whether they were exchanged; `nil` if the system or the file system cannot do that.
  static func exchange(_ first: String, _ second: String) -> Bool? { move(first, second, exchanging) }

  /// Moves a file to a path at which there is none.
  ///
  /// - Returns: whether it was moved; `nil` if the system or the file system cannot do that.
  static func move(_ file: String, toFree path: String) -> Bool? { move(file, path, notReplacing) }

  private static func move(_ first: String, _ second: String, _ flags: UInt32) -> Bool? {
    #if canImport(Darwin)
      let isDone = renamex_np(first, second, flags) == 0
    #else
      guard let rename else { return nil }
      let isDone = rename(AT_FDCWD, first, AT_FDCWD, second, flags) == 0
    #endif
    if !isDone, [EINVAL, ENOSYS, ENOTSUP].contains(errno) { return nil }
    return isDone
  }

  /// Waits until no other program has a file open to write to it, for a second at most.
  ///
  /// - Parameter file: the file, opened to be read.
  /// - Returns: whether no program writes to it, as far as the system says that. Darwin does not.
  static func isLeftAlone(_ file: Int32) -> Bool {
    #if os(Linux)
      // `F_SETLEASE`, which Swift does not import. The lease is refused while a program has the file open to write to
      // it. If one opens the file before the lease ends, the system sends a signal, which ends the process by default.
      let (setLease, release) = (1024 as Int32, F_UNLCK)
      signal(SIGIO, SIG_IGN)
      for _ in 0..<1_000 {
        if fcntl(file, setLease, Int32(F_RDLCK)) == 0 {
          _ = fcntl(file, setLease, Int32(release))
          return true
        }
        guard errno == EAGAIN else { return true }
        usleep(1_000)
      }
      return false
    #else
      return true
    #endif
  }
}
