import VStyleSyntax

/// An error in the grammar of a value type.
public struct SyntaxDefinitionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The expected syntax.
  public let expected: String

  /// The part of the grammar that was found instead.
  public let found: String

  /// The name of a value type that was probably meant; `nil` if no name is similar.
  public let suggestion: String?

  /// Creates an error.
  public init(expected: String, found: String, suggestion: String? = nil) {
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }

  /// The expected syntax, the part that was found, and the suggestion.
  public var description: String {
    "expected \(expected), found \(found)" + (suggestion.map { " (did you mean `\($0)`?)" } ?? "")
  }
}

extension ValueKind {
  /// The value types that a grammar can name, one row per value type.
  ///
  /// A range or a class is written after the name, as in `<number [0,1]>` and `<object View>`.
  package static let named: [ValueKind] =
    numeric.map { ValueKind(numeric: $0) } + [
      .bool, .string, .color, .insets, .directionalInsets, .size, .point, .offset, .rect, .font, .image, .path, .effect,
      .shadow, .paragraphStyle, .textAttributes, .attributedText, .transform, .transform3D, .fontWeight, .fontFamily,
      .symbolConfiguration, .gradient, .date, .locale, .themeStyle,
    ]

  /// The grammars of the value types that accept a range.
  private static let numeric: [NumericSyntax] = [.number, .integer, .length, .angle, .time, .numberOrPercentage]

  /// The value type with a range; `nil` if it accepts none.
  fileprivate func ranged(_ range: NumericRange) -> ValueKind? {
    ValueKind.numeric.first { $0.name == name }.map { ValueKind(numeric: $0.in(range)) }
  }

  /// Creates a value type from its grammar in the value definition syntax, as in a schema file.
  ///
  /// Examples are `<color>`, `<number [0,1]>`, `single-line | etched | none`, `<color>#`, `<image> | none` and `*`.
  /// A list of keywords becomes a value type with `Keyword` as payload, because the grammar does not name an enum.
  ///
  /// - Parameters:
  ///   - syntax: the grammar.
  ///   - kinds: value types of the app, which the grammar can name too. They take precedence over others of the same
  ///     name.
  /// - Throws: ``SyntaxDefinitionError`` if the grammar is malformed or names an unknown value type.
  /// - Spec: https://www.w3.org/TR/css-values-4/#value-defs
  public init(syntax: String, kinds: [ValueKind] = []) throws(SyntaxDefinitionError) {
    var reader = try SyntaxDefinitionReader(syntax, kinds: kinds + ValueKind.named, isOfProperty: false)
    self = try reader.readWhole()
  }

  /// Creates the value type of a registered custom property, whose keywords a sheet writes as the grammar does.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#supported-names
  package init(registered syntax: String, kinds: [ValueKind]) throws(SyntaxDefinitionError) {
    var reader = try SyntaxDefinitionReader(
      syntax, kinds: kinds + ValueKind.named + ValueKind.registered, isOfProperty: true)
    self = try reader.readWhole()
  }

  /// Parses the grammar of a value type; see ``init(syntax:kinds:)``.
  public static func parse(syntax: String) throws(SyntaxDefinitionError) -> ValueKind { try ValueKind(syntax: syntax) }
}

/// A recursive descent parser of grammars.
private struct SyntaxDefinitionReader {
  private let text: String
  /// The value types that the grammar can name.
  private let kinds: [ValueKind]
  /// Whether the grammar is that of a registered custom property: it can have several value types and `+`, and its
  /// keywords are exact.
  private let isOfProperty: Bool
  private var parser: ValueParser

  init(_ text: String, kinds: [ValueKind], isOfProperty: Bool) throws(SyntaxDefinitionError) {
    self.isOfProperty = isOfProperty
    self.text = text
    self.kinds = kinds
    parser = ValueParser(TokenCursor(TokenTape(SourceText(text))))
    do throws(ValueError) { try parser.checkDepth() } catch {
      throw SyntaxDefinitionError(expected: error.expected, found: error.found)
    }
  }

  mutating func readWhole() throws(SyntaxDefinitionError) -> ValueKind {
    let kind = try readAlternatives()
    guard parser.next() == .endOfFile else { throw error("the end of the definition") }
    return kind
  }

  /// Parses alternatives: `a | b | none`, `<x> | none`, `none | [ a || b ]`, of a property also `<x> | a | <y>`.
  private mutating func readAlternatives() throws(SyntaxDefinitionError) -> ValueKind {
    var read: [ValueKind] = []
    var keywords: [String] = []
    repeat {
      if parser.next() == .ident {
        keywords.append(parser.cursor.name)
        parser.cursor.advance()
      } else {
        if keywords == ["none"], read.isEmpty, let flags = try readFlags() {
          keywords = []
          read = [flags]
          continue
        }
        guard isOfProperty || read.isEmpty && keywords.isEmpty else { throw error("a keyword") }
        let start = self
        read.append(try readKind())
        guard read.count == 1 || !read.contains(where: \.isAny) else { throw start.error("a value type or a keyword") }
      }
      _ = parser.next()
    } while parser.cursor.consume(delim: "|")
    if read.count > 1 {
      return .alternatives(read + (keywords.isEmpty ? [] : [.keywords(keywords, isExact: true)]))
    }
    switch (read.first, keywords) {
    case (let kind?, let keywords): return kind.or(keywords, isExact: isOfProperty)
    case (nil, let keywords):
      // Such a keyword is almost surely the value type of its name.
      let names = keywords.map(NameStyle.lowercased)
      if names.allSatisfy({ name in kinds.contains { $0.name == name } }) {
        throw SyntaxDefinitionError(
          expected: "a value type in angle brackets", found: "the keyword `\(keywords[0])`",
          suggestion: names.map { "<\($0)>" }.joined(separator: " | "))
      }
      return .keywords(keywords, isExact: isOfProperty)
    }
  }

  /// Parses `[ a || b ]`; consumes nothing and returns `nil` if the next token is not `[`.
  private mutating func readFlags() throws(SyntaxDefinitionError) -> ValueKind? {
    guard parser.next() == .leftSquare else { return nil }
    var after = parser.cursor
    var inside = ValueParser(after.enterBlock())
    var names: [String] = []
    repeat {
      guard inside.next() == .ident else { throw error("a keyword") }
      names.append(inside.cursor.name)
      inside.cursor.advance()
      _ = inside.next()
    } while inside.cursor.consume(delim: "|") && inside.cursor.consume(delim: "|")
    guard inside.isAtEnd else { throw error("keywords with `||` between them") }
    parser.cursor = after
    return .flags(names)
  }

  /// Parses `*`, or `<number [0,1]>` or `[ … ]` with an optional `#` after it; of a property also `+`.
  private mutating func readKind() throws(SyntaxDefinitionError) -> ValueKind {
    var kind: ValueKind
    switch parser.next() {
    case .delim where parser.cursor.consume(delim: "*"): return .any
    case .delim where parser.cursor.consume(delim: "<"): kind = try readNamed()
    case .leftSquare:
      var inside = self
      inside.parser = ValueParser(parser.cursor.enterBlock())
      kind = try inside.readWhole()
    default: throw error("a value type, such as `<color>`")
    }
    if parser.cursor.consume(delim: "#") {
      kind = kind.list
    } else if isOfProperty, parser.cursor.consume(delim: "+") {
      kind = kind.spacedList
    }
    return kind
  }

  private mutating func readNamed() throws(SyntaxDefinitionError) -> ValueKind {
    guard parser.next() == .ident else { throw error("the name of a value type") }
    let name = NameStyle.lowercased(parser.cursor.name)
    let kind: ValueKind
    if name == "object" {
      parser.cursor.advance()
      guard parser.next() == .ident else { throw error("the name of a view type") }
      kind = .object(ofType: parser.cursor.name)
      parser.cursor.advance()
    } else {
      guard let found = kinds.first(where: { $0.name == name }) else {
        throw error("the name of a value type", suggestion: Spelling.closest(to: name, in: kinds.map(\.name)))
      }
      parser.cursor.advance()
      kind = try readRange(found)
    }
    _ = parser.next()
    guard parser.cursor.consume(delim: ">") else { throw error("`>`") }
    return kind
  }

  /// Parses an optional range, `[0,∞]` or `0..100`.
  private mutating func readRange(_ kind: ValueKind) throws(SyntaxDefinitionError) -> ValueKind {
    guard parser.next() != .delim || !parser.cursor.isDelim(">") else { return kind }
    guard kind.ranged(.all) != nil else { throw error("`>`, as `<\(kind.name)>` takes no range") }
    let range: NumericRange
    if parser.cursor.kind == .leftSquare {
      var inside = self
      inside.parser = ValueParser(parser.cursor.enterBlock())
      range = try inside.readBounds()
    } else {
      range = try readDottedBounds()
    }
    return kind.ranged(range) ?? kind
  }

  private mutating func readBounds() throws(SyntaxDefinitionError) -> NumericRange {
    var range = NumericRange()
    range.lower = try readBound()
    guard parser.next() == .comma else { throw error("`,`") }
    parser.cursor.advance()
    range.upper = try readBound()
    guard parser.next() == .endOfFile, range.lower <= range.upper else { throw error("two bounds in order") }
    return range
  }

  private mutating func readBound() throws(SyntaxDefinitionError) -> Double {
    switch parser.next() {
    case .number:
      defer { parser.cursor.advance() }
      return parser.cursor.tape.number(parser.cursor.index)
    case .ident where ["∞", "-∞", "infinity", "-infinity"].contains(parser.cursor.name):
      defer { parser.cursor.advance() }
      return parser.cursor.name.hasPrefix("-") ? -.infinity : .infinity
    case .delim where parser.cursor.isDelim("-") && parser.cursor.kind(ahead: 1) == .ident:
      // `-∞` may be two tokens.
      parser.cursor.advance()
      guard ["∞", "infinity"].contains(parser.cursor.name) else { throw error("a bound: a number, `infinity` or ∞") }
      parser.cursor.advance()
      return -.infinity
    default: throw error("a bound: a number, `infinity` or ∞")
    }
  }

  /// Parses the bounds of `0..100` from its text, because its tokens are numbers that contain the dots.
  private mutating func readDottedBounds() throws(SyntaxDefinitionError) -> NumericRange {
    let first = parser.cursor.range.start
    while parser.next() != .endOfFile, !parser.cursor.isDelim(">") { parser.cursor.skipComponentValue() }
    let text = parser.cursor.tape.source.text(in: SourceRange(first, parser.cursor.range.start))
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    for middle in parts.indices.dropLast() where parts[middle].isEmpty {
      let lower = Double(parts[..<middle].joined(separator: ".").filter { $0 != " " })
      let upper = Double(parts[(middle + 1)...].joined(separator: ".").filter { $0 != " " })
      if let lower, let upper, lower <= upper { return NumericRange(lower...upper) }
    }
    throw SyntaxDefinitionError(expected: "a range, such as `[0,1]`", found: text)
  }

  private func error(_ expected: String, suggestion: String? = nil) -> SyntaxDefinitionError {
    let found = parser.cursor.tape.source.text(in: parser.cursor.range)
    return SyntaxDefinitionError(expected: expected, found: found.isEmpty ? "the end" : found, suggestion: suggestion)
  }
}
