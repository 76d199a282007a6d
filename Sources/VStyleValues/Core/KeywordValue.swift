import VStyleSyntax

/// A Swift enum whose cases are the keywords of a value type.
///
/// The keyword of a case is its name in kebab-case: `singleLine` is written `single-line`. The parser accepts the Swift
/// name `singleLine` too.
public protocol KeywordValue: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == String {}

extension KeywordValue {
  /// The keyword in a sheet.
  public var keyword: String { NameStyle.kebab(rawValue) }

  /// Creates the case for a keyword; `nil` for an unknown one.
  ///
  /// - Parameter keyword: the keyword in kebab-case or as in Swift, in any ASCII case.
  public init?(keyword: String) {
    let wanted = NameStyle.folded(keyword)
    guard let match = Self.allCases.first(where: { NameStyle.folded($0.rawValue) == wanted }) else { return nil }
    self = match
  }
}

extension ValueKind {
  /// The value type whose values are the keywords of a Swift enum.
  public static func keyword<T: KeywordValue>(_ type: T.Type) -> ValueKind {
    let table = NameTable(T.self)
    return ValueKind(
      NameStyle.kebab("\(T.self)"), syntax: table.names.joined(separator: " | "), type: T.self, keywords: table.names,
      parse: { (parser: inout ValueParser) throws(ValueError) -> T in try parseKeyword(of: table, &parser) },
      serialize: { $0.keyword }, samples: Array(T.allCases))
  }

  /// Parses one of the names in a table.
  static func parseKeyword<T>(of table: NameTable<T>, _ parser: inout ValueParser) throws(ValueError) -> T {
    guard parser.next() == .ident else {
      throw parser.error(.valueTypeMismatch, expected: parser.isTrial ? "" : shortened(table.names))
    }
    guard let value = table[parser.cursor.name] else {
      throw parser.unknownKeyword(expected: parser.isTrial ? "" : shortened(table.names), among: table.names)
    }
    parser.cursor.advance()
    return value
  }

  /// The greatest number of keywords that a message lists.
  package static let listedKeywords = 8

  /// The keywords for a message: all of them, or the first 7 of more than ``listedKeywords``.
  static func shortened(_ keywords: [String]) -> String {
    let isLong = keywords.count > listedKeywords
    let shown = isLong ? keywords.prefix(7) + ["… (\(keywords.count) keywords)"] : keywords[...]
    return shown.joined(separator: " | ")
  }
}
