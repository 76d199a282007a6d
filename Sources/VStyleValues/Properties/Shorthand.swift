public import VStyleSyntax

/// A property that stands for several others: one declaration sets all of them. One row per shorthand.
///
/// ```swift
/// Shorthand.edges("margin", ["margin-top", "margin-right", "margin-bottom", "margin-left"])
/// Shorthand.anyOrder("border", [["border-width"], ["border-style"], ["border-color"]])
/// ```
/// A shorthand only says which tokens belong to which longhand; each longhand reads its own by its kind.
/// A longhand that gets none is set to its initial value; one that shall get something else is given
/// the ``tokens(_:)`` of a text.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#shorthand
public struct Shorthand: Sendable {
  /// The name in kebab-case.
  public let name: String

  /// The properties that a declaration sets, in the order in which they are set.
  public let longhands: [String]

  /// The tokens of each longhand that is given a value, by name.
  public typealias Parts = [String: TokenCursor]

  /// Reads a whole value. Gets the kinds of the longhands by name.
  public typealias Reader =
    @Sendable (_ parser: inout ValueParser, _ kinds: [String: ValueKind]) throws(ValueError) -> Parts

  private let read: Reader

  /// Makes a shorthand with a grammar of its own.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab-case or as in Swift.
  ///   - longhands: the names of the properties in kebab-case.
  ///   - read: finds the tokens of each longhand; what it leaves behind is an error.
  public init(_ name: String, _ longhands: [String], read: @escaping Reader) {
    self.name = NameStyle.kebab(name)
    self.longhands = longhands
    self.read = read
  }

  /// Finds the tokens of each longhand in a value that takes all the tokens of a cursor.
  ///
  /// - Parameter kinds: the kinds of the longhands by name.
  public func parts(of cursor: TokenCursor, kinds: [String: ValueKind]) throws(ValueError) -> Parts {
    var parser = ValueParser(cursor)
    try parser.checkDepth()
    let parts = try read(&parser, kinds)
    try parser.expectEnd("the values of \(longhands.joined(separator: ", "))")
    return parts
  }
}

/// The grammars that most shorthands have.
extension Shorthand {
  /// One value for all longhands, or one for each: those that are left out equal the opposite one,
  /// or the first. Four are top, right, bottom, left; two are a pair such as a row's and a column's.
  ///
  /// - Spec: https://www.w3.org/TR/css-box-4/#margin-shorthand
  public static func edges(_ name: String, _ longhands: [String]) -> Shorthand {
    Shorthand(name, longhands) { (parser, kinds) throws(ValueError) -> Parts in
      var values: [TokenCursor] = []
      repeat {
        values.append(try part(&parser, longhands[values.count], kinds))
      } while values.count < longhands.count && !parser.isAtEnd
      var parts: Parts = [:]
      for (index, longhand) in longhands.enumerated() {
        let opposite = index > 1 ? index - 2 : 0
        parts[longhand] = index < values.count ? values[index] : values[opposite < values.count ? opposite : 0]
      }
      return parts
    }
  }

  /// Values in any order, each once; the longhands of a group share one value.
  ///
  /// A value goes to the first group that can read it.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#comb-any
  public static func anyOrder(_ name: String, _ groups: [[String]]) -> Shorthand {
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

  /// The tokens of one longhand's value, which stands at the parser.
  public static func part(
    _ parser: inout ValueParser, _ longhand: String, _ kinds: [String: ValueKind]
  ) throws(ValueError) -> TokenCursor {
    _ = parser.next()
    let start = parser.cursor.index
    guard let kind = kinds[longhand] else {
      throw parser.error(.valueTypeMismatch, expected: "a class that has `\(longhand)`")
    }
    _ = try kind.parse(&parser)
    return TokenCursor(parser.cursor.tape, start..<parser.cursor.index)
  }

  /// The tokens of a text, for a longhand that gets what the author did not write.
  public static func tokens(_ text: String) -> TokenCursor { TokenCursor(TokenTape(SourceText(text))) }

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
