import VStyleSyntax

extension ValueParser {
  /// The keywords of all properties, and `default`, which CSS reserves. None of them is a name.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#custom-idents
  static let wideKeywords: Set = ["inherit", "initial", "unset", "revert", "revert-layer", "default"]

  /// Whether a name, in any case, is a keyword of all properties.
  package static func isReserved(_ name: String) -> Bool { wideKeywords.contains(NameStyle.lowercased(name)) }

  /// Parses values with commas between them.
  mutating func consumeList<T>(
    _ parse: (inout ValueParser) throws(ValueError) -> T
  ) throws(ValueError) -> [T] {
    var values = [try parse(&self)]
    while consumeListComma() { values.append(try parse(&self)) }
    return values
  }

  /// Consumes a comma; returns whether there was one.
  mutating func consumeListComma() -> Bool {
    _ = next()
    return cursor.consume(.comma)
  }

  /// Parses times with commas between them, in seconds.
  mutating func consumeTimes(_ kind: ValueKind) throws(ValueError) -> [Double] {
    try consumeList { (parser: inout ValueParser) throws(ValueError) in try parser.consumeNumber(kind) }
  }

  /// Parses keywords of an enum with commas between them.
  mutating func consumeKeywords<T: KeywordValue>(_ type: T.Type) throws(ValueError) -> [T] {
    let kind = ValueKind.keyword(type)
    return try consumeList { (parser: inout ValueParser) throws(ValueError) in
      let start = parser
      guard let keyword = try kind.parse(&parser)[as: T.self] else {
        throw start.error(.unknownKeyword, expected: kind.syntax)
      }
      return keyword
    }
  }

  /// Parses a keyword of an enum; consumes nothing and returns `nil` if there is none.
  mutating func trialKeyword<T: KeywordValue>(_ type: T.Type) -> T? {
    guard next() == .ident, let keyword = T(keyword: cursor.name) else { return nil }
    cursor.advance()
    return keyword
  }

  /// Parses a name that a sheet chooses.
  ///
  /// - Parameters:
  ///   - expected: what is expected, for the message.
  ///   - excluded: the names that mean something else, in lower case, beside those that all properties take.
  ///   - make: makes the result from the name.
  mutating func consumeName<T>(
    expected: String, excluding excluded: Set<String>, _ make: (String) -> T
  ) throws(ValueError) -> T {
    guard next() == .ident else { throw error(.valueTypeMismatch, expected: expected) }
    let name = cursor.name
    guard !ValueParser.wideKeywords.union(excluded).contains(NameStyle.lowercased(name)) else {
      throw error(.unknownKeyword, expected: expected)
    }
    cursor.advance()
    return make(name)
  }
}
