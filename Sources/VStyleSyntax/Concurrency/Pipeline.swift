import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// A pipeline of two stages: the caller creates batches, and the second stage processes them in order.
///
/// The second stage runs on another core where Dispatch is available.
package final class Pipeline<Stage: ~Copyable & Sendable, Batch: Sendable>: Sendable {
  private struct Queue {
    var batches: [Batch] = []
    /// Whether a thread processes the queue or is about to.
    var isServed = false
  }

  private let queue = Mutex(Queue())
  /// The second stage; `nil` after ``finish()``.
  private let stage: Mutex<Stage?>
  private let work: @Sendable (inout Stage, consuming Batch) -> Void

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - stage: the second stage.
  ///   - work: processes a batch in the second stage.
  package init(_ stage: consuming Stage, _ work: @escaping @Sendable (inout Stage, consuming Batch) -> Void) {
    self.stage = Mutex(stage)
    self.work = work
  }

  /// Sends a batch to the second stage.
  package func send(_ batch: Batch) {
    let isServed = queue.withLock { queue in
      queue.batches.append(batch)
      defer { queue.isServed = true }
      return queue.isServed
    }
    #if canImport(Dispatch)
      if !isServed, !Workers.isAlone { DispatchQueue.global(qos: .userInitiated).async { self.drain() } }
    #endif
  }

  /// Waits until the second stage has processed all batches. The caller processes the batches that no other thread has
  /// started.
  ///
  /// - Returns: the second stage; `nil` after the first call.
  package func finish() -> Stage? {
    drain()
    return stage.withLock { $0.take() }
  }

  /// Processes the waiting batches, on one thread at a time.
  private func drain() {
    stage.withLock { held in
      guard var stage = held.take() else { return }
      while let batch = next() { work(&stage, batch) }
      held = consume stage
    }
  }

  private func next() -> Batch? {
    queue.withLock { queue in
      guard !queue.batches.isEmpty else {
        queue.isServed = false
        return nil
      }
      return queue.batches.removeFirst()
    }
  }
}
