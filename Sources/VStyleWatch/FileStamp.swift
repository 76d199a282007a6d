#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// What tells one version of a file from another, without its bytes.
struct FileStamp: Equatable, Sendable {
  /// The identity of the file; 0 for a missing one.
  private(set) var file: UInt64 = 0
  private(set) var device: UInt64 = 0
  /// The size in bytes.
  private(set) var size: Int64 = 0
  /// The time of the last change, in nanoseconds since 1970.
  private(set) var modified = 0

  /// The stamp of the file that a path leads to, through links.
  init(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    file = UInt64(info.st_ino)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    size = Int64(info.st_size)
    #if canImport(Darwin)
      modified = info.st_mtimespec.tv_sec * 1_000_000_000 + info.st_mtimespec.tv_nsec
    #else
      modified = Int(info.st_mtim.tv_sec) * 1_000_000_000 + Int(info.st_mtim.tv_nsec)
    #endif
  }
}

/// The time of day, which the times of files are measured with.
enum Clock {
  /// Nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
