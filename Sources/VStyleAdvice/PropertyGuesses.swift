#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleValues

  /// The properties that may be meant by the unknown names of a compilation.
  final class PropertyGuesses {
    private var known: [CandidateKey: String?] = [:]

    /// The number of names that were compared with the properties of all view types.
    private var farGuesses = 0

    /// The words of the properties, for names that say the same in other words.
    var words = PropertyWords()

    /// The property that is closest to an unknown name; `nil` if none is close or the limit of suggestions is reached.
    func closest(to name: String, _ context: RuleContext, _ compiler: StylesheetCompiler) -> String? {
      let key = CandidateKey(name: name, viewTypeSet: context.viewTypes.index)
      if let known = known[key] { return known }
      guard known.count < compiler.guessLimit else { return nil }
      let viewTypes = compiler.cache.names(of: context.viewTypes)
      let guess = compiler.schema.closestProperty(to: name, of: viewTypes) { most in
        farGuesses += 1
        return farGuesses <= most / compiler.guessShare
      }
      known[key] = .some(guess)
      return guess
    }
  }
#endif
