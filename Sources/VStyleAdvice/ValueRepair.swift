#if DEBUG || VSTYLE_ADVICE
  package import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// Looks for the value that an author probably meant.
  ///
  /// Each row of ``repairs`` rewrites a value in one way: without quotes, with `calc()` around it, with the unit joined
  /// to its number. A rewritten value is suggested only if the property accepts it, so the rows can guess freely.
  package struct ValueRepair {
    /// The tokens of the value without trivia.
    let parts: [Part]

    /// The value as it is written.
    let text: String

    /// The index in ``parts`` of the token with the error; `nil` if there is none.
    let wrong: Int?

    /// Whether the value is one name of ASCII letters, such as a misspelled keyword, which most rows leave alone.
    let isWord: Bool

    /// A token of the value.
    struct Part {
      let kind: TokenKind
      let text: String
      /// Whether trivia precedes the token.
      let isSpaced: Bool
      /// The number of functions and blocks around the token.
      let depth: Int

      /// Whether a name or number right after the token would be a part of it.
      var endsInName: Bool { kind == .ident || kind == .hash || kind.isOperand }

      /// Whether the token would be a part of a name or number right before it.
      var startsInName: Bool { kind == .ident || kind == .function || kind.isOperand }
    }

    /// The longest value that is rewritten, in bytes.
    private static let longest = 200

    /// Prepares the rewriting of a value; `nil` for a long one.
    ///
    /// - Parameters:
    ///   - slice: the value.
    ///   - offset: the start of the error in the source.
    package init?(_ slice: TokenSlice, errorAt offset: Int) {
      let tape = slice.tape
      guard tape.range(slice.tokens).count <= ValueRepair.longest else { return nil }
      text = slice.text
      var parts: [Part] = []
      var (wrong, isSpaced, depth): (Int?, Bool, Int) = (nil, false, 0)
      for token in slice.tokens {
        let kind = tape.kind(token)
        guard !kind.isTrivia else {
          isSpaced = true
          continue
        }
        if kind == .rightParenthesis { depth -= 1 }
        if tape.range(token).start == offset { wrong = parts.count }
        parts.append(
          Part(kind: kind, text: tape.source.text(in: tape.range(token)), isSpaced: isSpaced, depth: depth))
        if kind == .function || kind == .leftParenthesis { depth += 1 }
        isSpaced = false
      }
      self.parts = parts
      self.wrong = wrong
      isWord = parts.count == 1 && parts[0].kind == .ident && text.utf8.allSatisfy { $0 < 0x80 }
      // A text without its last quote has taken the rest of the sheet with it.
      let isOpen = parts.contains { $0.kind == .string && ($0.text.count < 2 || $0.text.first != $0.text.last) }
      guard !isOpen else { return nil }
    }

    /// The first rewritten value that is accepted, as it is to be written; `nil` if there is none.
    package func value(accepts: (String) -> Bool) -> String? {
      // `8 - 2` can be two numbers or a difference.
      if let joined = withJoinedSigns, accepts(joined) { return accepts("calc(\(text))") ? nil : joined }
      var tried: Set<String> = [text]
      for repair in ValueRepair.repairs {
        for candidate in repair(self) where !candidate.isEmpty && tried.insert(candidate).inserted {
          // Importance is no part of the value, so the property has no say in it.
          let value = candidate.hasSuffix(" !important") ? String(candidate.dropLast(11)) : candidate
          if accepts(value) { return candidate }
        }
      }
      return nil
    }

    /// The ways of rewriting, the likeliest first.
    private static let repairs: [@Sendable (ValueRepair) -> [String]] =
      [
        \.withImportance, \.withFactors, \.asNothing, \.asColorKeyword, \.withJoinedFunction, \.withOtherKeyword,
        \.withOtherUnit,
        \.withOtherFunction, \.withRounding, \.asMathFunction, \.asAngle, \.withDigits, \.withoutColons,
        \.withPlainMembers, \.asColorMix, \.withLineMultiple,
        \.asMultiple, \.withCall, \.asDate, \.asSwiftValue, \.asSymbol,
        \.withFamilyLast, \.withWeightFirst, \.inASCII, \.withoutQuotes, \.withStraightQuotes, \.withoutCall,
        \.withoutTuple, \.withoutBrackets, \.withoutSeparators, \.withCommasBetween,
        \.asFunction, \.asTexts, \.withQuotedArgument, \.withQuotes, \.withSlash, \.asPercentage,
        \.withJoinedUnits, \.withSpace, \.withDecimalPoints, \.asVariable, \.asPair, \.asProduct, \.asCalculation,
        \.withPlainDivisor, \.asRelativeColor, \.withOpacity, \.withChannels, \.asPoints, \.withoutGradient,
        \.asHex, \.asBoolean, \.withoutUnit, \.withoutTrailingCommas, \.withoutCommas, \.withCommas, \.inOtherOrder,
        \.withSwappedArguments, \.withJoinedWords, \.withoutRest, \.withoutWrongToken, \.withoutEnd,
      ]
  }

  /// The rows.
  extension ValueRepair {
    /// `0.5 important`, `0.5 ! importnat`, `!important 0.5`, and `0.5 !important` before another `!important`.
    private var withImportance: [String] {
      let words = parts.indices.filter {
        $0 > 0 && parts[$0].text.lowercased() == "important" && parts[$0 - 1].text == "!"
      }
      if let last = words.last {
        let rest = parts.indices.filter { index in !words.contains { $0 == index || $0 == index + 1 } }
        let value = written(rest.map { parts[$0] })
        return [last + 1 == parts.count ? value : "\(value) !important"]
      }
      guard let last = parts.last, last.kind == .ident, parts.count > 1,
        Spelling.closest(to: last.text, in: ["important"]) != nil
      else { return [] }
      let count = parts[parts.count - 2].text == "!" ? 2 : 1
      return [written(parts.dropLast(count)) + " !important"]
    }

    /// `"true"`, `“0.5”`.
    private var withoutQuotes: [String] {
      guard !isWord else { return [] }
      let bare = text.filter { !ValueRepair.quotes.contains($0) }
      // Several texts are several names.
      guard bare != text, parts.count(where: { $0.kind == .string }) < 2 else { return [] }
      return bare.hasPrefix("~") ? [bare, String(bare.dropFirst())] : [bare]
    }

    /// `“star”`.
    private var withStraightQuotes: [String] {
      guard !isWord else { return [] }
      let straight = String(text.map { ValueRepair.quotes.contains($0) ? "\"" : $0 })
      return straight == text ? [] : [straight]
    }

    private static let quotes: Set<Character> = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»", "`"]

    /// `0.5；`, with punctuation of other scripts.
    private var inASCII: [String] {
      guard !isWord else { return [] }
      let plain = text.unicodeScalars.map { ForeignPunctuation.ascii[$0.value] ?? String($0) }.joined()
      return plain == text ? [] : [plain, String(plain.prefix { $0 != ";" })]
    }

    /// `nil`, which would be a name in quotes.
    private var asNothing: [String] {
      ["nil", "null", "undefined", "nothing"].contains(text.lowercased()) ? ["none"] : []
    }

    /// `clear`, `label-color`.
    private var asColorKeyword: [String] {
      guard parts.count == 1, parts[0].kind == .ident else { return [] }
      if text == "clear" { return ["transparent"] }
      return text.hasSuffix("-color") ? [String(text.dropLast("-color".count))] : []
    }

    /// `var (--accent)`.
    private var withJoinedFunction: [String] {
      guard parts.count > 2, parts[0].kind == .ident, parts[1].kind == .leftParenthesis, parts[1].isSpaced else {
        return []
      }
      return [parts[0].text + written(parts.dropFirst())]
    }

    /// A color where an image is expected, an edge where insets are.
    private var asFunction: [String] {
      let isColor = ValueKind.color.value(of: text) != nil
      let arguments = parts.count == 2 ? "\(parts[0].text), \(parts[1].text)" : text
      let isName = parts.count == 1 && parts[0].kind == .ident
      return (isColor || parts.first?.kind == .string ? ["image(\(arguments))", "path(\(text))"] : [])
        + (isName ? ["blur(\(text))", "button-configuration(preset \(text))"] : []) + ["insets(\(text))"]
    }

    /// `systemBackground()`.
    private var withoutCall: [String] {
      guard parts.count == 2, parts[0].kind == .function, parts[1].kind == .rightParenthesis else { return [] }
      let name = String(parts[0].text.dropLast())
      guard name.first?.isUppercase ?? false else { return [NameStyle.kebab(name)] }
      return [name.hasPrefix("UI") || name.hasPrefix("NS") ? String(name.dropFirst(2)) : name]
    }

    /// `star.png`. A number or a lone function in quotes would be another value.
    private var withQuotes: [String] {
      guard let first = parts.first, !parts.contains(where: { $0.kind == .string }) else { return [] }
      let isDate = first.kind == .number && text.count >= 8 && text.allSatisfy { $0.isNumber || "-:TZ+.".contains($0) }
      guard isDate || first.kind == .ident, isDate || !parts.contains(where: { $0.kind.isOperand && $0.isSpaced })
      else {
        return []
      }
      return ["\"\(text)\""]
    }

    /// `50` for one half.
    private var asPercentage: [String] {
      guard let wrong = parts.count == 1 ? 0 : wrong, parts[wrong].kind == .number,
        let number = Double(parts[wrong].text), number >= 5, number <= 100
      else { return [] }
      var all: [Int: String] = [:]
      for index in parts.indices
      where parts[index].kind == .number && Double(parts[index].text).map({ $0 > 1 }) ?? false {
        all[index] = parts[index].text + "%"
      }
      return [replacing(wrong, parts[wrong].text + "%"), replacing(all)]
    }

    /// `44 px`.
    private var withJoinedUnits: [String] {
      var out = ""
      for (index, part) in parts.enumerated() {
        let isUnit = index > 0 && parts[index - 1].kind == .number && (part.kind == .ident || part.text == "%")
        // A divisor has no unit in most calculations.
        if isUnit, index > 1, parts[index - 2].text == "/", parts[0].kind == .function { continue }
        out += (part.isSpaced && !isUnit ? " " : "") + part.text
      }
      return [out]
    }

    /// `$accent`, `@accent`, `#{$accent}`, `{accent}`.
    private var asVariable: [String] {
      guard !isWord else { return [] }
      let path = text.drop { "$@#{ ".contains($0) }.prefix { !"} ".contains($0) }
      let name = String(path.map { "./".contains($0) ? "-" : $0 })
      if parts.first?.kind == .function, text.first != "-", text.contains("(--"), let open = text.firstIndex(of: "(") {
        return ["var" + text[open...]]
      }
      guard let first = text.first, "$@#{".contains(first), name.first?.isLetter ?? false,
        parts.count <= 5 || parts.count <= 15 && !text.contains(" "),
        text.first != "#" || text.hasPrefix("#{")
      else { return [] }
      return ["var(--\(name))"]
    }

    /// `8px + 2px`, `calc(8px-2px)`, `var(--gap)px`.
    private var asCalculation: [String] {
      guard parts.count > 1 || parts.first.map({ $0.kind == .dimension && split($0.text) != nil }) ?? false else {
        return []
      }
      let spaced = spacedOperators
      let isCalculation = parts[0].text.lowercased() == "calc(" && parts.count { $0.depth == 0 } == 2
      var candidates = isCalculation ? [spaced] : [spaced, "calc(\(spaced))"]
      if let last = parts.last, last.kind == .ident || last.text == "%", !last.isSpaced, parts.count > 1,
        text.hasPrefix("var(")
      {
        candidates = ["calc(\(written(parts.dropLast())) * 1\(last.text))"]
      }
      return candidates
    }

    /// The value with white space around the signs of its sums.
    private var spacedOperators: String {
      var out = ""
      for (index, part) in parts.enumerated() {
        let before = index > 0 ? parts[index - 1] : nil
        let isAfterOperand = before.map { $0.kind.isOperand || $0.kind == .rightParenthesis } ?? false
        let sign = part.text.first.map { "+-*/".contains($0) } ?? false
        if sign, isAfterOperand, part.kind == .delim || part.kind.isOperand || part.kind == .function {
          let rest = part.text.dropFirst()
          out += " \(part.text.prefix(1))" + (rest.isEmpty ? "" : " \(rest)")
        } else if part.kind == .dimension, let split = split(part.text) {
          out += (part.isSpaced ? " " : "") + split
        } else {
          let isAfterSign = before.map { $0.kind == .delim && "+-*/".contains($0.text) && index > 1 } ?? false
          out += (part.isSpaced || isAfterSign ? " " : "") + part.text
        }
      }
      return out
    }

    /// `8px-2px`, which is one token, as a difference.
    private func split(_ dimension: String) -> String? {
      guard let hyphen = dimension.dropFirst().firstIndex(of: "-") else { return nil }
      let right = dimension[dimension.index(after: hyphen)...]
      guard right.first?.isNumber ?? false else { return nil }
      return dimension[..<hyphen] + " - " + right
    }

    /// `036eb7`.
    private var asHex: [String] {
      let digits = text.drop { "# ".contains($0) }
      return (1...8).contains(digits.utf8.count) && digits.allSatisfy(\.isHexDigit) ? ["#\(digits)"] : []
    }

    /// `2px` for a number, `44dp`.
    private var withoutUnit: [String] {
      // A number after `/` is a multiple of the font's size, which no length is.
      guard let wrong, parts[wrong].kind == .dimension, wrong == 0 || parts[wrong - 1].text != "/" else { return [] }
      let number = digits(parts[wrong])
      let unit = parts[wrong].text.dropFirst(number.count).lowercased()
      guard ValueRepair.droppedUnits.contains(unit) else { return [] }
      // A share such as the one of `scale(95px)` is meant in percent, if a percentage is allowed.
      let isShare = Double(number).map { $0 >= 5 } ?? false
      let candidates = [replacing(wrong, number), replacing(wrong, number + "%")]
      return isShare ? candidates.reversed() : candidates
    }

    /// Units that mean no more than the number alone.
    private static let droppedUnits: Set<String> = [
      "px", "pt", "pts", "dp", "dip", "sp", "point", "points", "pixel", "pixels", "x", "lines",
    ]

    /// `system 17`.
    private var inOtherOrder: [String] {
      guard (2...4).contains(parts.count),
        parts.allSatisfy({ $0.kind != .comma && $0.kind != .delim && $0.depth == 0 }),
        !hasProperName
      else { return [] }
      // Keywords usually precede a number, as in `bold 17 system`. The numbers keep their order.
      let inOrder = parts.filter { $0.kind.isOperand }.map(\.text)
      let numbers = Set(inOrder)
      let orders = ValueRepair.orders(of: parts.map(\.text)).filter { order in
        order.filter(numbers.contains) == inOrder && !endsWithNewName(order, numbers)
      }
      let place = { (order: [String]) in order.firstIndex(where: numbers.contains) ?? 0 }
      return orders.sorted { place($0) > place($1) }.map { $0.joined(separator: " ") }
    }

    /// Whether two words with capitals are side by side: a name such as `Black Ops`, which is not taken apart.
    private var hasProperName: Bool {
      let isCapital = parts.map { $0.kind == .ident && $0.text.first?.isUppercase ?? false }
      return zip(isCapital, isCapital.dropFirst()).contains { $0 && $1 }
    }

    /// Whether an order ends with several words that are not side by side in the value, as the name of a family.
    private func endsWithNewName(_ order: [String], _ numbers: Set<String>) -> Bool {
      let name = order.reversed().prefix { !numbers.contains($0) && !$0.hasPrefix("\"") }.reversed()
      return name.count > 1 && !text.contains(name.joined(separator: " "))
    }

    private static func orders(of words: [String]) -> [[String]] {
      guard words.count > 1 else { return [words] }
      return words.indices.flatMap { index in
        var rest = words
        let first = rest.remove(at: index)
        return orders(of: rest).map { [first] + $0 }
      }
    }

    /// `: 0.5`, `= red`, `red red`, `40%%`, `540 by 620`. Any other word or number says something, so it is left.
    private var withoutWrongToken: [String] {
      guard let wrong, parts.count > 1 else { return [] }
      let isRepeated =
        wrong > 0 && parts[wrong].text == parts[wrong - 1].text && !["-", "+", "("].contains(parts[wrong].text)
      let isEmpty =
        ["=", ".", "/", "&", "|", "solid", "by", "and"].contains(parts[wrong].text)
        || wrong > 0 && parts[wrong].text == "%" && parts[wrong - 1].kind == .percentage
      guard isRepeated || isEmpty || parts[wrong].kind == .colon else { return [] }
      let (before, after) = (written(parts[..<wrong]), written(parts[(wrong + 1)...]))
      let isSpaced = parts[wrong].isSpaced || wrong + 1 < parts.count && parts[wrong + 1].isSpaced
      let isJoined = before.isEmpty || after.isEmpty || after.first == ")" || !isSpaced
      return [before + (isJoined ? "" : " ") + after]
    }

    /// `0.5.`, `red;;`.
    private var withoutEnd: [String] {
      guard parts.count > 1, parts.last?.kind == .delim || parts.last?.kind == .comma else { return [] }
      return [written(parts.dropLast())]
    }
  }

  /// The parts as text.
  extension ValueRepair {
    func written(_ parts: some Collection<Part>) -> String {
      var out = ""
      var last: Part?
      for part in parts {
        let isJoined = out.isEmpty || part.kind == .rightParenthesis
        // Without what was between them, two numbers would be one.
        let wouldMerge = (last?.endsInName ?? false) && part.startsInName
        out += (part.isSpaced && !isJoined || wouldMerge ? " " : "") + part.text
        last = part
      }
      return out
    }

    private func replacing(_ index: Int, _ text: String) -> String {
      var copy = parts
      copy[index] = Part(kind: .number, text: text, isSpaced: parts[index].isSpaced, depth: parts[index].depth)
      return written(copy)
    }

    /// The digits of a number or dimension.
    private func digits(_ part: Part) -> String {
      String(part.text.prefix { $0.isNumber || "+-.".contains($0) })
    }
  }

  extension TokenKind {
    /// Whether a token is a number, with or without a unit.
    var isOperand: Bool { self == .number || self == .dimension || self == .percentage }
  }
#endif
