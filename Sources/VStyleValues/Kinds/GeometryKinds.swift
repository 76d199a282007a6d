import VStyleSyntax

extension ValueKind {
  /// A size: two lengths, width and height; one length means both. Swift: ``Size``.
  public static let size = Size.kind("size", samples: [.zero, Size(width: 10, height: 20.5)])

  /// A point: two lengths, x and y. Swift: ``Point``.
  public static let point = Point.kind("point", samples: [.zero, Point(x: -3, y: 4)])

  /// An offset: two lengths, horizontal and vertical. Swift: ``Offset``.
  public static let offset = Offset.kind("offset", samples: [.zero, Offset(horizontal: 0, vertical: -3)])

  /// A rectangle: four lengths, x, y, width and height. Swift: ``Rect``.
  public static let rect = Rect.kind("rect", samples: [.zero, Rect(x: 1, y: 2, width: 30, height: 40)])
}

extension Size: NumericRecord {
  static let expected = "1 or 2 lengths: width and height"

  init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  var numbers: [Double] { [width, height] }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    let width = try NumericSyntax.length.parse(&parser)
    let isAlone = parser.isAtEnd || parser.next() == .comma
    return [width, isAlone ? width : try NumericSyntax.length.parse(&parser)]
  }
}

extension Point: NumericRecord {
  static let expected = "2 lengths: x and y"

  init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }

  var numbers: [Double] { [x, y] }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    try parse(2, &parser)
  }
}

extension Offset: NumericRecord {
  static let expected = "2 lengths: horizontal and vertical"

  init(numbers: [Double]) { self.init(horizontal: numbers[0], vertical: numbers[1]) }

  var numbers: [Double] { [horizontal, vertical] }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    try parse(2, &parser)
  }
}

extension Rect: NumericRecord {
  static let expected = "4 lengths: x, y, width and height"

  init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }

  static func parseNumbers(_ parser: inout ValueParser) throws(ValueError) -> [Numeric] {
    try parse(4, &parser)
  }
}
