import Synchronization

/// What the names of a vocabulary stand for, as far as it was asked for on one class or on all: every sheet asks again.
final class NamedPropertyMemory: Sendable {
  /// A name as it is written, and a class; `nil` for every class.
  struct Key: Hashable {
    let name: String
    let className: String?
  }

  private let known = Mutex<[Key: NamedProperty]>([:])

  func find(_ key: Key) -> NamedProperty? { known.withLock { $0[key] } }

  func keep(_ property: NamedProperty, _ key: Key) { known.withLock { $0[key] = property } }
}
