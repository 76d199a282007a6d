import VStyleSyntax

extension ValueKind {
  /// Insets: 1 to 4 lengths in the order of CSS (top, right, bottom, left), or by name as in
  /// `insets(top 10, left 5)`, where an edge that is left out is 0. Swift: ``EdgeInsets``.
  ///
  /// - Spec: https://www.w3.org/TR/css-box-4/#margin-shorthand
  public static let insets = EdgeInsets.kind(
    "insets", samples: [.zero, EdgeInsets(8), EdgeInsets(top: 10, left: 5, bottom: 3, right: 10)])
}

extension EdgeInsets: NumericRecord {
  private static let edges = ["top", "right", "bottom", "left"]
  private static let expected = "1 to 4 lengths"

  init(numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[3], bottom: numbers[2], right: numbers[1])
  }

  var numbers: [Double] { [top, right, bottom, left] }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    if parser.next() == .function, parser.cursor.isFunction("insets") {
      return try parseNamed(ValueParser(parser.cursor.enterBlock()))
    }
    var numbers = [try NumericSyntax.length.parse(&parser)]
    while startsNumber(&parser) {
      guard numbers.count < edges.count else { throw parser.error(.wrongArity, expected: expected) }
      numbers.append(try NumericSyntax.length.parse(&parser))
    }
    let right = numbers.count > 1 ? numbers[1] : numbers[0]
    return [numbers[0], right, numbers.count > 2 ? numbers[2] : numbers[0], numbers.count > 3 ? numbers[3] : right]
  }

  private static func startsNumber(_ parser: inout ValueParser) -> Bool {
    switch parser.next() {
    case .number, .dimension, .percentage: true
    case .function: CalculationParser.isFunction(parser.cursor)
    default: false
    }
  }

  /// Reads the arguments of `insets()`: names of edges with their lengths.
  private static func parseNamed(_ parser: ValueParser) throws(ValueError) -> [Numeric] {
    var parser = parser
    var numbers: [Numeric?] = [nil, nil, nil, nil]
    repeat {
      guard parser.next() == .ident else {
        throw parser.error(.badArgument, expected: "an edge and a length, such as `top 10`")
      }
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let edge = edges.firstIndex(of: name) else {
        throw parser.unknownKeyword(expected: "top | right | bottom | left", among: edges)
      }
      guard numbers[edge] == nil else { throw parser.error(.badArgument, expected: "each edge once") }
      parser.cursor.advance()
      numbers[edge] = try NumericSyntax.length.parse(&parser)
      _ = parser.next()
    } while parser.cursor.take(.comma)
    try parser.expectEnd("`,` or `)`")
    return numbers.map { $0 ?? .constant(0) }
  }

  static func serialize(_ numbers: [String]) -> String {
    if numbers[1] != numbers[3] { return numbers.joined(separator: " ") }
    if numbers[0] != numbers[2] { return numbers[0...2].joined(separator: " ") }
    return numbers[0] == numbers[1] ? numbers[0] : numbers[0...1].joined(separator: " ")
  }
}
