import Synchronization
import VStyleCheck
import VStyleSyntax

extension Parallelism {
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
}
