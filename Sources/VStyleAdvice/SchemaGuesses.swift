#if DEBUG || VSTYLE_ADVICE
  import Synchronization
  import VStyleValues

  extension StyleSchema {
    /// The index of the names of all view types, for guesses at misspelled names.
    var viewTypeCandidates: SpellingCandidates { guesses.candidates(.viewTypes) { viewTypeNames } }

    /// The name of the property that a misspelled name was probably meant to be; `nil` if no name is similar.
    ///
    /// - Parameters:
    ///   - name: the misspelled name.
    ///   - viewTypeNames: the view types whose properties are searched first.
    ///   - elsewhere: returns whether the properties of all view types are searched next. Its argument is
    ///     ``SpellingCandidates/maximumGuesses`` of these properties.
    func closestProperty(
      to name: String, of viewTypeNames: [String], elsewhere: (_ maximumGuesses: Int) -> Bool
    ) -> String? {
      let near = guesses.candidates(.propertiesOf(viewTypeNames)) {
        viewTypeNames.flatMap { properties(of: $0).flatMap { [$0.name] + $0.longhands.map(\.name) } }
      }
      if let guess = near.closest(to: name) { return guess }
      let all = guesses.candidates(.allProperties) { allPropertyNames }
      return elsewhere(all.maximumGuesses) ? all.closest(to: name) : nil
    }

    private var guesses: SchemaGuesses { sharedData.value { SchemaGuesses() } }
  }

  /// The names of a schema among which the closest one is searched, kept for all sheets.
  private final class SchemaGuesses: Sendable {
    /// A set of names.
    enum Names: Hashable {
      /// The properties of some view types.
      case propertiesOf([String])
      case allProperties
      case viewTypes
    }

    private let known = Mutex<[Names: SpellingCandidates]>([:])

    /// The greatest number of sets of names that are kept.
    private static let mostKept = 1_024

    /// The index of a set of names, known or created from the names.
    func candidates(_ names: Names, make: () -> [String]) -> SpellingCandidates {
      if let known = known.withLock({ $0[names] }) { return known }
      let candidates = SpellingCandidates(make())
      known.withLock { if $0.count < SchemaGuesses.mostKept { $0[names] = candidates } }
      return candidates
    }
  }
#endif
