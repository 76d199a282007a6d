import VStyleSyntax

/// A Swift enum whose cases are the keywords of a kind.
///
/// The keyword of a case is its name in kebab-case: `singleLine` is written `single-line`, and, as in
/// Swift, `singleLine` is read too.
public protocol KeywordValue: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == String {}

extension KeywordValue {
  /// The keyword as it is written in a sheet.
  public var keyword: String { NameStyle.kebab(rawValue) }

  /// The case of a keyword, in kebab-case or as in Swift; ASCII case does not matter.
  public init?(keyword: String) {
    let wanted = NameStyle.folded(keyword)
    guard let match = Self.allCases.first(where: { NameStyle.folded($0.rawValue) == wanted }) else { return nil }
    self = match
  }
}

extension ValueKind {
  /// The kind of a Swift enum: one of its keywords.
  public static func keyword<T: KeywordValue>(_ type: T.Type) -> ValueKind {
    let keywords = T.allCases.map(\.keyword)
    return ValueKind(
      NameStyle.kebab("\(T.self)"), syntax: keywords.joined(separator: " | "), type: T.self, keywords: keywords,
      parse: { (parser: inout ValueParser) throws(ValueError) -> T in try parseKeyword(&parser) },
      serialize: \.keyword, samples: Array(T.allCases))
  }

  /// Reads a keyword of a Swift enum.
  static func parseKeyword<T: KeywordValue>(_ parser: inout ValueParser) throws(ValueError) -> T {
    let keywords = T.allCases.map(\.keyword)
    let expected = keywords.joined(separator: " | ")
    guard parser.next() == .ident else { throw parser.error(.valueTypeMismatch, expected: expected) }
    guard let value = T(keyword: parser.cursor.name) else {
      throw parser.unknownKeyword(expected: expected, among: keywords)
    }
    parser.cursor.advance()
    return value
  }
}
