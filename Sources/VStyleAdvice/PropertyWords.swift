#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleSyntax
  import VStyleValues

  /// The properties that the names of a sheet were compared with.
  struct PropertyWords {
    /// A property with all words of a name, and how far it is from the name: see ``NameWords/distance(to:)``.
    struct Match {
      let name: String
      let further: Int
      let changed: Int
    }

    private var matches: [CandidateKey: [Match]] = [:]

    /// The number of names that were compared, as pairs of ``Limit/spellingComparisons``.
    private var comparisons = 0

    /// The number of pairs that take as long as the comparison of the words of two names.
    private static let pairsOfWords = 8

    /// The properties with all words of a name.
    ///
    /// - Parameters:
    ///   - key: the name in kebab-case, and the set of view types.
    ///   - limit: the greatest number of different names.
    ///   - share: the number of compilers that share the suggestions of the sheet.
    ///   - names: the names of the properties, split.
    mutating func containing(
      _ key: CandidateKey, atMost limit: Int, share: Int, among names: () -> [NameWords]
    ) -> [Match] {
      if let known = matches[key] { return known }
      guard matches.count < limit else { return [] }
      let properties = names()
      let pairs = properties.count * Self.pairsOfWords
      guard comparisons + pairs <= Limit.spellingComparisons.value / share else { return [] }
      comparisons += pairs
      let wanted = NameWords(key.name)
      let found = properties.compactMap { property in
        wanted.distance(to: property).map { Match(name: property.name, further: $0.further, changed: $0.changed) }
      }
      matches[key] = found
      return found
    }
  }

  extension CompilerCache {
    /// The names of the properties of a set of view types, longhands included, split into words once.
    mutating func propertyWords(of viewTypes: ViewTypeSet, in schema: StyleSchema) -> [NameWords] {
      if let known = knownPropertyWords[viewTypes.index] { return known }
      let types = names(of: viewTypes)
      let names =
        types.isEmpty
        ? schema.allPropertyNames
        : Set(types.flatMap { type in schema.properties(of: type).flatMap { [$0.name] + $0.longhands.map(\.name) } })
          .sorted()
      let words = names.map { NameWords($0) }
      knownPropertyWords[viewTypes.index] = words
      return words
    }
  }
#endif
