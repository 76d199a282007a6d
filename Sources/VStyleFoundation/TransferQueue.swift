import Foundation

/// The queue on which a session reports a download.
enum TransferQueue {
  /// Returns the delegate queue of one session; `nil` lets the session create its own.
  ///
  /// Foundation on Linux reads on while the delegate is busy, and buffers everything. A server that is faster than the
  /// delegate then fills the memory. So on Linux the queue runs each block immediately, and nothing is read meanwhile.
  /// A delegate on this queue must not call methods of the session that wait, such as those that cancel.
  static func make() -> OperationQueue? {
    #if canImport(FoundationNetworking)
      ImmediateQueue()
    #else
      nil
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// A queue that runs each block before `addOperation` returns.
  ///
  /// Audited: it adds no state to its superclass, which is safe to use from any thread.
  private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
