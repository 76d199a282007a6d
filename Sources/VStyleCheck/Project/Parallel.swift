package import VStyleSyntax

/// The number of threads that a task uses.
package enum Parallelism: Sendable {
  /// One thread.
  case none
  /// As many threads as the machine has cores.
  case cores

  /// Transforms elements. The results are in the order of the elements.
  package func map<T: Sendable, U: Sendable>(_ elements: [T], _ transform: @Sendable (T) -> U) -> [U] {
    mapChunks(elements) { $0.map(transform) }
  }

  /// Transforms elements with a cache that each thread keeps from one element to the next.
  ///
  /// The cache may change the time that a transformation takes, but not its result.
  package func map<T: Sendable, U: Sendable, Cache: Sendable>(
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
