package import VStyleSyntax

/// A property whose declaration sets several other properties, its longhands.
///
/// ```swift
/// Shorthand.edges("margin", ["margin-top", "margin-right", "margin-bottom", "margin-left"])
/// Shorthand.anyOrder("border", [["border-width"], ["border-style"], ["border-color"]])
/// ```
/// A shorthand only assigns tokens to its longhands. The value type of each longhand parses its tokens.
///
/// A longhand without tokens is set to its initial value. For another default, ``tokens(_:)`` creates tokens from a
/// text.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
package struct Shorthand: Sendable {
  /// The name in kebab-case.
  package let name: String

  /// The properties that a declaration sets, in the order in which they are set.
  package let longhands: [String]

  /// The tokens of each longhand that the value sets, by name.
  package typealias Parts = [String: TokenCursor]

  /// A function that parses a whole value, with the value types of the longhands by name.
  package typealias Reader =
    @Sendable (_ parser: inout ValueParser, _ kinds: [String: ValueKind]) throws(ValueError) -> Parts

  private let read: Reader

  /// Creates a shorthand with a grammar of its own.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab-case or as in Swift.
  ///   - longhands: the names of the properties, in kebab-case.
  ///   - read: assigns tokens to the longhands. Tokens that it does not consume are reported as an error.
  package init(_ name: String, _ longhands: [String], read: @escaping Reader) {
    self.name = NameStyle.kebab(name)
    self.longhands = longhands
    self.read = read
  }

  /// Assigns all the tokens of a cursor to the longhands.
  ///
  /// - Parameter kinds: the value types of the longhands by name.
  /// - Throws: ``ValueError`` if the tokens do not match the grammar, are nested too deep, or continue after the value.
  package func parts(of cursor: TokenCursor, kinds: [String: ValueKind]) throws(ValueError) -> Parts {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    let parts = try read(&parser, kinds)
    try parser.expectEnd("the values of \(longhands.joined(separator: ", "))")
    return parts
  }
}

/// Common grammars of shorthands.
extension Shorthand {
  /// A shorthand with one value for each longhand, in order, such as for the edges of a box.
  ///
  /// If a value is omitted, the value two positions before it applies, or else the first value. Four longhands are top,
  /// right, bottom and left; two longhands are a pair, such as those for rows and columns.
  ///
  /// - Spec: https://www.w3.org/TR/css-box-4/#margin-shorthand
  package static func edges(_ name: String, _ longhands: [String]) -> Shorthand {
    Shorthand(name, longhands) { (parser, kinds) throws(ValueError) -> Parts in
      var values: [TokenCursor] = []
      repeat {
        values.append(try part(&parser, longhands[values.count], kinds))
      } while values.count < longhands.count && !parser.isAtEnd
      var parts: Parts = [:]
      for (index, longhand) in longhands.enumerated() {
        let opposite = max(index - 2, 0)
        parts[longhand] = index < values.count ? values[index] : values[opposite < values.count ? opposite : 0]
      }
      return parts
    }
  }

  /// A shorthand with values in any order, each at most once. The longhands of a group share one value.
  ///
  /// Each value belongs to the first group without a value whose value type parses it.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#comb-any
  package static func anyOrder(_ name: String, _ groups: [[String]]) -> Shorthand {
    let groups = groups.filter { !$0.isEmpty }
    return Shorthand(name, groups.flatMap { $0 }) { (parser, kinds) throws(ValueError) -> Parts in
      var parts: Parts = [:]
      repeat {
        let tokens = try anyPart(&parser, groups.filter { parts[$0[0]] == nil }, kinds)
        for longhand in tokens.group { parts[longhand] = tokens.part }
      } while !parser.isAtEnd
      return parts
    }
  }

  /// Consumes the value of one longhand and returns its tokens.
  ///
  /// - Throws: ``ValueError`` if the tokens are not a value of the longhand, or if no value type is known for it.
  package static func part(
    _ parser: inout ValueParser, _ longhand: String, _ kinds: [String: ValueKind]
  ) throws(ValueError) -> TokenCursor {
    _ = parser.next()
    let start = parser.cursor.index
    guard let kind = kinds[longhand] else {
      throw parser.error(.valueTypeMismatch, expected: "a view type that has `\(longhand)`")
    }
    _ = try kind.parse(&parser)
    return TokenCursor(parser.cursor.tape, start..<parser.cursor.index)
  }

  /// The tokens of a text, for a longhand whose value the author did not write.
  package static func tokens(_ text: String) -> TokenCursor { TokenCursor(TokenTape(SourceText(text))) }

  private static func anyPart(
    _ parser: inout ValueParser, _ groups: [[String]], _ kinds: [String: ValueKind]
  ) throws(ValueError) -> (group: [String], part: TokenCursor) {
    for group in groups {
      let found = try? parser.attempt { (parser) throws(ValueError) in try part(&parser, group[0], kinds) }
      if let found { return (group, found) }
    }
    _ = parser.next()
    let expected = groups.compactMap { kinds[$0[0]]?.syntax }.joined(separator: " || ")
    throw parser.error(.valueTypeMismatch, expected: expected.isEmpty ? "no further value" : expected)
  }
}
