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

  /// A token of the value.
  struct Part {
    let kind: TokenKind
    let text: String
    /// Whether trivia precedes the token.
    let isSpaced: Bool
    /// The number of functions and blocks around the token.
    let depth: Int
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
  }

  /// The first rewritten value that is accepted, as it is to be written; `nil` if there is none.
  package func value(accepts: (String) -> Bool) -> String? {
    var tried: Set<String> = [text]
    for repair in ValueRepair.repairs {
      for candidate in self[keyPath: repair] where !candidate.isEmpty && tried.insert(candidate).inserted {
        // Importance is no part of the value, so the property has no say in it.
        let value = candidate.hasSuffix(" !important") ? String(candidate.dropLast(11)) : candidate
        if accepts(value) { return candidate }
      }
    }
    return nil
  }

  /// The ways of rewriting, the likeliest first.
  private static var repairs: [KeyPath<ValueRepair, [String]>] {
    [
      \.withImportance, \.asNothing, \.asColorKeyword, \.withJoinedFunction, \.withOtherKeyword, \.withOtherUnit,
      \.withOtherFunction, \.withRounding, \.asMathFunction, \.asAngle, \.withDigits, \.withoutColons, \.asColorMix,
      \.asMultiple, \.withCall, \.asDate,
      \.withFamilyLast, \.inASCII, \.withoutQuotes, \.withStraightQuotes, \.withoutCall, \.withoutSwiftCall,
      \.asFunction, \.asTexts, \.withQuotedArgument, \.withQuotes, \.withSlash, \.asPercentage, \.withJoinedUnits,
      \.withDecimalPoints, \.withoutSwift, \.asVariable, \.asPair, \.asProduct, \.asCalculation, \.asRelativeColor,
      \.withOpacity,
      \.asHex, \.asBoolean, \.withoutUnit, \.withoutTrailingCommas, \.withoutCommas, \.withCommas, \.inOtherOrder,
      \.withoutRest, \.withoutWrongToken, \.withoutEnd,
    ]
  }
}

/// The rows.
extension ValueRepair {
  /// `0.5 important` and `0.5 ! importnat`.
  private var withImportance: [String] {
    guard let last = parts.last, last.kind == .ident, parts.count > 1,
      Spelling.closest(to: last.text, in: ["important"]) != nil
    else { return [] }
    let count = parts[parts.count - 2].text == "!" ? 2 : 1
    return [written(parts.dropLast(count)) + " !important"]
  }

  /// `"true"`, `“0.5”`.
  private var withoutQuotes: [String] {
    let bare = text.filter { !ValueRepair.quotes.contains($0) }
    guard bare != text else { return [] }
    return bare.hasPrefix("~") ? [bare, String(bare.dropFirst())] : [bare]
  }

  /// `“star”`.
  private var withStraightQuotes: [String] {
    let straight = String(text.map { ValueRepair.quotes.contains($0) ? "\"" : $0 })
    return straight == text ? [] : [straight]
  }

  private static let quotes: Set<Character> = ["\"", "'", "“", "”", "„", "‘", "’", "«", "»", "`"]

  /// `0.5；`, with punctuation of other scripts.
  private var inASCII: [String] {
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
    ((try? ValueKind.color.parse(text)) == nil ? [] : ["image(\(text))"]) + ["insets(\(text))"]
  }

  /// `systemBackground()`.
  private var withoutCall: [String] {
    guard parts.count == 2, parts[0].kind == .function, parts[1].kind == .rightParenthesis else { return [] }
    return [NameStyle.kebab(String(parts[0].text.dropLast()))]
  }

  /// `star.png`. A number or a lone function in quotes would be another value.
  private var withQuotes: [String] {
    guard let first = parts.first, !parts.contains(where: { $0.kind == .string }) else { return [] }
    let isDate = first.kind == .number && text.count >= 8 && text.allSatisfy { $0.isNumber || "-:TZ+.".contains($0) }
    guard isDate || first.kind == .ident, isDate || !parts.contains(where: { $0.kind.isOperand && $0.isSpaced }) else {
      return []
    }
    return ["\"\(text)\""]
  }

  /// `50` for one half.
  private var asPercentage: [String] {
    guard let wrong = parts.count == 1 ? 0 : wrong, parts[wrong].kind == .number,
      let number = Double(parts[wrong].text), number >= 5, number <= 100
    else { return [] }
    return [replacing(wrong, parts[wrong].text + "%")]
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

  /// `0,5`.
  private var withDecimalPoints: [String] {
    var out = ""
    for (index, part) in parts.enumerated() {
      let isPoint =
        part.kind == .comma && !part.isSpaced && index > 0 && index + 1 < parts.count
        && parts[index - 1].kind == .number && !parts[index + 1].isSpaced && parts[index + 1].kind == .number
      out += (part.isSpaced ? " " : "") + (isPoint ? "." : part.text)
    }
    return [out]
  }

  /// `.red`, `UIColor.red`.
  private var withoutSwift: [String] {
    guard let dot = parts.lastIndex(where: { $0.text == "." }), parts.dropFirst(dot).count == 2, dot <= 1 else {
      return []
    }
    return [NameStyle.kebab(parts[dot + 1].text)]
  }

  /// `$accent`, `@accent`, `#{$accent}`, `{accent}`.
  private var asVariable: [String] {
    let name = text.drop { "$@#{ ".contains($0) }.prefix { !"} ".contains($0) }
    if parts.first?.kind == .function, text.first != "-", text.contains("(--"), let open = text.firstIndex(of: "(") {
      return ["var" + text[open...]]
    }
    guard let first = text.first, "$@#{".contains(first), !name.isEmpty, parts.count <= 5,
      name.first?.isLetter ?? false,
      text.first != "#" || text.hasPrefix("#{")
    else { return [] }
    return ["var(--\(name))"]
  }

  /// `8px + 2px`, `calc(8px-2px)`, `-var(--gap)`, `var(--gap)px`.
  private var asCalculation: [String] {
    guard parts.count > 1 || parts.first?.kind == .dimension else { return [] }
    let spaced = spacedOperators
    var candidates = [spaced, "calc(\(spaced))"]
    if text.hasPrefix("-var("), text.hasSuffix(")") { candidates = ["calc(-1 * \(text.dropFirst()))"] }
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

  /// `rgba(#036eb7, 0.5)`, as preprocessors have it.
  private var asRelativeColor: [String] {
    guard parts.count >= 5, ["rgb(", "rgba(", "hsl(", "hsla("].contains(parts[0].text.lowercased()),
      let comma = parts.indices.first(where: { parts[$0].kind == .comma && parts[$0].depth == 1 }),
      parts.last?.kind == .rightParenthesis, comma + 1 < parts.count - 1,
      !parts[(comma + 1)...].contains(where: { $0.kind == .comma && $0.depth == 1 })
    else { return [] }
    let (color, opacity) = (written(parts[1..<comma]), written(parts[(comma + 1)..<(parts.count - 1)]))
    return ["rgb(from \(color) r g b / \(opacity))"]
  }

  /// `036eb7`.
  private var asHex: [String] {
    guard !text.isEmpty, text.utf8.count <= 9 else { return [] }
    return ["#" + text.filter(\.isHexDigit)].filter { $0.dropFirst().count == text.filter { !"# ".contains($0) }.count }
  }

  private var asBoolean: [String] {
    switch text.lowercased() {
    case "1", "enabled", "y", "t": ["true"]
    case "0", "disabled", "n", "f", "none", "!true", "not true": ["false"]
    case "!false", "not false": ["true"]
    default: []
    }
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
    guard (2...4).contains(parts.count), parts.allSatisfy({ $0.kind != .comma && $0.kind != .delim && $0.depth == 0 }),
      !hasProperName
    else { return [] }
    // Keywords usually precede a number, as in `bold 17 system`.
    let numbers = Set(parts.filter { $0.kind.isOperand }.map(\.text))
    let orders = ValueRepair.orders(of: parts.map(\.text))
    let place = { (order: [String]) in order.firstIndex(where: numbers.contains) ?? 0 }
    return orders.sorted { place($0) > place($1) }.map { $0.joined(separator: " ") }
  }

  /// Whether two words with capitals are side by side: a name such as `Black Ops`, which is not taken apart.
  private var hasProperName: Bool {
    let isCapital = parts.map { $0.kind == .ident && $0.text.first?.isUppercase ?? false }
    return zip(isCapital, isCapital.dropFirst()).contains { $0 && $1 }
  }

  private static func orders(of words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { index in
      var rest = words
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  /// `: 0.5`, `1 2 3` for two numbers. A word with a capital is left, because it is a part of a name.
  private var withoutWrongToken: [String] {
    guard let wrong, parts.count > 1, parts[wrong].kind != .function,
      parts[wrong].kind != .ident || parts[wrong].text.first?.isUppercase == false,
      ![.string, .percentage].contains(parts[wrong].kind)
    else { return [] }
    var rest = parts
    rest.remove(at: wrong)
    return [written(rest)]
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
    for part in parts {
      let isJoined = out.isEmpty || part.kind == .rightParenthesis
      out += (part.isSpaced && !isJoined ? " " : "") + part.text
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
  fileprivate var isOperand: Bool { self == .number || self == .dimension || self == .percentage }
}
