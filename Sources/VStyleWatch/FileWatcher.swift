#if DEBUG || VSTYLE_WATCH
  import Synchronization

  /// Tells when files may have changed, without work while nothing happens.
  ///
  /// Files are watched from the moment in which their paths are set. Set the paths first and read the files second, so
  /// that no change is lost in between:
  ///
  /// ```swift
  /// let watcher = FileWatcher(["app.vstyle"])
  /// repeat { read() } while watcher.wait() == .changed
  /// ```
  ///
  /// A file may be missing, a link, or replaced by another file. It is safe to use from any thread; one thread at a
  /// time waits.
  package final class FileWatcher: Sendable {
    /// The results of ``wait(for:)``.
    package enum Outcome: Sendable {
      /// At least one of the files may have changed.
      case changed
      /// The time is over.
      case timedOut
      /// The watcher was stopped.
      case stopped
    }

    /// The time without changes after which a change is reported. Editors save in several steps.
    package let quietTime: Duration

    /// The longest delay of a report while changes go on.
    package static let longestDelay: Duration = .milliseconds(500)

    private let state = Mutex(State())
    private let signals: ChangeSignals

    fileprivate struct State {
      var stamps: [String: FileStamp] = [:]
      var isStopped = false
    }

    /// Creates a watcher.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files. Default: none.
    ///   - quietTime: the time without changes after which a change is reported. Default: 50 ms.
    ///   - interval: the time after which the files are compared without a signal of the system; `nil`, the default,
    ///     does so every 250 ms, and only where the system cannot signal.
    package init(_ paths: Set<String> = [], quietTime: Duration = .milliseconds(50), interval: Duration? = nil) {
      self.quietTime = quietTime
      signals = ChangeSignals(interval: interval)
      watch(paths)
    }

    /// Sets the files to watch. Changes after this call are reported, and earlier ones of files that stay.
    package func watch(_ paths: Set<String>) {
      signals.watch(paths)
      state.withLock { state in
        state.stamps = state.stamps.filter { paths.contains($0.key) }
        for path in paths { state.add(path) }
      }
    }

    /// Adds a file to watch. Changes after this call are reported.
    package func add(_ path: String) {
      signals.watch([path])
      state.withLock { $0.add(path) }
    }

    /// Waits until a file changes and ``quietTime`` passes without another change.
    ///
    /// - Parameter timeout: the longest time to wait for a change; `nil` for no limit. A change that has begun may take
    ///   longer, by ``longestDelay``.
    package func wait(for timeout: Duration? = nil) -> Outcome {
      let end = timeout.map { ContinuousClock.now + $0 }
      var quietEnd: ContinuousClock.Instant?
      var latest = ContinuousClock.now
      while true {
        let isSignaled = signals.wait(until: quietEnd ?? end)
        let paths = state.withLock { $0.isStopped ? nil : Set($0.stamps.keys) }
        guard let paths else { return .stopped }
        // Folders may be new: watch them before the files are compared.
        if isSignaled { signals.watch(paths) }
        let change = state.withLock { $0.compare() }
        let now = ContinuousClock.now
        if change == .certain || change == .possible && isSignaled && quietEnd == nil {
          if quietEnd == nil { latest = now + FileWatcher.longestDelay }
          quietEnd = min(now + quietTime, latest)
        }
        if let quietEnd, now >= quietEnd { return .changed }
        if quietEnd == nil, let end, now >= end { return .timedOut }
      }
    }

    /// Ends the waiting, from any thread. A stopped watcher reports no more changes.
    package func stop() {
      state.withLock { $0.isStopped = true }
      signals.wake()
    }

    /// Waits on a thread of its own, and returns the changes. Several count as one until they are consumed. Call it
    /// once.
    ///
    /// The stream ends with ``stop()``. The end of the task that consumes it stops the watcher.
    package func changes() -> AsyncStream<Void> {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      continuation.onTermination = { _ in self.stop() }
      // Waiting blocks, which a thread that runs tasks must not do.
      WaitingThread.start {
        while self.wait() == .changed { continuation.yield() }
        continuation.finish()
      }
      return stream
    }
  }

  extension FileWatcher.State {
    fileprivate enum Change { case none, possible, certain }

    fileprivate mutating func add(_ path: String) { if stamps[path] == nil { stamps[path] = FileStamp(of: path) } }

    /// Compares the files with the last comparison. A file that was written shortly before the last one may differ with
    /// an equal stamp.
    fileprivate mutating func compare() -> Change {
      var change = Change.none
      for (path, former) in stamps {
        let stamp = FileStamp(of: path)
        if stamp != former { change = .certain } else if !former.isSettled, change == .none { change = .possible }
        stamps[path] = stamp
      }
      return change
    }
  }
#endif
