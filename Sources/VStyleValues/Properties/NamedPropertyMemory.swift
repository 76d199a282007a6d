import Synchronization

/// What the names of a schema stand for, as far as it was asked for on one class or on all: every sheet asks again.
final class NamedPropertyMemory: Sendable {
  /// A name as it is written, and a class; `nil` for every class.
  struct Key: Hashable {
    let name: String
    let typeName: String?
  }

  private let known = Mutex<[Key: NamedProperty]>([:])

  /// Which names are guessed among.
  enum Guesses: Hashable {
    /// The properties of some classes.
    case propertiesOf([String])
    case allProperties
    case viewTypes
  }

  private let guesses = Mutex<[Guesses: SpellingCandidates]>([:])

  /// How many classes are remembered with the names of their properties.
  private static let mostGuesses = 1_024

  /// Names made ready to guess among.
  func candidates(_ key: Guesses, make: () -> [String]) -> SpellingCandidates {
    if let known = guesses.withLock({ $0[key] }) { return known }
    let candidates = SpellingCandidates(make())
    guesses.withLock { if $0.count < NamedPropertyMemory.mostGuesses { $0[key] = candidates } }
    return candidates
  }

  func find(_ key: Key) -> NamedProperty? { known.withLock { $0[key] } }

  func keep(_ property: NamedProperty, _ key: Key) { known.withLock { $0[key] = property } }
}
