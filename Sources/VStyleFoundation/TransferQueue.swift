import Foundation

/// The queue on which a session tells of a download.
enum TransferQueue {
  /// A queue for one session; `nil` is one that the session makes itself.
  ///
  /// Foundation on Linux goes on reading while its delegate has not seen what came before, and keeps all of it: a
  /// server that is faster than the delegate fills the memory. There the queue does what it is given at once, so that
  /// nothing is read meanwhile. Who is told on it must not ask the session for anything that waits, such as to cancel.
  static func make() -> OperationQueue? {
    #if canImport(FoundationNetworking)
      ImmediateQueue()
    #else
      nil
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// Does what it is given before it returns.
  ///
  /// Audited: it adds no state to its superclass, which may be used from any thread.
  private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
