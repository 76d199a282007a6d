import Synchronization

/// Where issues go that show while the app runs and that no caller can get.
///
/// An app sets its own handler; without one, each distinct issue is printed once on standard error.
/// May be called from any thread.
public final class StyleIssues: Sendable {
  /// The handler of the process.
  public static let shared = StyleIssues()

  private struct State {
    var handler: (@Sendable (StyleIssue) -> Void)?
    var printed: Set<String> = []
  }

  private let state = Mutex(State())

  /// Makes a collector without a handler.
  public init() {}

  /// Sets what is called with every issue; `nil` prints them again.
  public func setHandler(_ handler: (@Sendable (StyleIssue) -> Void)?) {
    state.withLock { $0.handler = handler }
  }

  /// Passes an issue on.
  public func report(_ issue: StyleIssue) {
    let (handler, isNew) = state.withLock { state in
      (state.handler, state.handler == nil && state.printed.insert(issue.description).inserted)
    }
    if let handler { handler(issue) } else if isNew { StandardError.write("vstyle: \(issue.description)\n") }
  }
}
