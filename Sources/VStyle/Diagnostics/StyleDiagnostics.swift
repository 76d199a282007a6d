import Synchronization

/// The collector of diagnostics that occur while the app runs and that no call can return.
///
/// An app sets its own handler. Without one, each distinct diagnostic is printed once to standard error. It is safe to
/// use from any thread.
public final class StyleDiagnostics: Sendable {
  /// The collector of the process.
  public static let shared = StyleDiagnostics()

  private struct State {
    var handler: (@Sendable (StyleDiagnostic) -> Void)?
    var printed: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates a collector without a handler.
  public init() {}

  /// Sets the handler of all diagnostics; `nil` prints them again.
  public func setHandler(_ handler: (@Sendable (StyleDiagnostic) -> Void)?) {
    state.withLock { $0.handler = handler }
  }

  /// Passes a diagnostic to the handler, or prints it.
  public func report(_ diagnostic: StyleDiagnostic) {
    let (handler, isNew) = state.withLock { state in
      (state.handler, state.handler == nil && state.printed.insert(diagnostic.description).inserted)
    }
    if let handler { handler(diagnostic) } else if isNew { StandardError.write("vstyle: \(diagnostic.description)\n") }
  }
}
