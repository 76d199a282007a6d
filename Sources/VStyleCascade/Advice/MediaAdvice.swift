import VStyleSyntax

/// What to write instead of a media query that cannot be read.
enum MediaAdvice {
  /// The advice for an error, by the text around it; `nil` if there is none.
  static func help(_ error: MediaQueryParser.SyntaxError, in source: SourceText) -> String? {
    let range = error.range
    let text = source.text(in: SourceRange(range.start, min(range.end + 60, source.bytes.count))).prefix { $0 != "{" }
    let before = source.text(in: SourceRange(max(0, range.start - 40), range.start))
    let word = text.prefix { $0.isLetter || $0 == "-" }.lowercased()
    if text.hasPrefix("!") {
      let feature = text.drop { "! (".contains($0) }.prefix { $0 != ")" }
      return feature.isEmpty ? "write `not (…)`" : "write `not (\(feature))`"
    }
    if text.hasPrefix(":"), let ratio = ratio(before, text.dropFirst()) {
      return "write a ratio with a slash: `\(ratio)`"
    }
    if text.hasPrefix(":"), let name = lastWord(before), MediaFeature.named(name) != nil {
      let value = text.dropFirst().prefix { !",;{".contains($0) }.split(separator: " ").first ?? "…"
      return "write the feature in parentheses: `(\(name): \(value))`"
    }
    if let first = text.first, "<>=".contains(first), error.message.hasPrefix("a media query ends"),
      let name = lastWord(before), MediaFeature.named(name) != nil
    {
      let value = text.prefix { !",;{".contains($0) }.split(separator: " ").prefix(2).joined(separator: " ")
      return "write the feature in parentheses: `(\(name) \(value))`"
    }
    if text.hasPrefix("("), before.last(where: { $0 != " " }) == ")" {
      return isAlternative(before, text) ? "write `or` between two conditions" : "write `and` between two conditions"
    }
    if error.message.hasPrefix("`min-` and `max-` take a value") {
      return "write it like `(min-width: 600)` or `(width >= 600)`"
    }
    if let first = text.first, "<>=".contains(first), before.last.map({ "<>=".contains($0) }) ?? false {
      return "a comparison is one of `=`, `<`, `<=`, `>` and `>=`"
    }
    if ["and", "or"].contains(word), error.message.hasPrefix("a media query tests") {
      return "write a condition before `\(word)`, or remove it"
    }
    if text.allSatisfy(\.isWhitespace), before.last(where: { !$0.isWhitespace }) == "," { return "remove the comma" }
    if text.isEmpty || text.allSatisfy(\.isWhitespace), ["and", "or", "not"].contains(lastWord(before) ?? "") {
      return "write a condition after `\(lastWord(before) ?? "and")`, or remove it"
    }
    if ["and", "or"].contains(word), error.message.hasPrefix("a media feature ends") {
      return "write each condition in parentheses of its own"
    }
    let sides = text.prefix { !")".contains($0) && !$0.isWhitespace }.split(separator: "x")
    if sides.count == 2, sides.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
      return "write a ratio with a slash: `\(sides[0]) / \(sides[1])`"
    }
    if ["and", "or", "not"].contains(word) {
      return text.dropFirst(word.count).first == "(" || before.last == ")"
        ? "write a space on both sides of `\(word)`"
        : "write parentheses around one of them where `and` and `or` meet"
    }
    if error.message.hasPrefix("the two comparisons") {
      return "write `<` or `<=` on both sides of the feature, as in `(400 <= width < 900)`"
    }
    if error.message.contains("takes a resolution") { return "write it like `(resolution >= 2x)`" }
    if error.message.hasPrefix("a media feature ends"), !text.isEmpty, !text.hasPrefix(":") {
      return "remove `\(text.prefix { $0 != ")" && $0 != " " })`: a feature has one value"
    }
    return nil
  }

  /// Whether the conditions before and after an offset give the same feature two values.
  private static func isAlternative(_ before: String, _ after: Substring) -> Bool {
    let left = before.split(separator: "(").last?.prefix { $0 != ")" }.split(separator: ":") ?? []
    let right = after.drop { $0 == "(" }.prefix { $0 != ")" }.split(separator: ":")
    return left.count == 2 && right.count == 2 && left[0] == right[0]
  }

  /// `16 / 9` for the numbers before and after a colon.
  private static func ratio(_ before: String, _ after: Substring) -> String? {
    let left = before.reversed().drop { $0 == " " }.prefix(while: \.isNumber).reversed()
    let right = after.drop { $0 == " " }.prefix(while: \.isNumber)
    return left.isEmpty || right.isEmpty ? nil : "\(String(left)) / \(right)"
  }

  private static func lastWord(_ text: String) -> String? {
    let word = String(text.reversed().drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }.reversed())
    return word.isEmpty ? nil : word.lowercased()
  }
}
