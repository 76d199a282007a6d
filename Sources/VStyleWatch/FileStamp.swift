#if DEBUG || VSTYLE_WATCH
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// What tells one version of a file from another, without its bytes. A file in another place is another version, since a
  /// sheet may not import it there.
  struct FileStamp: Equatable, Sendable {
    /// The device and the number of the file, its size in bytes, and the times of the last changes of its bytes and of
    /// anything about it, in nanoseconds since 1970. Without a file, it is the number of the error.
    private var numbers: [Int] = []

    /// The path of the file without links; empty for a missing file.
    private var place = ""

    /// Whether the file was written so long before this stamp was made that a further write gives it another time.
    private(set) var isSettled = true

    /// Makes the stamp of the file that a path leads to, through links.
    init(of path: String) {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      var info = stat()
      guard stat(path, &info) == 0 else {
        numbers = [Int(errno)]
        return
      }
      #if canImport(Darwin)
        let (written, changed) = (info.st_mtimespec, info.st_ctimespec)
      #else
        let (written, changed) = (info.st_mtim, info.st_ctim)
      #endif
      numbers = [
        Int(truncatingIfNeeded: info.st_dev), Int(truncatingIfNeeded: info.st_ino), Int(info.st_size),
        FileStamp.nanoseconds(written), FileStamp.nanoseconds(changed),
      ]
      if let found = realpath(path, nil) {
        place = String(cString: found)
        free(found)
      }
      isSettled = FileStamp.nanoseconds(now) - FileStamp.nanoseconds(changed) > FileStamp.clockTick
    }

    static func == (left: FileStamp, right: FileStamp) -> Bool {
      left.numbers == right.numbers && left.place == right.place
    }

    /// An upper bound for the step of the clock that files are stamped with. Linux has steps of 1 to 10 ms.
    private static let clockTick = 10_000_000

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec) }
  }
#endif
