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

extension StylesheetCompiler {
  /// The advice to write the property that says the same with more words, and takes the value; `nil` if there is none.
  ///
  /// A single word says little. It has to be all but one of the words, unless the value is a keyword.
  func wordAdvice(on name: String, _ position: StatementPosition, _ context: RuleContext) -> PropertyAdvice? {
    let kebab = ForeignNames.withoutVendor(NameStyle.kebab(name))
    guard kebab.utf8.count <= 100 else { return nil }
    let found = properties(with: kebab, context)
    let slice = position.slice
    let written = slice.tokens.filter { !slice.tape.kind($0).isTrivia }
    let isKeyword = written.count == 1 && slice.tape.kind(written[0]) == .ident
    let most = kebab.contains("-") || isKeyword ? 3 : 1
    let right = found.filter { $0.further <= most && accepts(ownKinds(of: $0.name, context), slice) }
    guard let best = right.map({ [$0.further, $0.changed] }).min(by: { $0.lexicographicallyPrecedes($1) }) else {
      return nil
    }
    let nearest = right.filter { [$0.further, $0.changed] == best }
    if nearest.count == 1 {
      let other = nearest[0].name
      return PropertyAdvice(help: "did you mean `\(other)`?", fixes: [replacing(position.keyword, with: other)])
    }
    guard nearest.count == 2 else { return nil }
    return PropertyAdvice(
      help: "did you mean `\(nearest[0].name)` or `\(nearest[1].name)`?", detail: .resemblingName)
  }

  /// The properties of the view types of a rule that have all words of a name.
  private func properties(with words: String, _ context: RuleContext) -> [PropertyWords.Match] {
    propertyWords.containing(
      CandidateKey(name: words, viewTypeSet: context.viewTypes.index), atMost: guessLimit, share: guessShare
    ) { cache.propertyWords(of: context.viewTypes, in: schema) }
  }

  /// The advice on a name that has a word in common with some properties: their names; `nil` if there are none.
  func relatedProperties(to name: String, _ context: RuleContext) -> String? {
    let kebab = NameStyle.kebab(name)
    guard kebab.utf8.count <= 100 else { return nil }
    for word in kebab.split(separator: "-").prefix(4) where word.utf8.count > 3 {
      let found = properties(with: String(word), context).filter { $0.name.split(separator: "-").contains(word) }.sorted
      { ($0.further, $0.changed) < ($1.further, $1.changed) }
      guard !found.isEmpty else { continue }
      let names = found.prefix(4).map { "`\($0.name)`" }.joined(separator: ", ")
      return "the properties with this word are \(names)\(found.count > 4 ? " and others" : "")"
    }
    return nil
  }
}
