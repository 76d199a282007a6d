/// Finds where a quote, parenthesis or bracket is missing, by the text of the statement around it.
///
/// Each search is limited to 1,000 bytes. A place is `nil` if several are as likely.
struct ClosingPlace {
  let source: SourceText

  /// The end of the statement around an offset: a semicolon, a brace or the end of the line.
  func statementEnd(from offset: Int) -> Int {
    let bytes = source.bytes
    let limit = min(bytes.count, offset + 1_000)
    var end = offset
    while end < limit, !CodePoints.isNewline(bytes[end]), !";{}".utf8.contains(bytes[end]) { end += 1 }
    while end > offset, CodePoints.isWhitespace(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The text of the line before an offset, from the start of the statement.
  private func textBefore(_ offset: Int) -> String {
    let bytes = source.bytes
    var start = offset
    while start > 0, offset - start < 1_000, !CodePoints.isNewline(bytes[start - 1]),
      !";{}".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    return source.text(in: SourceRange(start, offset))
  }

  // MARK: Quotes

  /// Whether a quote at an offset ends a text whose first quote is missing.
  func endsText(at quote: Int) -> Bool {
    guard let last = textBefore(quote).last, last.isLetter || last.isNumber || "-_.!?".contains(last) else {
      return false
    }
    let next = source.text(in: SourceRange(quote + 1, min(quote + 80, source.bytes.count))).first { $0 != " " }
    return next.map { ";,)}]".contains($0) || $0.isNewline } ?? true
  }

  /// The start of the text whose last quote is at an offset.
  ///
  /// A word in small letters can be a keyword with a quote too many, so it has a place only in parentheses or brackets.
  func textStart(before quote: Int) -> Int? {
    let before = textBefore(quote)
    guard !before.contains("\""), !before.contains("'") else { return nil }
    let run = String(before.reversed().prefix { !":(=[,".contains($0) }.reversed())
    let opening = before.dropLast(run.count).last
    let words = run.split(separator: " ")
    let named = words.reversed().prefix { $0.first?.isLetter ?? false }.reversed()
    guard let first = named.first else { return nil }
    let isName = first.first?.isUppercase ?? false || opening == "(" && words.count == 1 || opening == "="
    return isName ? quote - named.joined(separator: " ").utf8.count : nil
  }

  /// The end of the text whose first quote is at an offset.
  func textEnd(after quote: Int) -> Int? {
    let end = statementEnd(from: quote + 1)
    let text = source.text(in: SourceRange(quote + 1, end))
    var (offset, depth) = (quote + 1, 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 || character == "]" && textBefore(quote).last == "=" { return offset }
      // What follows the comma can be another text, or a part of this one.
      if character == ",", depth == 0 { return nil }
      offset += character.utf8.count
    }
    return end
  }

  // MARK: Parentheses and brackets

  /// The place of the bracket that closes an attribute.
  func bracketEnd(after bracket: Int) -> Int? {
    let text = source.text(in: SourceRange(bracket + 1, statementEnd(from: bracket + 1)))
    let name = text.prefix(while: ClosingPlace.isOfName)
    var taken = Substring(name)
    let rest = text.dropFirst(name.count)
    if let sign = rest.firstIndex(of: "="), rest[..<sign].allSatisfy({ "~|^$*".contains($0) }) {
      let value = rest[rest.index(after: sign)...]
      let quoted = value.first.flatMap { quote in "\"'".contains(quote) ? value.dropFirst().firstIndex(of: quote) : nil
      }
      let end =
        quoted.map { value.index(after: $0) } ?? value.firstIndex { !ClosingPlace.isOfName($0) } ?? value.endIndex
      taken = text[..<end]
    }
    guard !name.isEmpty, text.dropFirst(taken.count).first.map({ " .:#[,>+~".contains($0) }) ?? true else { return nil }
    return bracket + 1 + taken.utf8.count
  }

  /// The place of the parenthesis that closes another one.
  func parenthesisEnd(after parenthesis: Int) -> Int? {
    let end = statementEnd(from: parenthesis + 1)
    let text = source.text(in: SourceRange(parenthesis + 1, end))
    let before = textBefore(parenthesis)
    let next = source.text(in: SourceRange(end, min(end + 80, source.bytes.count))).first { $0 != " " }
    let offset: (Substring) -> Int = { parenthesis + 1 + $0.utf8.count }
    if before.first(where: { !$0.isWhitespace }) == "@" {
      return [" and ", " or ", " to "].compactMap { text.firstRange(of: $0)?.lowerBound }.min().map {
        offset(text[..<$0])
      }
        ?? end
    }
    guard next == "{" else { return endInValue(text, before).map { offset(text[..<$0]) } }
    let name = before.reversed().prefix(while: ClosingPlace.isOfName).reversed()
    if name.starts(with: "nth-") {
      let selector = text.indices.dropFirst().first {
        text[text.index(before: $0)] == " " && (text[$0].isLetter && text[$0] != "n" || ".#>:[".contains(text[$0]))
      }
      return selector.map { offset(text[..<text.index(before: $0)]) } ?? end
    }
    if ["state", "theme", "scheme"].contains(String(name)) { return offset(text.prefix(while: ClosingPlace.isOfName)) }
    // In a longer selector, the argument can end after each of its parts.
    let isOnePart = !text.isEmpty && !text.dropFirst().contains { " .:#[,>+~(".contains($0) }
    return isOnePart ? end : nil
  }

  /// The end of the arguments of a function in a value.
  private func endInValue(_ text: String, _ before: String) -> String.Index? {
    // In `calc(var(--gap * 2)`, the parenthesis of `var()` is missing.
    if before.hasSuffix("var") { return text.firstIndex { !ClosingPlace.isOfName($0) } ?? text.endIndex }
    var rest = text[...]
    while let start = rest.firstRange(of: "var(") {
      let name = rest[start.upperBound...].prefix(while: ClosingPlace.isOfName)
      guard let next = rest[name.endIndex...].first(where: { $0 != " " }), ",)".contains(next) else {
        return name.endIndex
      }
      rest = rest[name.endIndex...]
    }
    // In `light-dark(rgb(1 2 3, red)`, the parenthesis of a function inside is missing.
    guard text.hasSuffix(")"), let inner = text.lastIndex(of: "("), text[inner...].contains(",") else {
      return text.endIndex
    }
    let name = String(text[..<inner].reversed().prefix(while: ClosingPlace.isOfName).reversed())
    let commas = text[inner...].count { $0 == "," }
    let isColor = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "calc"].contains(name)
    return isColor && !(2...3).contains(commas) ? nil : text.endIndex
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
