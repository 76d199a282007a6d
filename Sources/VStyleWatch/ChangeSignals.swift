#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Signals that something in the folders of some files changed.
///
/// On Linux the kernel signals changes of folders (inotify), and waiting takes no time of the processor. Elsewhere the
/// signal comes ``interval`` milliseconds after the last one, and the watcher compares the files.
final class ChangeSignals: Sendable {
  /// The time between two signals where the system gives none, in milliseconds.
  static let interval = 250

  #if os(Linux)
    /// The descriptor of the kernel's queue; -1 if it cannot be made.
    private let queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  #endif

  /// The two ends of a pipe, by which another thread ends the waiting.
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    for end in [reading, writing] where end >= 0 { close(end) }
    #if os(Linux)
      if queue >= 0 { close(queue) }
    #endif
  }

  /// Sets the files. A change in the folder of a file, or of a folder above it, is signaled from now on.
  func watch(_ paths: [String]) {
    #if os(Linux)
      let chains = paths.flatMap(FolderChain.folders)
      let nearest = Set(chains.compactMap(\.last))
      // A folder that is watched already stays so; one that is gone is watched again once it is back.
      for folder in nearest { _ = inotify_add_watch(queue, folder, ChangeSignals.changes | ChangeSignals.writes) }
      for folder in Set(chains.joined()).subtracting(nearest) {
        _ = inotify_add_watch(queue, folder, ChangeSignals.changes)
      }
    #endif
  }

  #if os(Linux)
    /// The changes of the names in a folder.
    private static let changes =
      UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF)
      | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

    /// The changes of the files in a folder.
    private static let writes = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_ATTRIB)
  #endif

  /// Waits for a signal.
  ///
  /// - Parameter milliseconds: the longest time to wait; `nil` for no limit.
  /// - Returns: whether there was a signal.
  func wait(atMost milliseconds: Int?) -> Bool {
    #if os(Linux)
      var files = [
        pollfd(fd: queue, events: Int16(POLLIN), revents: 0), pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      ]
      let limit = Int32(clamping: milliseconds ?? -1)
      guard poll(&files, nfds_t(files.count), limit) > 0 else { return false }
      // What happened is read from the files themselves, also after an overflow of the queue.
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      for file in [queue, reading] { while read(file, &buffer, buffer.count) > 0 {} }
      return true
    #else
      var files = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
      let limit = min(milliseconds ?? ChangeSignals.interval, ChangeSignals.interval)
      let isWoken = poll(&files, nfds_t(1), Int32(limit)) > 0
      return isWoken || (milliseconds ?? ChangeSignals.interval) >= ChangeSignals.interval
    #endif
  }

  /// Signals a change, from any thread.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }
}

/// The folders in which a change can concern a file.
enum FolderChain {
  /// The folders above a file, from the root, and those of the file that a link leads to.
  static func folders(of path: String) -> [[String]] {
    var paths = [path]
    if let found = realpath(path, nil) {
      paths.append(String(cString: found))
      free(found)
    }
    return paths.map { path -> [String] in
      let parts = path.split(separator: "/").dropLast()
      let start = path.hasPrefix("/") ? "/" : "."
      return parts.indices.reduce(into: [start]) { folders, index in
        let folder = parts[...index].joined(separator: "/")
        folders.append(path.hasPrefix("/") ? "/" + folder : folder)
      }
    }
  }
}
