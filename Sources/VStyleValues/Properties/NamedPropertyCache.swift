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

  /// A set of names among which the closest one is searched.
  enum Guesses: Hashable {
    /// The properties of some view types.
    case propertiesOf([String])
    case allProperties
    case viewTypes
  }

  private let guesses = Mutex<[Guesses: SpellingCandidates]>([:])

  /// The greatest number of sets of names in the cache.
  private static let maximumGuesses = 1_024

  /// The index of a set of names, from the cache or created from the names.
  func candidates(_ key: Guesses, make: () -> [String]) -> SpellingCandidates {
    if let known = guesses.withLock({ $0[key] }) { return known }
    let candidates = SpellingCandidates(make())
    guesses.withLock { if $0.count < NamedPropertyCache.maximumGuesses { $0[key] = candidates } }
    return candidates
  }

  func find(_ key: Key) -> NamedProperty? { known.withLock { $0[key] } }

  func keep(_ property: NamedProperty, _ key: Key) { known.withLock { $0[key] = property } }
}
