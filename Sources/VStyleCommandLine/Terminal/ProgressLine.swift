import Synchronization

/// A line that says how far a long task is, for people who wait in front of a screen.
///
/// It appears after a second, changes ten times a second at most, and disappears at the end.
final class ProgressLine: Sendable {
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let start: Duration

  /// The time at which the line was last written; `nil` before that.
  private let shown = Mutex<Duration?>(nil)

  /// Creates the line of a task that starts now.
  ///
  /// - Parameters:
  ///   - now: the time since some moment in the past.
  ///   - write: writes a text to the screen immediately.
  init(now: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
    start = now()
  }

  /// Creates the line of a task that starts now, by the clock of the machine.
  convenience init(write: @escaping @Sendable (String) -> Void) {
    let start = ContinuousClock.now
    self.init(now: { ContinuousClock.now - start }, write: write)
  }

  /// Shows that a part of the task is done. Several threads may call it.
  func update(_ done: Int, of total: Int, _ unit: String) {
    let time = now()
    shown.withLock { shown in
      guard time - start >= .seconds(1), time - (shown ?? .zero) >= .milliseconds(100) || shown == nil else { return }
      shown = time
      write("\r\(done) of \(total) \(unit)\u{1B}[K")
    }
  }

  /// Removes the line.
  func end() {
    shown.withLock { shown in
      if shown != nil { write("\r\u{1B}[K") }
      shown = nil
    }
  }
}
