import Synchronization
import VStyleSyntax

/// How many things are done at once.
public enum Parallelism: Sendable {
  /// One after the other.
  case none
  /// As many as the machine has cores for.
  case cores

  /// Transforms elements. The results stand in the order of the elements, whichever was done first.
  func map<T: Sendable, U: Sendable>(_ elements: [T], _ transform: @Sendable (T) -> U) -> [U] {
    mapChunks(elements) { $0.map(transform) }
  }

  /// Transforms elements, each of which is let go of as soon as that is done, by the thread that did it.
  func map<T: Sendable, U: Sendable>(consuming elements: consuming [T], _ transform: @Sendable (T) -> U) -> [U] {
    let count = elements.count
    let left = Mutex<[T?]>(elements.map(Optional.some))
    elements = []
    return mapChunks(Array(0..<count)) { chunk in
      chunk.compactMap { position in left.withLock { $0[position].take() }.map(transform) }
    }
  }

  /// Transforms elements with a memory that each thread hands on from one to the next. What is remembered may change
  /// how long it takes, and not what comes out.
  func map<T: Sendable, U: Sendable, Memory: Sendable>(
    _ elements: [T], remembering memory: Memory, _ transform: @Sendable (T, inout Memory) -> U
  ) -> [U] {
    let memories = WorkerMemories(fresh: memory)
    let chunks = chunks(of: elements)
    return Workers.map(count: chunks.count, remembering: memories) { number, memory in
      chunks[number].map { transform($0, &memory) }
    }.flatMap(\.self)
  }

  private func mapChunks<T: Sendable, U: Sendable>(
    _ elements: [T], _ transform: @Sendable (ArraySlice<T>) -> [U]
  ) -> [U] {
    let chunks = chunks(of: elements)
    return Workers.map(count: chunks.count) { transform(chunks[$0]) }.flatMap(\.self)
  }

  /// Elements in a row that are transformed one after the other.
  private func chunks<T>(of elements: [T]) -> [ArraySlice<T>] {
    // Small amounts are done before another thread has woken up.
    guard self == .cores, elements.count > 3 else { return [elements[...]] }
    let count = min(elements.count, 64)
    return (0..<count).map { elements[elements.count * $0 / count..<elements.count * ($0 + 1) / count] }
  }
}
