#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// Compares the unknown names of a compilation with the names that the schema and the sheets have.
  final class SheetNameAdviser: NameAdviser {
    private var properties = PropertyGuesses()
    private var viewTypes = NameGuesses()
    private var themes = NameGuesses()
    private var styles = NameGuesses()
    private var imports = ImportSuggestions()

    func forget() {
      properties = PropertyGuesses()
      viewTypes.forget()
    }

    func unknownProperty(
      _ name: String, _ position: StatementPosition, _ context: RuleContext, _ compiler: StylesheetCompiler
    ) -> Advice {
      PropertyAdvice(compiler, position, context, properties).unknown(name)
    }

    func inapplicableProperty(
      _ name: String, _ position: StatementPosition, _ context: RuleContext, _ compiler: StylesheetCompiler
    ) -> Advice? {
      let advice = PropertyAdvice(compiler, position, context, properties)
      return advice.habit(on: name) ?? advice.words(on: name)
    }

    func misspelledProperty(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice? {
      guard let guess = properties.closest(to: name, RuleContext(origin: .app), compiler),
        EditDistance.between(Array(name.utf8), Array(guess.utf8), atMost: 1) != nil
      else { return nil }
      return Advice(didYouMean: guess, at: location)
    }

    func viewType(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice {
      let foreign = ForeignNames.typeName(name) { compiler.schema.viewTypes[$0] != nil }
      let guess =
        foreign?.replacement
        ?? viewTypes.closest(to: name, atMost: compiler.guessLimit, share: compiler.guessShare) {
          compiler.schema.viewTypeCandidates
        }
      var advice = Advice(didYouMean: guess, at: location)
      if let foreign {
        advice.help = foreign.help
        if AtRuleNames.all.contains(name) { advice.detail = .keywordWithoutSign }
      }
      return advice
    }

    func object(
      _ name: String, at location: SourceLocation, of type: String, acceptsNone: Bool, _ compiler: StylesheetCompiler
    ) -> Advice {
      let schema = compiler.schema
      let known = schema.viewTypeNames
      let others = known.count > mostComparedTypes ? [] : known.filter { $0 != type && schema.isKind($0, of: type) }
      let types = [type] + others
      let foreign = ForeignNames.typeName(name, among: types.contains)
      let isNothing = acceptsNone && ["nil", "null", "undefined", "nothing"].contains(name)
      let guess = isNothing ? "none" : foreign?.replacement ?? Spelling.closest(to: name, in: types)
      let examples = types.prefix(2).map { "`\($0)`" }.joined(separator: " or ")
      let isForeign = ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
      let mayBeOwn = schema.viewTypes[name] == nil && !isForeign && name.first?.isUppercase ?? false
      var advice = Advice(didYouMean: guess, at: location)
      advice.help =
        foreign?.help ?? advice.help
        ?? "write a view type such as \(examples)" + (mayBeOwn ? ", or declare `@view \(name): \(type) { }`" : "")
      return advice
    }

    func atRule(_ name: String, _ position: StatementPosition, _ compiler: StylesheetCompiler) -> Advice {
      let isVariable = position.tree.tape.kind(position.statement.nameToken + 1) == .colon
      let help =
        compiler.schema.viewTypes[name] != nil
        ? "write the selector without `@`: `\(name)`"
        : isVariable
          ? "set custom properties in a rule: `:root { --\(name): …; }`"
          : ForeignNames.definedColor(name, position) ?? ForeignNames.atRule(name.lowercased())
      if let help { return Advice(help: help) }
      return Advice(didYouMean: Spelling.closest(to: name, in: AtRuleNames.all), sign: "@", at: position.keyword)
    }

    func style(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice {
      let guess = styles.closest(to: name, atMost: compiler.guessLimit, share: compiler.guessShare) {
        SpellingCandidates(compiler.styles.map(\.name))
      }
      return Advice(didYouMean: guess.flatMap { compiler.expanding.contains($0) ? nil : $0 }, at: location)
    }

    func theme(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice {
      let guess = themes.closest(to: name, atMost: compiler.guessLimit, share: compiler.guessShare) {
        SpellingCandidates(compiler.themeNames)
      }
      return Advice(didYouMean: guess, at: location)
    }

    func colorScheme(_ word: String, at location: SourceLocation) -> Advice {
      let word = word.lowercased()
      let guess =
        ["day", "white", "bright"].contains(word)
        ? "light"
        : ["night", "black", "dim"].contains(word) ? "dark" : closest(to: word, in: ["light", "dark"])
      guard let guess else { return Advice() }
      return Advice(help: "write `color-scheme: \(guess)`", fixes: [.replacement(guess, at: location)])
    }

    func closest(to word: String, in known: [String]) -> String? { Spelling.closest(to: word, in: known) }

    func importedFile(
      _ name: String, at path: String, from importing: String?, _ compiler: StylesheetCompiler
    ) -> String? {
      imports.closest(to: name, at: path, from: importing, atMost: compiler.guessLimit, compiler.loader)
    }
  }

  /// The most view types of a schema that are compared with an unknown name.
  private let mostComparedTypes = 400

  extension Advice {
    /// The advice to write a similar name; an empty one without a name.
    init(didYouMean name: String?, sign: String = "", at location: SourceLocation) {
      self.init()
      guard let name else { return }
      help = "did you mean `\(sign)\(name)`?"
      fixes = [.replacement(sign + name, at: location)]
    }
  }

  extension Diagnostic.Fix {
    /// The suggestion to write another text.
    static func replacement(_ text: String, at location: SourceLocation) -> Diagnostic.Fix {
      .init("replace with `\(text)`", safety: .suggestion, edits: [.init(location, text)])
    }
  }
#endif
