#if DEBUG || VSTYLE_ADVICE
  package import VStyleCompiler
  import VStyleStylesheet
  package import VStyleSyntax
  import VStyleValues

  /// Completes the diagnostic about a value with what to write instead.
  ///
  /// The first that applies is used: a better spelling that the property accepts, the right form of a function, or
  /// examples of values.
  package struct ValueAdvice {
    let error: ValueError
    let slice: TokenSlice
    let kinds: [ValueKind]

    private let property: String

    /// Creates the advice on a value.
    package init(_ value: RefusedValue) {
      (error, slice, kinds, property) = (value.error, value.slice, value.kinds, value.property)
    }

    /// The diagnostic with a help text, and with a fix if one value is likely.
    package func completed(_ diagnostic: Diagnostic) -> Diagnostic {
      let foreign = ForeignNames.value(of: property, errorAt: diagnostic.location.range.start, in: slice)
      var out = diagnostic
      if let fix = fix(in: diagnostic.location.source, diagnostic.fixes) {
        out.fixes = [fix]
        if fix != diagnostic.fixes.first { out.help = nil }
      } else {
        out.fixes = []
        // Another error follows, so the suggestion alone is no fix.
        if diagnostic.fixes != [], !removesError { out.help = nil }
      }
      if let foreign, error.rule != .unspacedCalcOperator {
        out.help = foreign
        // The function with nearly the same letters is another one.
        let isGuess = error.rule == .unknownFunction && out.fixes == diagnostic.fixes
        if ForeignNames.otherValues(of: property) != nil || isGuess { out.fixes = [] }
      }
      if out.help == nil, out.fixes.isEmpty, let keyword = wideKeyword(in: diagnostic.location.source) {
        out.help = "did you mean `\(keyword.edits[0].replacement)`?"
        out.fixes = [keyword]
      }
      if error.rule == .calcTypeError, error.found.contains("^") {
        out.help =
          error.found.contains("^-")
          ? "the right side of `/` is a number without a unit, as in `calc(8px / 2)`"
          : "one side of `*` is a number without a unit, as in `calc(4px * 2)`"
      }
      if out.help == nil, out.fixes.isEmpty { out.help = swiftCode ?? example }
      return out
    }

    /// The fix of a value that is a misspelled keyword of every property, such as `revert-layers`; `nil` for other values.
    private func wideKeyword(in source: SourceID) -> Diagnostic.Fix? {
      let text = slice.text
      guard text.utf8.count < 20 else { return nil }
      let meant = ValueAdvice.wideKeywords[text.lowercased()]
      guard let keyword = meant ?? Spelling.closest(to: text, in: ValueAdvice.keywordsOfAll) else { return nil }
      let location = SourceLocation(source, slice.tape.range(slice.tokens))
      return .init("replace with `\(keyword)`", safety: .suggestion, edits: [.init(location, keyword)])
    }

    private static let keywordsOfAll = WideKeyword.syntax.split(separator: " ").map(String.init).filter { $0 != "|" }

    /// Words that mean a keyword of every property.
    private static let wideKeywords = [
      "reset": "unset", "default": "initial", "inherited": "inherit", "parent": "inherit", "undo": "revert",
    ]

    /// The likeliest value as a fix.
    private func fix(in source: SourceID, _ suggested: [Diagnostic.Fix]) -> Diagnostic.Fix? {
      let isSuggestionRight = isSuggestionRight
      // A suggestion for one word of `not true` leaves the next one wrong.
      let isPart = error.rule == .unknownKeyword && slice.text.lowercased().hasPrefix("not ")
      if isSuggestionRight, !isPart, !ValueAdvice.rulesWithBetterGuesses.contains(error.rule) { return suggested.first }
      if let value = ValueRepair(slice, errorAt: error.range.start)?.value(accepts: accepts) {
        let location = SourceLocation(source, slice.tape.range(slice.tokens))
        return .init("replace with `\(value)`", safety: .suggestion, edits: [.init(location, value)])
      }
      return isSuggestionRight ? suggested.first : nil
    }

    /// The rules whose parsers suggest less likely values than a rewriting of the whole value.
    package static let rulesWithBetterGuesses: Set<DiagnosticRule> = [
      .numberOutOfRange, .valueTypeMismatch, .unknownUnit, .badArgument,
    ]

    /// Whether the parser's suggestion makes the value right.
    private var isSuggestionRight: Bool {
      guard let suggestion = error.suggestion else { return false }
      if error.rule == .missingVar || error.rule == .unspacedCalcOperator { return true }
      return accepts(start(with: suggestion) + slice.tape.source.text(in: rest))
    }

    /// Whether the parser's suggestion removes the error; the rest of the value may have another one.
    private var removesError: Bool {
      guard let suggestion = error.suggestion else { return false }
      let start = start(with: suggestion)
      let text = start + slice.tape.source.text(in: rest)
      return kinds.contains { kind in
        do throws(ValueError) {
          _ = try kind.parse(text)
          return true
        } catch { return error.range.start > start.utf8.count }
      }
    }

    /// The value up to the error, with a text instead of the error.
    private func start(with suggestion: String) -> String {
      slice.tape.source.text(in: SourceRange(slice.tape.range(slice.tokens).start, error.range.start)) + suggestion
    }

    /// The value after the error.
    private var rest: SourceRange { SourceRange(error.range.end, slice.tape.range(slice.tokens).end) }

    /// Whether the property accepts a value, whatever type its custom properties have.
    private func accepts(_ text: String) -> Bool {
      // OPTIMIZATION: one byte is found faster than a text.
      guard text.utf8.contains(UInt8(ascii: "v")), text.contains("var(") else {
        return WideKeyword(rawValue: text) != nil || kinds.contains { $0.value(of: text) != nil }
      }
      return kinds.contains { kind in
        kind.examples.contains { kind.value(of: ValueAdvice.substituting($0, in: text)) != nil }
      }
    }

    /// A value with each `var()` without a fallback replaced.
    private static func substituting(_ value: String, in text: String) -> String {
      var out = ""
      var rest = text[...]
      // In `2var(--gap)`, the letters are a unit, and `-var(` is another function.
      while let start = rest.firstRange(of: "var("),
        rest[..<start.lowerBound].last.map({ !$0.isNumber && !$0.isLetter && !"-_".contains($0) }) ?? true,
        let end = rest[start.upperBound...].firstIndex(of: ")")
      {
        out += rest[..<start.lowerBound] + value
        rest = rest[rest.index(after: end)...]
      }
      return out + rest
    }

    /// The advice on a type or a function of Swift; `nil` for other errors.
    private var swiftCode: String? {
      let tape = slice.tape
      guard let token = slice.tokens.first(where: { tape.range($0).start == error.range.start }) else { return nil }
      guard [.ident, .function].contains(tape.kind(token)), tape.name(token).first?.isUppercase ?? false else {
        return nil
      }
      let isCode = tape.kind(token) == .function || tape.isDelim(token + 1, ".")
      guard isCode, let example = plainExamples.first else { return nil }
      return "a value has no Swift code: write it as a sheet has it, such as `\(example)`"
    }

    /// The examples of the value type without those that say nothing, such as `path("")`.
    private var plainExamples: [String] {
      let examples = kinds.first?.examples ?? []
      let plain = examples.filter { !$0.hasSuffix("()") && !$0.hasSuffix("(\"\")") }
      return plain.isEmpty ? examples : plain
    }

    /// An example of the function around the error, or of the whole value.
    private var example: String? {
      if error.rule == .calcTypeError, let start = error.expected.firstRange(of: " in `") {
        return "write all arguments of `\(error.expected[start.upperBound...]) with the same unit, or all without one"
      }
      if error.rule == .wrongArity, error.found != "nothing", !error.found.hasPrefix("the sign") {
        let text = start(with: "")
        let value = String(text.reversed().drop(while: \.isWhitespace).reversed())
        if value.utf8.count < 60, accepts(value) { return "end the value after `\(value)`" }
      }
      if let function = functionAroundError, let example = FunctionExamples.all[function] {
        return "write it like `\(example)`"
      }
      if let keywords { return keywords }
      let examples = plainExamples
      return examples.isEmpty ? nil : "write a value such as " + examples.map { "`\($0)`" }.joined(separator: " or ")
    }

    /// The keywords of a list that the message shortens: all of them, or those of a long one with the words of the value.
    private var keywords: String? {
      let written = slice.tokens.filter { !slice.tape.kind($0).isTrivia }
      guard written.count == 1, slice.tape.kind(written[0]) == .ident, let known = kinds.first?.keywords,
        known.count > ValueKind.listedKeywords, let first = known.first, error.expected.hasPrefix(first)
      else { return nil }
      let words = NameStyle.kebab(slice.text).split(separator: "-").filter { $0.utf8.count > 3 }
      func near() -> [String] { known.filter { keyword in words.contains { keyword.contains($0) } } }
      let listed = known.count <= 20 ? known : Limit.guessedKeywords.allows(known.count) ? near() : []
      return listed.isEmpty ? nil : "write one of " + listed.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    }

    private var functionAroundError: String? {
      let tape = slice.tape
      let own = slice.tokens.first { tape.kind($0) == .function && tape.range($0).start == error.range.start }
      let isKnown = error.rule != .unknownFunction && error.rule != .valueTypeMismatch
      if isKnown, let own { return tape.name(own).lowercased() }
      return slice.tokens.last { token in
        tape.kind(token) == .function && tape.range(token).end <= max(error.range.start, tape.range(token).start + 1)
          && (tape.closer(of: token) >= slice.tokens.upperBound
            || tape.range(tape.closer(of: token)).start >= error.range.start)
      }.map { tape.name($0).lowercased() }
    }
  }
#endif
