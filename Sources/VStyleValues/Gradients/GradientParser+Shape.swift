import VStyleSyntax

/// Parsing of the shapes of gradients, which are written before the colors.
extension GradientParser {
  /// Parses `45deg`, `to left` or `to top left`. Default: to the bottom.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-4/#linear-gradient-syntax
  mutating func parseLine(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Shape {
    if GradientParser.startsNumber(&parser) { return .linear(angleInDegrees: try parseAngle(&parser)) }
    guard parser.cursor.consume(ident: "to") else { return .linear(angleInDegrees: 180) }
    let sides = ["top", "right", "bottom", "left"]
    var found: [String] = []
    while parser.next() == .ident, !parser.cursor.isIdent("in") {
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let index = sides.firstIndex(of: name) else {
        throw parser.unknownKeyword(expected: sides.joined(separator: " | "), among: sides)
      }
      let isOfSameAxis = found.contains { sides.firstIndex(of: $0).map { ($0 - index) % 2 == 0 } ?? false }
      guard !isOfSameAxis else { throw parser.error(.badArgument, expected: "one side of each axis") }
      found.append(name)
      parser.cursor.advance()
    }
    guard let first = found.first else {
      throw parser.error(.badArgument, expected: sides.joined(separator: " | "))
    }
    guard found.count == 2 else {
      return .linear(angleInDegrees: Double(sides.firstIndex(of: first) ?? 0) * 90)
    }
    let isTop = found.contains("top")
    let isLeft = found.contains("left")
    return .linearToCorner(isTop ? (isLeft ? .topLeft : .topRight) : isLeft ? .bottomLeft : .bottomRight)
  }

  /// Parses `circle 20px at 50% 0`. Default: an ellipse around the center that extends to the farthest corner.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-4/#radial-gradient-syntax
  mutating func parseRadial(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Shape {
    var isCircle: Bool?
    var extent: Gradient.Extent?
    var radii: [Gradient.Coordinate] = []
    let positive = NumericSyntax.length.in(NumericRange(0...))
    _ = parser.next()
    let start = parser
    while true {
      if radii.isEmpty, extent == nil, GradientParser.startsNumber(&parser) {
        while radii.count < 2, GradientParser.startsNumber(&parser) {
          radii.append(try parseCoordinate(positive, &parser))
        }
      } else if parser.next() == .ident, isCircle == nil,
        parser.cursor.isIdent("circle") || parser.cursor.isIdent("ellipse")
      {
        isCircle = parser.cursor.isIdent("circle")
        parser.cursor.advance()
      } else if parser.cursor.kind == .ident, extent == nil, radii.isEmpty,
        let found = Gradient.Extent(keyword: parser.cursor.name)
      {
        extent = found
        parser.cursor.advance()
      } else {
        break
      }
    }
    let radius: Gradient.Radius
    if radii.count == 2 {
      guard isCircle != true else { throw start.error(.badArgument, expected: "one radius of a circle") }
      radius = .ellipse(radii[0], radii[1])
    } else if let length = radii.first {
      guard isCircle != false else { throw start.error(.badArgument, expected: "two radii of an ellipse") }
      guard case .points = length else {
        throw start.error(.unitNotAllowed, expected: positive.text, help: "the radius of a circle is a length")
      }
      radius = .circle(length)
    } else {
      radius = isCircle == true ? .circleTo(extent ?? .farthestCorner) : .ellipseTo(extent ?? .farthestCorner)
    }
    return .radial(radius, center: try parseCenter(&parser))
  }

  /// Parses `from 45deg at 50% 0`. Default: from 0 degrees, around the center.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-4/#conic-gradient-syntax
  mutating func parseConic(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Shape {
    _ = parser.next()
    let angle = parser.cursor.consume(ident: "from") ? try parseAngle(&parser) : 0
    return .conic(angleInDegrees: angle, center: try parseCenter(&parser))
  }

  /// Parses `at left 20px`. Default: the center.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-5/#position
  private mutating func parseCenter(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Position {
    _ = parser.next()
    guard parser.cursor.consume(ident: "at") else {
      skipCoordinate()
      skipCoordinate()
      return .center
    }
    let first = try parseCenterPart(&parser)
    let hasSecond = GradientParser.startsNumber(&parser) || GradientParser.isSide(&parser)
    guard hasSecond else {
      skipCoordinate()
      return first.isVertical == true
        ? .init(x: .percentage(50), y: first.coordinate) : .init(x: first.coordinate, y: .percentage(50))
    }
    let start = parser
    let second = try parseCenterPart(&parser)
    // Two keywords can be in either order.
    let isSwapped = first.isVertical == true || second.isVertical == false
    let isConflict = first.isVertical != nil && first.isVertical == second.isVertical
    guard !isConflict, !isSwapped || first.isKeyword && second.isKeyword else {
      throw start.error(.badArgument, expected: "a distance from the left, then one from the top")
    }
    return isSwapped
      ? .init(x: second.coordinate, y: first.coordinate) : .init(x: first.coordinate, y: second.coordinate)
  }

  /// One of the two parts of a position: a keyword or a length.
  ///
  /// `isVertical` is `nil` for a part that can be of either axis.
  private struct CenterPart {
    let coordinate: Gradient.Coordinate
    let isVertical: Bool?
    let isKeyword: Bool
  }

  private static let sides: [(name: String, part: CenterPart)] = [
    ("left", CenterPart(coordinate: .percentage(0), isVertical: false, isKeyword: true)),
    ("right", CenterPart(coordinate: .percentage(100), isVertical: false, isKeyword: true)),
    ("top", CenterPart(coordinate: .percentage(0), isVertical: true, isKeyword: true)),
    ("bottom", CenterPart(coordinate: .percentage(100), isVertical: true, isKeyword: true)),
    ("center", CenterPart(coordinate: .percentage(50), isVertical: nil, isKeyword: true)),
  ]

  private static func isSide(_ parser: inout ValueParser) -> Bool {
    guard parser.next() == .ident else { return false }
    let name = NameStyle.lowercased(parser.cursor.name)
    return sides.contains { $0.name == name }
  }

  private mutating func parseCenterPart(_ parser: inout ValueParser) throws(ValueError) -> CenterPart {
    guard parser.next() == .ident else {
      return CenterPart(coordinate: try parseCoordinate(.length, &parser), isVertical: nil, isKeyword: false)
    }
    let name = NameStyle.lowercased(parser.cursor.name)
    guard let side = GradientParser.sides.first(where: { $0.name == name }) else {
      let names = GradientParser.sides.map(\.name)
      throw parser.unknownKeyword(expected: "\(names.joined(separator: " | ")) | <length>", among: names)
    }
    parser.cursor.advance()
    skipCoordinate()
    return side.part
  }
}
