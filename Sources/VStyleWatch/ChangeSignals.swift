#if DEBUG || VSTYLE_WATCH
  import Synchronization

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// Signals that something in the folders of some files changed.
  ///
  /// On Linux the kernel signals changes of folders (inotify), and waiting takes no time of the processor. Where it
  /// cannot, the wait ends after an interval, and the watcher compares the files.
  final class ChangeSignals: Sendable {
    /// The time between two comparisons where the system cannot signal.
    private let interval: Duration

    /// Whether the system cannot signal every change.
    private let isPolling: Atomic<Bool>

    /// The descriptor of the kernel's queue; -1 without one.
    private let queue: Int32

    /// The two ends of a pipe, by which another thread ends the waiting.
    private let reading: Int32
    private let writing: Int32

    /// Creates signals.
    ///
    /// - Parameter interval: the time after which a wait ends in any case; `nil` uses the signals of the system.
    init(interval: Duration?) {
      #if os(Linux)
        queue = interval == nil ? inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) : -1
      #else
        queue = -1
      #endif
      self.interval = interval ?? .milliseconds(250)
      isPolling = Atomic(queue < 0)
      var ends: [Int32] = [-1, -1]
      _ = pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
      for end in ends where end >= 0 {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }

    deinit { for file in [reading, writing, queue] where file >= 0 { close(file) } }

    /// Adds files. A change in the folder of a file, or of a folder or link on the way to it, is signaled from now on.
    func watch(_ paths: Set<String>) {
      #if os(Linux)
        guard queue >= 0 else { return }
        // A folder that is watched already stays so; one that is gone is watched again once it is back.
        var walk = FolderWalk { folder, isNearest in
          self.add(folder, isNearest ? ChangeSignals.changes | ChangeSignals.writes : ChangeSignals.changes)
        }
        for path in paths { walk.walk(to: path) }
      #endif
    }

    #if os(Linux)
      /// Adds events of a folder to those that are signaled already, for other files.
      private func add(_ folder: [CChar], _ events: UInt32) {
        let events = events | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR)
        guard inotify_add_watch(queue, folder, events) < 0, errno != ENOENT, errno != ENOTDIR else { return }
        // The folder may not be read, or the number of watched folders is at its limit. A wait on another thread has no
        // end yet.
        if !isPolling.exchange(true, ordering: .relaxed) { wake() }
      }

      /// The changes of the names in a folder.
      private static let changes =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF)
        | UInt32(IN_MOVE_SELF)

      /// The changes of the files in a folder.
      private static let writes = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_ATTRIB)
    #endif

    /// Waits for a signal, or for the next comparison where the system cannot signal.
    ///
    /// - Parameter end: the time at which the wait ends in any case; `nil` for none.
    /// - Returns: whether something may have changed.
    func wait(until end: ContinuousClock.Instant?) -> Bool {
      let isPolling = isPolling.load(ordering: .relaxed)
      var time = end.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      if isPolling { time = min(time ?? interval, interval) }
      // A part of a millisecond counts as one, so that the last one is not spent in a loop.
      let milliseconds = time.map { Int32(clamping: Int(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
      var files = [queue, reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&files, nfds_t(files.count), milliseconds) != 0 else { return isPolling }
      // What happened is read from the files themselves, also after an overflow of the queue.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      for file in [queue, reading] where file >= 0 { while read(file, &buffer, buffer.count) > 0 {} }
      return true
    }

    /// Ends the waiting, from any thread.
    func wake() {
      var byte: UInt8 = 1
      _ = write(writing, &byte, 1)
    }
  }
#endif
