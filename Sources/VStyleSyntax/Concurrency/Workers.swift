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

  /// The results of some pieces of work, in the order of their numbers. A worker takes pieces in a row as far as it can
  /// and hands on what it remembers from one to the next, which may change how long it takes, and not what comes out.
  package static func map<Result: Sendable, Memory: Sendable>(
    count: Int, remembering memories: WorkerMemories<Memory>, _ work: @Sendable (Int, inout Memory) -> Result
  ) -> [Result] {
    let free = Mutex(FreePieces(count: count))
    let results = map(count: count) { _ in
      memories.with { worker -> (number: Int, result: Result)? in
        guard let number = free.withLock({ $0.take(after: worker.last) }) else { return nil }
        worker.last = number
        return (number, work(number, &worker.memory))
      }
    }
    return results.compactMap(\.self).sorted { $0.number < $1.number }.map(\.result)
  }
}

/// What workers hand on from one piece of work to the next, so that none of it is found out again.
package final class WorkerMemories<Memory: Sendable>: Sendable {
  private let idle: Mutex<[Worker]>
  private let fresh: Memory

  /// - Parameters:
  ///   - fresh: what a worker begins with.
  ///   - used: what one of them goes on with.
  package init(fresh: Memory, used: Memory? = nil) {
    self.fresh = fresh
    idle = Mutex(used.map { [Worker(memory: $0)] } ?? [])
  }

  /// Whoever works, between two pieces.
  struct Worker: Sendable {
    var memory: Memory
    /// The last piece.
    var last: Int?
  }

  /// Works as someone who does not work at the time.
  func with<Result>(_ work: (inout Worker) -> Result) -> Result {
    var worker = idle.withLock { $0.popLast() } ?? Worker(memory: fresh)
    defer { idle.withLock { $0.append(worker) } }
    return work(&worker)
  }

  /// The memories of all who have worked.
  package func all() -> [Memory] { idle.withLock { $0.filter { $0.last != nil }.map(\.memory) } }
}
