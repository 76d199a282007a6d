import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// Two stages of one work: the caller makes batches, and what follows from them is found out after it, in their order
/// and on another core where there is one.
package final class Pipeline<Stage: ~Copyable & Sendable, Batch: Sendable>: Sendable {
  private struct Queue {
    var batches: [Batch] = []
    /// Whether someone will ask for the next batch.
    var isServed = false
  }

  private let queue = Mutex(Queue())
  /// The second stage; `nil` when all is done.
  private let stage: Mutex<Stage?>
  private let work: @Sendable (inout Stage, consuming Batch) -> Void

  /// - Parameters:
  ///   - stage: the second stage.
  ///   - work: what it does with a batch.
  package init(_ stage: consuming Stage, _ work: @escaping @Sendable (inout Stage, consuming Batch) -> Void) {
    self.stage = Mutex(stage)
    self.work = work
  }

  /// Hands a batch on to the second stage.
  package func send(_ batch: Batch) {
    let isServed = queue.withLock { queue in
      queue.batches.append(batch)
      defer { queue.isServed = true }
      return queue.isServed
    }
    #if canImport(Dispatch)
      if !isServed { DispatchQueue.global(qos: .userInitiated).async { self.drain() } }
    #endif
  }

  /// Waits for the second stage to be done with all batches. What nobody has begun the caller does.
  ///
  /// - Returns: the second stage; `nil` if it was asked for before.
  package func finish() -> Stage? {
    drain()
    return stage.withLock { $0.take() }
  }

  /// Does what waits. One at a time does.
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
