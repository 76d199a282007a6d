import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// Runs independent pieces of a task on all cores of the machine.
package enum Workers {
  /// The largest number of threads of a task; 0 for one per core.
  private static let limit = Atomic(0)

  /// Limits the threads of all tasks of the process that start from now on.
  ///
  /// - Parameter count: the number of threads, from 1 up.
  package static func limit(to count: Int) { limit.store(max(count, 1), ordering: .relaxed) }

  /// Whether tasks use the thread of the caller only.
  static var isAlone: Bool { limit.load(ordering: .relaxed) == 1 }

  /// The results of the pieces, in the order of their indices.
  ///
  /// The caller's thread takes part and waits for the other threads. Without Dispatch it runs all pieces.
  ///
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - work: runs the piece at an index.
  package static func map<Result: Sendable>(count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    map(count: count, limit: limit.load(ordering: .relaxed), work)
  }

  /// The results of the pieces, from a number of threads; 0 for one per core.
  static func map<Result: Sendable>(count: Int, limit: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    #if canImport(Dispatch)
      guard count > 1, limit != 1 else { return (0..<count).map(work) }
      let results = Mutex([Result?](repeating: nil, count: count))
      let next = Atomic(0)
      // Each of the threads runs pieces until none is left. Without a limit, Dispatch has a thread for each core.
      DispatchQueue.concurrentPerform(iterations: limit == 0 ? count : min(count, limit)) { thread in
        var index = limit == 0 ? thread : next.wrappingAdd(1, ordering: .relaxed).oldValue
        while index < count {
          let result = work(index)
          results.withLock { $0[index] = result }
          index = limit == 0 ? count : next.wrappingAdd(1, ordering: .relaxed).oldValue
        }
      }
      return results.withLock { $0.compactMap { $0 } }
    #else
      return (0..<count).map(work)
    #endif
  }

  /// The results of two pieces that run at the same time.
  ///
  /// - Parameters:
  ///   - here: a piece that runs on the thread of the caller.
  ///   - beside: a piece that runs on another thread; after the other one if no thread is free, or without Dispatch.
  package static func pair<Here, Beside: Sendable>(
    _ here: () -> Here, beside: @escaping @Sendable () -> Beside
  ) -> (Here, Beside) {
    #if canImport(Dispatch)
      guard !isAlone else { return (here(), beside()) }
      let group = DispatchGroup()
      let result = Mutex<(isTaken: Bool, value: Beside?)>((false, nil))
      /// Whether the calling thread is the first one to ask for the piece.
      @Sendable func take() -> Bool {
        result.withLock { state in
          defer { state.isTaken = true }
          return !state.isTaken
        }
      }
      DispatchQueue.global().async(group: group) {
        guard take() else { return }
        let value = beside()
        result.withLock { $0.value = value }
      }
      let own = here()
      if take() { return (own, beside()) }
      group.wait()
      // The other piece has always run here.
      return (own, result.withLock { $0.value } ?? beside())
    #else
      return (here(), beside())
    #endif
  }

  /// The results of the pieces, in the order of their indices. Each worker keeps a cache.
  ///
  /// A worker runs consecutive pieces as far as it can, and reuses its cache from one piece to the next. The cache may
  /// change the time, but not the results.
  package static func map<Result: Sendable, Cache: Sendable>(
    count: Int, caches: WorkerCaches<Cache>, _ work: @Sendable (Int, inout Cache) -> Result
  ) -> [Result] {
    let free = Mutex(FreePieces(count: count))
    let results = map(count: count) { _ in
      caches.with { worker -> (index: Int, result: Result)? in
        guard let index = free.withLock({ $0.consume(after: worker.last) }) else { return nil }
        worker.last = index
        return (index, work(index, &worker.cache))
      }
    }
    // OPTIMIZATION: Key paths would be simpler. Those of generic types are made for each call.
    return results.compactMap { $0 }.sorted { $0.index < $1.index }.map { $0.result }
  }
}

/// The caches of workers, which they reuse from one piece of a task to the next.
package final class WorkerCaches<Cache: Sendable>: Sendable {
  private let idle: Mutex<[Worker]>
  private let fresh: Cache

  /// Creates the caches.
  ///
  /// - Parameters:
  ///   - fresh: the initial cache of a worker.
  ///   - used: a filled cache for one of the workers.
  package init(fresh: Cache, used: Cache? = nil) {
    self.fresh = fresh
    idle = Mutex(used.map { [Worker(cache: $0)] } ?? [])
  }

  /// The state of a worker between two pieces.
  struct Worker: Sendable {
    var cache: Cache
    /// The index of the last piece; `nil` before the first.
    var last: Int?
  }

  /// Runs work as a worker that is idle, or as a new one.
  func with<Result>(_ work: (inout Worker) -> Result) -> Result {
    var worker = idle.withLock { $0.popLast() } ?? Worker(cache: fresh)
    defer { idle.withLock { $0.append(worker) } }
    return work(&worker)
  }

  /// The caches of all workers that have run a piece.
  package func all() -> [Cache] { idle.withLock { $0.filter { $0.last != nil }.map { $0.cache } } }
}
