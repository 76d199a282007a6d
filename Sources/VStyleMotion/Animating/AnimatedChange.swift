/// What a call of `animate` of a scope has set in motion.
///
/// ```swift
/// try await scope.animate(.easeIn(duration: 0.2)) { view.styleClasses.insert("leaving") }.end()
/// view.removeFromSuperview()
/// ```
public struct AnimatedChange {
  /// The transitions that the change started. Each of them retains this object until it is over.
  final class Group {
    fileprivate var waiting: [AsyncStream<Void>.Continuation] = []

    deinit {
      for continuation in waiting { continuation.finish() }
    }
  }

  private weak var group: Group?

  init(_ group: Group?) { self.group = group }

  /// Whether all that the change started has arrived, was given up or got another target.
  public var hasEnded: Bool { group == nil }

  /// Waits until all that the change started has arrived, was given up or got another target.
  ///
  /// It returns at once if nothing moves, as in a scope without motion. It needs the frames of the scope: without
  /// `advance(to:)`, nothing arrives.
  ///
  /// - Throws: `CancellationError`, if the task was canceled. What moves continues.
  public nonisolated(nonsending) func end() async throws {
    guard let stream else { return try Task.checkCancellation() }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// A stream that finishes when the change has ended; `nil` if it has.
  private var stream: AsyncStream<Void>? {
    guard let group else { return nil }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    group.waiting.append(continuation)
    return stream
  }
}
