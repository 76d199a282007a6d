import Synchronization

/// Tells when files may have changed, without work while nothing happens.
///
/// Files are watched from the moment in which their paths are set. A caller sets the paths first and reads the files
/// second, so that no change is lost in between. A file may be missing, a link, or replaced by another file.
///
/// ```swift
/// let watcher = FileWatcher()
/// repeat {
///   watcher.watch(paths)
///   // Read the files.
/// } while watcher.wait()
/// ```
package final class FileWatcher: Sendable {
  /// The time without changes after which a change is reported, in milliseconds. Editors save in several steps.
  package static let quietTime = 50

  /// The longest delay of a report while changes go on, in milliseconds.
  package static let longestDelay = 500

  private let state = Mutex(State())
  private let signals = ChangeSignals()

  fileprivate struct State {
    var paths: [String] = []
    var stamps: [String: FileStamp] = [:]
    /// The time of the last comparison, in nanoseconds since 1970.
    var compared = 0
    var isStopped = false
  }

  /// Creates a watcher of no files.
  package init() {}

  /// Sets the files to watch. A file that changes from now on is reported by ``wait(atMost:)``.
  package func watch(_ paths: [String]) {
    let paths = Set(paths).sorted()
    signals.watch(paths)
    state.withLock { state in
      state.paths = paths
      state.stamps = state.stamps.filter { paths.contains($0.key) }
      for path in paths where state.stamps[path] == nil { state.stamps[path] = FileStamp(of: path) }
    }
  }

  /// Waits until a file changes and ``quietTime`` passes without another change.
  ///
  /// - Parameter milliseconds: the longest time to wait; `nil` for no limit.
  /// - Returns: whether a file may have changed; `false` after the time, or after ``stop()``.
  package func wait(atMost milliseconds: Int? = nil) -> Bool {
    let end = milliseconds.map { Clock.now + $0 * 1_000_000 }
    while !state.withLock(\.isStopped) {
      let left = end.map { max(($0 - Clock.now) / 1_000_000, 0) }
      guard signals.wait(atMost: left) else { return false }
      let deadline = Clock.now + FileWatcher.longestDelay * 1_000_000
      while Clock.now < deadline, signals.wait(atMost: FileWatcher.quietTime) {}
      guard !state.withLock(\.isStopped) else { return false }
      // Folders may be new: watch them before the files are compared.
      signals.watch(state.withLock(\.paths))
      if state.withLock({ $0.compare() }) { return true }
      if let end, Clock.now >= end { return false }
    }
    return false
  }

  /// Ends the waiting, from any thread. A stopped watcher reports no more changes.
  package func stop() {
    state.withLock { $0.isStopped = true }
    signals.wake()
  }
}

extension FileWatcher.State {
  /// Whether a file differs from the last comparison, or was written so shortly before it that it may differ.
  fileprivate mutating func compare() -> Bool {
    let former = compared
    compared = Clock.now
    var isChanged = false
    for path in paths {
      let stamp = FileStamp(of: path)
      let isRecent = stamp.modified > former - 20_000_000 && former > 0 && stamp.modified <= former
      if stamp != stamps[path] || isRecent { isChanged = true }
      stamps[path] = stamp
    }
    return isChanged
  }
}
