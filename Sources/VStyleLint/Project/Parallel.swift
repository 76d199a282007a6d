import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// How many things are done at once.
public enum Parallelism: Sendable {
  /// One after the other.
  case none
  /// As many as the machine has cores for.
  case cores

  /// Transforms elements. The results stand in the order of the elements, whichever was done first.
  func map<T: Sendable, U: Sendable>(_ elements: [T], _ transform: @Sendable (T) -> U) -> [U] {
    #if canImport(Dispatch)
      // Small amounts are done before another thread has woken up.
      guard self == .cores, elements.count > 3 else { return elements.map(transform) }
      let chunkCount = min(elements.count, 64)
      let chunks = Mutex([[U]](repeating: [], count: chunkCount))
      DispatchQueue.concurrentPerform(iterations: chunkCount) { chunk in
        let start = elements.count * chunk / chunkCount
        let end = elements.count * (chunk + 1) / chunkCount
        let results = elements[start..<end].map(transform)
        chunks.withLock { $0[chunk] = results }
      }
      return chunks.withLock { $0.flatMap(\.self) }
    #else
      return elements.map(transform)
    #endif
  }
}
