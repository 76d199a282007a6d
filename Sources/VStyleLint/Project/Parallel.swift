import Synchronization
import VStyleSyntax

/// The number of threads that a task uses.
package enum Parallelism: Sendable {
  /// One thread.
  case none
  /// As many threads as the machine has cores.
  case cores

  /// Transforms elements. The results are in the order of the elements.
  func map<T: Sendable, U: Sendable>(_ elements: [T], _ transform: @Sendable (T) -> U) -> [U] {
    mapChunks(elements) { $0.map(transform) }
  }

  /// Transforms elements, and releases each one as soon as its thread has transformed it.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - cache: the cache of a thread at its start.
  ///   - progress: receives the number of elements that are transformed, and of all of them, from several threads.
  ///   - transform: the transformation.
  func map<T: Sendable, U: Sendable, Cache: Sendable>(
    consuming elements: consuming [T], caches cache: Cache,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
    _ transform: @Sendable (T, inout Cache) -> U
  ) -> [U] {
    let count = elements.count
    let done = Atomic(0)
    let left = Mutex<[T?]>(elements.map(Optional.some))
    elements = []
    return map(Array(0..<count), caches: WorkerCaches(fresh: cache)) { position, cache in
      defer { progress?(done.wrappingAdd(1, ordering: .relaxed).newValue, count) }
      return left.withLock { $0[position].take() }.map { transform($0, &cache) }
    }.compactMap(\.self)
  }

  /// Transforms elements with a cache that each thread keeps from one element to the next.
  ///
  /// The cache may change the time that a transformation takes, but not its result.
  func map<T: Sendable, U: Sendable, Cache: Sendable>(
    _ elements: [T], caches: WorkerCaches<Cache>, _ transform: @Sendable (T, inout Cache) -> U
  ) -> [U] {
    let chunks = chunks(of: elements)
    return Workers.map(count: chunks.count, caches: caches) { index, cache in
      chunks[index].map { transform($0, &cache) }
    }.flatMap(\.self)
  }

  private func mapChunks<T: Sendable, U: Sendable>(
    _ elements: [T], _ transform: @Sendable (ArraySlice<T>) -> [U]
  ) -> [U] {
    let chunks = chunks(of: elements)
    return Workers.map(count: chunks.count) { transform(chunks[$0]) }.flatMap(\.self)
  }

  /// Returns slices of consecutive elements. One thread transforms the elements of a slice.
  private func chunks<T>(of elements: [T]) -> [ArraySlice<T>] {
    // A few elements are transformed faster than another thread starts.
    guard self == .cores, elements.count > 3 else { return [elements[...]] }
    let count = min(elements.count, 64)
    return (0..<count).map { elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count] }
  }
}
