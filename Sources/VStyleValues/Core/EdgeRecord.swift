import VStyleSyntax

/// A record of four lengths, one for each edge of a box.
///
/// A sheet writes 1 to 4 lengths in the order of CSS, or `insets()` with the names of edges.
protocol EdgeRecord: NumericRecord {
  /// The names of the edges in the order of CSS: top, right or trailing, bottom, left or leading.
  static var edges: [String] { get }
}

extension EdgeRecord {
  /// The longhands of the edges.
  static var longhands: [Longhand] {
    edges.enumerated().map { index, edge in
      Longhand(
        edge, .length, of: Self(numbers: [0, 0, 0, 0]), get: { StyleValue($0.numbers[index]) },
        set: { whole, length in
          var numbers = whole.numbers
          numbers[index] = length[as: Double.self] ?? numbers[index]
          whole = Self(numbers: numbers)
        })
    }
  }

  static var expected: String { "1 to 4 lengths, or insets()" }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    if parser.next() == .function, parser.cursor.isFunction("insets") {
      return try parseNamed(ValueParser(parser.cursor.enterBlock()))
    }
    var numbers = [try NumericSyntax.length.parse(&parser)]
    while hasMore(&parser) {
      guard numbers.count < edges.count else { throw parser.error(.wrongArity, expected: expected) }
      numbers.append(try NumericSyntax.length.parse(&parser))
    }
    let right = numbers.count > 1 ? numbers[1] : numbers[0]
    return [numbers[0], right, numbers.count > 2 ? numbers[2] : numbers[0], numbers.count > 3 ? numbers[3] : right]
  }

  private static func hasMore(_ parser: inout ValueParser) -> Bool {
    switch parser.next() {
    case .endOfFile, .comma, .semicolon, .delim: false
    default: true
    }
  }

  /// Parses the arguments of `insets()`: names of edges with their lengths. An edge that is omitted is 0.
  private static func parseNamed(_ parser: ValueParser) throws(ValueError) -> [Numeric] {
    var parser = parser
    var numbers: [Numeric?] = [nil, nil, nil, nil]
    repeat {
      guard parser.next() == .ident else {
        throw parser.error(.badArgument, expected: "an edge and a length, such as `top 10`")
      }
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let edge = edges.firstIndex(of: name) else {
        throw parser.unknownKeyword(expected: edges.joined(separator: " | "), among: edges)
      }
      guard numbers[edge] == nil else { throw parser.error(.badArgument, expected: "each edge once") }
      parser.cursor.advance()
      numbers[edge] = try NumericSyntax.length.parse(&parser)
      _ = parser.next()
    } while parser.cursor.consume(.comma)
    try parser.expectEnd("`,` or `)`")
    return numbers.map { $0 ?? .constant(0) }
  }

  static func serialize(_ numbers: [String]) -> String {
    if numbers[1] != numbers[3] { return numbers.joined(separator: " ") }
    if numbers[0] != numbers[2] { return numbers[0...2].joined(separator: " ") }
    return numbers[0] == numbers[1] ? numbers[0] : numbers[0...1].joined(separator: " ")
  }
}
