#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleSelectors
  import VStyleSyntax
  import VStyleValues

  /// Completes the diagnostic about a selector with what to write instead.
  struct SelectorErrorAdvice {
    private let error: SelectorError
    private let tape: TokenTape
    /// The tokens of the selector.
    private let tokens: Range<Int>
    private let schema: StyleSchema

    init(_ selector: RefusedSelector) {
      (error, tape, tokens, schema) = (selector.error, selector.tape, selector.tokens, selector.schema)
    }

    /// The diagnostic with a help text.
    func completed(_ diagnostic: Diagnostic) -> Diagnostic {
      var diagnostic = diagnostic
      let token = tokens.first { tape.range($0).start == error.range.start }
      if let token, token > 0, tape.isDelim(token - 1, "&"), tape.kind(token) == .ident {
        diagnostic.help =
          schema.viewTypes[tape.name(token)] == nil
          ? "`&` takes no suffix: write the whole name, or a second style class, `&.name`"
          : "write the view type first: `\(tape.name(token))&`"
      }
      if let token, error.rule == .unknownState, token + 1 < tape.count {
        let name = tape.name(token + 1)
        diagnostic.help =
          schema.viewTypes[name] == nil
          ? stateAdvice(token + 1) ?? diagnostic.help
          : "write the view type at the start: `\(name)`, with its style classes after it"
        // A state of the web is no suggestion: no view has it.
        if let guess = error.suggestion?.dropFirst().lowercased(), !schema.allStates.contains(guess),
          let advice = ForeignNames.state(guess)
        {
          (diagnostic.help, diagnostic.fixes) = (advice, [])
        }
      }
      if error.rule == .invalidSelector, let keyword = keywordWithoutSign {
        diagnostic.help = "write `@\(keyword)`"
      }
      if tokens.isEmpty, isSecondBrace(at: error.range.start) {
        diagnostic.help = "remove one of the two braces"
      }
      if let token, diagnostic.rule == .unknownState, diagnostic.help == nil, token + 1 < tape.count,
        tape.kind(token + 1) == .ident
      {
        diagnostic.help = "write a state of your own as `:state(\(tape.name(token + 1)))`, and set it in Swift"
      }
      if error.rule == .unknownPart {
        let name = tape.source.text(in: error.range).drop { $0 == ":" }.prefix { $0 != "(" }.lowercased()
        diagnostic.help =
          schema.allStates.contains(name) || PseudoClassNames.all.contains(name)
          ? "states and pseudo-classes have one colon: `:\(name)`" : ForeignNames.part(name) ?? diagnostic.help
      }
      if diagnostic.help == nil, diagnostic.rule == .invalidSelector {
        let advice = SelectorAdvice.help(at: error.range, in: tape.source)
        let isOfColon = advice == nil || advice == SelectorAdvice.nameAfterColon
        let property = isOfColon ? property(before: error.range) : nil
        diagnostic.help =
          property.map { "end the declaration of `\($0)` with a semicolon before the nested rule" } ?? advice
        if property == nil, advice == SelectorAdvice.interpolation { diagnostic.detail = .interpolation }
      }
      return diagnostic
    }

    /// The keyword of an at-rule at the start, without its sign or with `#`; `nil` if there is none.
    private var keywordWithoutSign: String? {
      guard let first = tokens.first, tokens.count > 1, [.ident, .hash].contains(tape.kind(first)) else { return nil }
      // `View` is a view type.
      let word = tape.source.text(in: tape.range(first))
      let keyword = String(word.drop { $0 == "#" })
      let isKeyword = ["import", "property", "style", "theme", "view"].contains(keyword)
      // `#style` is an ID, unless a text in quotes follows.
      return isKeyword && (keyword == word || keyword == "import") ? keyword : nil
    }

    /// Whether a brace at an offset follows another one.
    private func isSecondBrace(at offset: Int) -> Bool {
      let bytes = tape.source.bytes
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return false }
      var index = offset - 1
      while index >= 0, offset - index < 100, bytes[index] == 0x20 || bytes[index] == 0x0A { index -= 1 }
      return index >= 0 && bytes[index] == UInt8(ascii: "{")
    }

    /// The advice on a state or pseudo-class of the web, with the arguments as they are written.
    private func stateAdvice(_ token: Int) -> String? {
      guard let advice = ForeignNames.state(tape.name(token).lowercased()) else { return nil }
      guard tape.kind(token) == .function, advice.hasSuffix("()`"), tape.closer(of: token) < tape.count else {
        return advice
      }
      let arguments = SourceRange(tape.range(token).end, tape.range(tape.closer(of: token)).start)
      guard arguments.count < 60 else { return advice }
      return "\(advice.dropLast(2))\(tape.source.text(in: arguments)))`"
    }

    /// The property whose declaration takes a nested rule with it, because its semicolon is missing; `nil` if there is none.
    ///
    /// The error is then at the value, after the colon.
    private func property(before range: SourceRange) -> String? {
      let text = tape.source.text(in: SourceRange(max(0, range.start - 80), range.start))
      guard text.last == ":" else { return nil }
      let name = String(text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }.reversed())
      return name.isEmpty || schema.viewTypes(having: name).isEmpty ? nil : name
    }
  }
#endif
