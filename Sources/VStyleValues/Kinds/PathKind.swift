import VStyleSyntax

extension ValueKind {
  /// An outline: `path("M0 0 L10 0 Z")`, `rect(x y width height)` with an optional `round radius`,
  /// `circle(radius at x y)` or `ellipse(rx ry at x y)`. Unit: points. Swift: ``Path``.
  ///
  /// - Spec: https://www.w3.org/TR/css-shapes-1/#basic-shape-functions
  public static let path = ValueKind(
    "path", type: Path.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> Path in try parsePath(&parser) },
    serialize: { "path(\(CSSSerialization.serialize(string: $0.data)))" },
    check: { path in path.elements.allSatisfy(\.isFinite) ? nil : "finite numbers" },
    samples: [
      Path(), Path(Rect(x: 0, y: 0, width: 10, height: 20)), Path(data: "M0 0 Q2 3 4 0 C5 0 9 4.5 9 9 Z") ?? Path(),
    ])

  private typealias ShapeParser = @Sendable (inout ValueParser) throws(ValueError) -> Path

  /// The shapes. One row per function.
  private static let shapes: [String: ShapeParser] = [
    "path": { (parser) throws(ValueError) in try parseData(&parser) },
    "rect": { (parser) throws(ValueError) in try parseRect(&parser) },
    "circle": { (parser) throws(ValueError) in try parseEllipse(&parser, radii: 1) },
    "ellipse": { (parser) throws(ValueError) in try parseEllipse(&parser, radii: 2) },
  ]

  private static func parsePath(_ parser: inout ValueParser) throws(ValueError) -> Path {
    let expected = "path(<string>) | rect() | circle() | ellipse()"
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    guard let parse = shapes[NameStyle.lowercased(parser.cursor.name)] else {
      throw parser.unknownFunction(expected: expected, among: shapes.keys.sorted())
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    let path = try parse(&inside)
    try inside.expectEnd("`)`")
    return path
  }

  private static func parseData(_ parser: inout ValueParser) throws(ValueError) -> Path {
    guard parser.next() == .string, let path = Path(data: parser.cursor.tape.string(parser.cursor.index)) else {
      throw parser.error(.badArgument, expected: "path data in quotes, such as \"M0 0 L10 0 Z\"")
    }
    parser.cursor.advance()
    return path
  }

  private static func parseRect(_ parser: inout ValueParser) throws(ValueError) -> Path {
    let numbers = try parseNumbers(4, .length, &parser)
    var radius = 0.0
    if parser.next() == .ident {
      guard parser.cursor.take(ident: "round") else { throw parser.error(.badArgument, expected: "`round` or `)`") }
      radius = try parseNumbers(1, .length.in(NumericRange(0...)), &parser)[0]
    }
    return Path(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), cornerRadius: radius)
  }

  private static func parseEllipse(_ parser: inout ValueParser, radii: Int) throws(ValueError) -> Path {
    let numbers = try parseNumbers(radii, .length.in(NumericRange(0...)), &parser)
    guard parser.next() == .ident, parser.cursor.take(ident: "at") else {
      throw parser.error(.badArgument, expected: "`at` and a point")
    }
    let center = try parseNumbers(2, .length, &parser)
    let (rx, ry) = (numbers[0], numbers[radii - 1])
    return Path(ellipseIn: Rect(x: center[0] - rx, y: center[1] - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Reads lengths that do not depend on the context, as an outline is made at once.
  private static func parseNumbers(
    _ count: Int, _ syntax: NumericSyntax, _ parser: inout ValueParser
  ) throws(ValueError) -> [Double] {
    var numbers: [Double] = []
    while numbers.count < count {
      guard parser.next() != .endOfFile else {
        throw parser.error(.wrongArity, expected: count == 1 ? "a length" : "\(count) lengths")
      }
      let start = parser
      guard let number = try syntax.parse(&parser).constant else {
        throw start.error(.unitNotAllowed, expected: "a length in points")
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    let points: [Point] =
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .closeSubpath: []
      }
    return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
