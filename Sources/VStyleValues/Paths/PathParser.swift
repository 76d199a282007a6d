import VStyleSyntax

/// A parser of outlines.
///
/// - Spec: https://www.w3.org/TR/css-shapes-1/#basic-shape-functions
enum PathParser {
  private typealias ShapeParser = @Sendable (inout ValueParser) throws(ValueError) -> StyleValue

  /// The parsers of the functions, one row per function.
  private static let shapes: [(name: String, parse: ShapeParser)] = [
    ("path", { (parser) throws(ValueError) in try parseData(&parser) }),
    ("rect", { (parser) throws(ValueError) in try parseBox(.rect, &parser) }),
    ("xywh", { (parser) throws(ValueError) in try parseBox(.xywh, &parser) }),
    ("circle", { (parser) throws(ValueError) in try parseEllipse(.circle, radii: 1, &parser) }),
    ("ellipse", { (parser) throws(ValueError) in try parseEllipse(.ellipse, radii: 2, &parser) }),
    ("polygon", { (parser) throws(ValueError) in try parsePolygon(&parser) }),
  ]

  /// The names of the functions.
  static let shapeNames = shapes.map(\.name)

  private static let length = NumericSyntax.length
  private static let positive = NumericSyntax.length.in(NumericRange(0...))

  static func parse(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    let expected = shapes.map { "\($0.name)()" }.joined(separator: " | ")
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    let name = NameStyle.lowercased(parser.cursor.name)
    guard let shape = shapes.first(where: { $0.name == name }) else {
      guard name != "inset" else {
        throw parser.error(
          .unknownFunction, expected: expected,
          help: "a style does not know the size of the view; write `rect()` or `xywh()`")
      }
      throw parser.unknownFunction(expected: expected, among: shapes.map(\.name))
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    let path = try shape.parse(&inside)
    try inside.expectEnd("`)`")
    return path
  }

  /// Parses the arguments of `path()`, such as `evenodd, "M0 0 L10 0 Z"`.
  private static func parseData(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    let rule = try parseFillRule(&parser)
    let data = parser.next() == .string ? parser.cursor.tape.string(parser.cursor.index) : nil
    guard let data, let path = Path(data: data, fillRule: rule) else {
      throw parser.error(
        .badArgument, expected: "path data in quotes, such as \"M0 0 L10 0 Z\"",
        help: data.map { Path.help(onData: $0) })
    }
    parser.cursor.advance()
    return StyleValue(path)
  }

  /// Parses the arguments of `rect()` or `xywh()`, such as `0 10 20 0 round 4`.
  private static func parseBox(
    _ function: PathShape.Function, _ parser: inout ValueParser
  ) throws(ValueError) -> StyleValue {
    var numbers = try parseNumbers(4, length, &parser)
    var radius = Numeric.constant(0)
    if parser.next() == .ident {
      guard parser.cursor.consume(ident: "round") else { throw parser.error(.badArgument, expected: "`round` or `)`") }
      radius = try parseNumbers(1, positive, &parser)[0]
    }
    numbers.append(radius)
    return PathShape(function: function, numbers: numbers).value
  }

  /// Parses the arguments of `circle()` or `ellipse()`, such as `5 at 10 10`.
  private static func parseEllipse(
    _ function: PathShape.Function, radii: Int, _ parser: inout ValueParser
  ) throws(ValueError) -> StyleValue {
    let numbers = try parseNumbers(radii, positive, &parser)
    guard parser.next() == .ident, parser.cursor.consume(ident: "at") else {
      throw parser.error(.badArgument, expected: "`at` and a point")
    }
    return PathShape(function: function, numbers: numbers + (try parseNumbers(2, length, &parser))).value
  }

  /// Parses the arguments of `polygon()`, such as `evenodd, 0 0, 10 0, 5 8`.
  private static func parsePolygon(_ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    let rule = try parseFillRule(&parser)
    var numbers: [Numeric] = []
    repeat {
      numbers += try parseNumbers(2, length, &parser)
      _ = parser.next()
    } while parser.cursor.consume(.comma)
    return PathShape(function: .polygon(rule), numbers: numbers).value
  }

  /// Parses an optional `nonzero,` or `evenodd,`. Default: non-zero.
  private static func parseFillRule(_ parser: inout ValueParser) throws(ValueError) -> FillRule {
    guard parser.next() == .ident else { return .nonZero }
    let keywords = FillRule.allCases.map(\.cssKeyword)
    guard let rule = FillRule.allCases.first(where: { $0.cssKeyword == NameStyle.folded(parser.cursor.name) }) else {
      throw parser.unknownKeyword(expected: keywords.joined(separator: " | "), among: keywords)
    }
    parser.cursor.advance()
    guard parser.next() == .comma else { throw parser.error(.badArgument, expected: "`,`") }
    parser.cursor.advance()
    return rule
  }

  private static func parseNumbers(
    _ count: Int, _ syntax: NumericSyntax, _ parser: inout ValueParser
  ) throws(ValueError) -> [Numeric] {
    var numbers: [Numeric] = []
    while numbers.count < count {
      switch parser.next() {
      case .endOfFile: throw parser.error(.wrongArity, expected: count == 1 ? "a length" : "\(count) lengths")
      case .percentage:
        throw parser.error(
          .unitNotAllowed, expected: syntax.text, help: "a style does not know the size of the view; write a length")
      default: numbers.append(try syntax.parse(&parser))
      }
    }
    return numbers
  }
}
