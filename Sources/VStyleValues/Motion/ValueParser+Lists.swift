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

  /// Parses a number as ``consumeNumber(_:)``, or a keyword that stands for one.
  mutating func consumeNumber(_ kind: ValueKind, or keyword: StaticString, _ number: Double) throws(ValueError)
    -> Double
  {
    if next() == .ident, cursor.consume(ident: keyword) { return number }
    return try consumeNumber(kind)
  }

  /// Parses a keyword of an enum.
  mutating func consumeKeyword<T: KeywordValue>() throws(ValueError) -> T {
    guard next() == .ident, let keyword = T(keyword: cursor.name) else {
      let kind = ValueKind.keyword(T.self)
      _ = try kind.parse(&self)
      throw error(.unknownKeyword, expected: kind.syntax)
    }
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
