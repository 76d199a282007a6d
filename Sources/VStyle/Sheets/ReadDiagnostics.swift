#if DEBUG
  import Synchronization

  /// Whether an app has read the diagnostics of a sheet, so that its errors are not printed too.
  final class ReadDiagnostics: Sendable {
    private let state = Atomic(false)

    /// Whether they were read.
    var isRead: Bool { state.load(ordering: .relaxed) }

    func noteRead() { state.store(true, ordering: .relaxed) }
  }
#endif
