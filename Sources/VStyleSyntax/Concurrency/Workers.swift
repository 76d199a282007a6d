import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// Does independent pieces of work on as many cores as the machine has.
package enum Workers {
  /// The results of some pieces of work, in the order of their numbers, whichever was done first.
  ///
  /// The caller's thread takes part and waits for the rest. Where there is no Dispatch it does everything.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - work: does the piece of a number.
  package static func map<Result: Sendable>(count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    #if canImport(Dispatch)
      guard count > 1 else { return (0..<count).map(work) }
      let results = Mutex([Result?](repeating: nil, count: count))
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let result = work(number)
        results.withLock { $0[number] = result }
      }
      return results.withLock { $0.compactMap(\.self) }
    #else
      return (0..<count).map(work)
    #endif
  }
}

/// What workers hand on from one piece of work to the next, so that none of it is found out again.
package final class WorkerMemories<Memory: Sendable>: Sendable {
  private let idle: Mutex<[Memory]>
  private let fresh: Memory

  /// - Parameters:
  ///   - fresh: what a worker begins with.
  ///   - used: what one of them goes on with.
  package init(fresh: Memory, used: Memory? = nil) {
    self.fresh = fresh
    idle = Mutex(used.map { [$0] } ?? [])
  }

  /// Works with a memory that no other worker has at the time.
  package func with<Result>(_ work: (inout Memory) -> Result) -> Result {
    var memory = idle.withLock { $0.popLast() } ?? fresh
    defer { idle.withLock { $0.append(memory) } }
    return work(&memory)
  }

  /// One of the memories.
  package func takeOne() -> Memory { idle.withLock { $0.first } ?? fresh }
}
