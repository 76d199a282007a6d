import Synchronization

/// A cache of name look-ups in a schema, for one view type or for all.
///
/// OPTIMIZATION: ``StyleSchema/named(_:in:)`` without a cache would be simpler, but each sheet looks up the same names.
final class NamedPropertyCache: Sendable {
  /// A name in its spelling, and a view type; `nil` for all view types.
  struct Key: Hashable {
    let name: String
    let typeName: String?
  }

  private let known = Mutex<[Key: NamedProperty]>([:])

  func find(_ key: Key) -> NamedProperty? { known.withLock { $0[key] } }

  func keep(_ property: NamedProperty, _ key: Key) { known.withLock { $0[key] = property } }
}
