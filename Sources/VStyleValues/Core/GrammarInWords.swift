import Synchronization
import VStyleSyntax

/// Grammars of values in English, for messages.
///
/// The messages say a grammar in words first. The grammar itself is in ``Diagnostic/expected``.
package enum GrammarInWords {
  /// A grammar in words: `<length [0,∞]> | automatic` is "a length of 0 or more, or `automatic`".
  ///
  /// A text that is in words already comes back as it is. A part without words, such as the name of a value type of an
  /// app, keeps its notation.
  package static func words(for grammar: String) -> String {
    guard grammar.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "|") }) || isKeyword(grammar)
    else { return grammar }
    if let phrase = wholes[grammar] { return phrase }
    let known = last.withLock { $0.grammar == grammar ? $0.words : nil }
    if let known { return known }
    let words = newWords(for: grammar)
    last.withLock { $0 = (grammar, words) }
    return words
  }

  // OPTIMIZATION: looking a grammar up each time is simpler, but a sheet can have thousands of mistakes in one property.
  /// The grammar of the last message.
  private static let last = Mutex<(grammar: String, words: String)>(("", ""))

  private static func newWords(for grammar: String) -> String {
    let alternatives = alternatives(of: grammar)
    guard alternatives.allSatisfy({ wholes[$0] != nil || isPlain($0) }) else { return grammar }
    return joined(alternatives.map { wholes[$0] ?? phrase(for: $0) })
  }

  /// The words of grammars that are more than a name, a keyword or a function.
  private static let wholes: [String: String] = [
    "[ italic || <weight> ] <size> [ / <line-height> ]? <family>#?":
      "a size with a family after it, such as `bold 17 system`",
    "<text-style>": "a text style, such as `headline`",
    "[ <string> <text-attributes>? ]+": "texts in quotes, each with its attributes",
    "<transform-function>+": "functions such as `rotate(45deg)`",
    "true | false": "`true` or `false`", "yes | no": "`yes` or `no`",
  ]

  /// The words for names of value types: for one value, and for several.
  private static let names: [String: (one: String, several: String)] = [
    "angle": ("an angle, such as `45deg`", "angles"), "attributed-text": ("a text in quotes", "texts in quotes"),
    "bool": ("`true` or `false`", "booleans"), "color": ("a color", "colors"), "date": ("a date in quotes", "dates"),
    "effect": ("an effect, such as `blur(light)`", "effects"), "font": ("a font, such as `17 system`", "fonts"),
    "font-weight": ("a weight, such as `bold`", "weights"),
    "font-family": ("a family in quotes, or `system`", "families"), "image": ("an image", "images"),
    "insets": ("1 to 4 lengths", "insets"), "directional-insets": ("1 to 4 lengths", "insets"),
    "integer": ("a whole number", "whole numbers"), "length": ("a length", "lengths"),
    "locale": ("a locale in quotes, such as `\"en\"`", "locales"), "number": ("a number", "numbers"),
    "number-percentage": ("a number or a percentage", "numbers or percentages"),
    "offset": ("2 lengths: to the right and down", "offsets"), "path": ("a path, such as `circle(10)`", "paths"),
    "percentage": ("a percentage", "percentages"), "point": ("2 lengths: x and y", "points"),
    "rect": ("4 lengths: x, y, width and height", "rectangles"),
    "resolution": ("a resolution, such as `2x`", "resolutions"),
    "size": ("2 lengths: width and height", "sizes"), "string": ("a text in quotes", "texts in quotes"),
    "time": ("a time, such as `0.3s`", "times"), "transform": ("functions such as `rotate(45deg)`", "transforms"),
    "weight": ("a weight", "weights"), "declaration-value": ("a value", "values"),
  ]

  /// The alternatives at the top level of a grammar.
  private static func alternatives(of grammar: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in grammar {
      if "[<(".contains(character) { depth += 1 }
      if "]>)".contains(character) { depth -= 1 }
      if character == "|", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    // In `a || b`, the part between the bars is empty.
    let trimmed = parts.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return trimmed.contains("") ? [grammar] : trimmed
  }

  private static func isPlain(_ part: String) -> Bool {
    isKeyword(part) || isFunction(part) || isRest(part) || isSentence(part) || typeName(part) != nil
      || flags(part) != nil
  }

  /// Whether a part is in words already.
  private static func isSentence(_ part: String) -> Bool {
    ["a ", "an ", "the "].contains(where: part.hasPrefix) && !part.contains { "<[|".contains($0) }
      && !part.contains(": ")
  }

  /// The keywords of `[ a || b || c ]`, of which a value has one or several; `nil` for another part.
  private static func flags(_ part: String) -> [String]? {
    guard part.hasPrefix("[ "), part.hasSuffix(" ]") else { return nil }
    let words = part.dropFirst(2).dropLast(2).split(separator: " ").map(String.init)
    let keywords = words.filter { $0 != "||" }
    return keywords.count > 1 && words.count == 2 * keywords.count - 1 && keywords.allSatisfy(isKeyword)
      ? keywords : nil
  }

  /// The most keywords that a message lists.
  private static let mostFlags = 7

  private static func words(forFlags keywords: [String]) -> String {
    let shown = keywords.prefix(mostFlags).map { "`\($0)`" }
    let rest = keywords.count > mostFlags ? ["another of the \(keywords.count) keywords"] : []
    return "one or more of " + joined(shown + rest) + ", with spaces between them"
  }

  private static func isKeyword(_ part: String) -> Bool {
    let bytes = part.utf8
    return bytes.contains { isLetter($0) }
      && bytes.allSatisfy { isLetter($0) || $0 == 0x2D || (0x30...0x39).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isFunction(_ part: String) -> Bool {
    guard let open = part.firstIndex(of: "("), part.last == ")" else { return false }
    return isKeyword(String(part[..<open]))
  }

  /// Whether a part stands for the rest of a shortened list: `… (14 keywords)`.
  private static func isRest(_ part: String) -> Bool { part.hasPrefix("… (") && part.hasSuffix(")") }

  private static func phrase(for part: String) -> String {
    if isKeyword(part) { return "`\(part)`" }
    if isSentence(part) { return part }
    if let flags = flags(part) { return words(forFlags: flags) }
    if isRest(part) { return "another of the " + part.dropFirst("… (".count).dropLast() }
    if let open = part.firstIndex(of: "("), isFunction(part) { return "`\(part[..<open])(…)`" }
    guard let type = typeName(part) else { return part }
    return words(for: type)
  }

  /// A part of the form `<name [range]>`, with `#` for a list, and words after it.
  private struct TypeName {
    let name: String
    let range: String
    let isList: Bool
    let rest: String
  }

  private static func typeName(_ part: String) -> TypeName? {
    guard part.first == "<", let end = part.firstIndex(of: ">") else { return nil }
    let inner = part[part.index(after: part.startIndex)..<end].split(separator: " ", maxSplits: 1)
    guard let name = inner.first else { return nil }
    var rest = part[part.index(after: end)...]
    let isList = rest.first == "#"
    if isList { rest = rest.dropFirst() }
    guard rest.isEmpty || rest.first == " " && !rest.contains(where: { "[<|".contains($0) }) else { return nil }
    return TypeName(
      name: String(name), range: inner.count == 2 ? String(inner[1]) : "", isList: isList, rest: String(rest))
  }

  private static func words(for type: TypeName) -> String {
    if type.name == "object" { return "the name of a class that is a \(type.range)" + type.rest }
    guard let name = names[type.name] else {
      return "<\(type.name)\(type.range.isEmpty ? "" : " " + type.range)>" + (type.isList ? "#" : "") + type.rest
    }
    if type.isList { return "\(name.several) with commas between them" + type.rest }
    let range = words(forRange: type.range)
    if type.name == "number-percentage", !range.isEmpty { return "a number\(range), or a percentage" + type.rest }
    let example = name.one.firstRange(of: ", such as ")?.lowerBound ?? name.one.endIndex
    return name.one[..<example] + range + name.one[example...] + type.rest
  }

  /// A range in words, with a space before it: `[0,1]` is "from 0 to 1".
  private static func words(forRange range: String) -> String {
    let bounds = range.drop { $0 == "[" }.split(separator: ",").map { $0.replacing("]", with: "") }
    guard bounds.count == 2 else { return "" }
    switch (bounds[0].hasSuffix("∞"), bounds[1].hasSuffix("∞")) {
    case (true, true): return ""
    case (false, true): return " of \(bounds[0]) or more"
    case (true, false): return " of \(bounds[1]) or less"
    case (false, false): return " from \(bounds[0]) to \(bounds[1])"
    }
  }

  private static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    // With "or" or commas inside a part, only a comma shows where it ends.
    let isLong = parts.contains { part in [" or ", ", ", " that "].contains(where: part.contains) }
    return parts.dropLast().joined(separator: ", ") + (isLong ? ", or " : " or ") + last
  }
}

extension ValueKind {
  /// The grammar in words.
  package var words: String { GrammarInWords.words(for: syntax) }

  /// Up to two short values as a sheet writes them, for advice. Values that a reader learns little from are left out.
  package var examples: [String] {
    if let known = ValueKind.knownExamples[name], known.allSatisfy({ value(of: $0) != nil }) { return known }
    // OPTIMIZATION: the samples are the same, but a sheet may declare thousands of keywords.
    if !Limit.guessedKeywords.allows(keywords.count) { return Array(keywords.prefix(2)) }
    var texts: [String] = []
    var telling: [String] = []
    for sample in samples where !sample.isNone {
      let text = serialize(sample)
      guard !text.isEmpty, text != "\"\"", text.count <= 40 else { continue }
      if texts.count < 2 { texts.append(text) }
      if !["0", "0 0", "0 0 0 0"].contains(text) { telling.append(text) }
      if telling.count == 2 { break }
    }
    return telling.isEmpty ? texts : telling
  }

  /// Examples of the value types whose samples are written in a canonical form that nobody writes.
  private static let knownExamples: [String: [String]] = [
    "color": ["red", "#036eb7"], "number-percentage": ["0.5", "50%"], "image": ["\"star\"", "symbol(\"star\")"],
    "length": ["8", "1.5em"], "transform": ["rotate(45deg)", "scale(1.5)"], "font": ["17 system", "headline"],
    "text-attributes": ["text-attributes(font bold 17 system, foreground-color red)", "text-attributes(kern 1)"],
  ]
}
