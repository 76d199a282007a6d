#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  extension PropertyAdvice {
    /// The advice to write the property that says the same with more words, and takes the value; `nil` if there is none.
    ///
    /// A single word says little. It has to be all but one of the words, unless the value is a keyword.
    func words(on name: String) -> Advice? {
      let kebab = ForeignNames.withoutVendor(NameStyle.kebab(name))
      guard kebab.utf8.count <= 100 else { return nil }
      let found = properties(with: kebab)
      let slice = position.slice
      let written = slice.tokens.filter { !slice.tape.kind($0).isTrivia }
      let isKeyword = written.count == 1 && slice.tape.kind(written[0]) == .ident
      let most = kebab.contains("-") || isKeyword ? 3 : 1
      let right = found.filter { $0.further <= most && accepts(ownKinds(of: $0.name), slice) }
      guard let best = right.map({ [$0.further, $0.changed] }).min(by: { $0.lexicographicallyPrecedes($1) }) else {
        return nil
      }
      let nearest = right.filter { [$0.further, $0.changed] == best }
      if nearest.count == 1 {
        let other = nearest[0].name
        return Advice(help: "did you mean `\(other)`?", fixes: [.replacement(other, at: position.keyword)])
      }
      guard nearest.count == 2 else { return nil }
      return Advice(
        help: "did you mean `\(nearest[0].name)` or `\(nearest[1].name)`?", detail: .resemblingName)
    }

    /// The properties of the view types of a rule that have all words of a name.
    private func properties(with words: String) -> [PropertyWords.Match] {
      guesses.words.containing(
        CandidateKey(name: words, viewTypeSet: context.viewTypes.index), atMost: compiler.guessLimit,
        share: compiler.guessShare
      ) { compiler.cache.propertyWords(of: context.viewTypes, in: compiler.schema) }
    }

    /// The advice on a name that has a word in common with some properties: their names; `nil` if there are none.
    func relatedProperties(to name: String) -> String? {
      let kebab = NameStyle.kebab(name)
      guard kebab.utf8.count <= 100 else { return nil }
      for word in kebab.split(separator: "-").prefix(4) where word.utf8.count > 3 {
        let found = properties(with: String(word)).filter { $0.name.split(separator: "-").contains(word) }.sorted {
          ($0.further, $0.changed) < ($1.further, $1.changed)
        }
        guard !found.isEmpty else { continue }
        let names = found.prefix(4).map { "`\($0.name)`" }.joined(separator: ", ")
        return "the properties with this word are \(names)\(found.count > 4 ? " and others" : "")"
      }
      return nil
    }
  }
#endif
