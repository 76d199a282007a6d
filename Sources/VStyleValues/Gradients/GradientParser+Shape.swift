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
          radii.append(add(try LengthPercentage(positive, &parser)))
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

  /// Parses `at left 20px`, or `at right 10px top 20%`. Default: the center.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-5/#position
  private mutating func parseCenter(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Position {
    _ = parser.next()
    let isGiven = parser.cursor.consume(ident: "at")
    let center = isGiven ? try GradientParser.parsePosition(&parser) : (.center, .center)
    return .init(x: add(center.0), y: add(center.1))
  }

  /// Parses a position of one, two or four parts.
  private static func parsePosition(
    _ parser: inout ValueParser
  ) throws(ValueError) -> (x: LengthPercentage, y: LengthPercentage) {
    var parts: [PositionPart] = []
    repeat {
      parts.append(try PositionPart(&parser))
    } while parts.count < 4 && (startsNumber(&parser) || PositionPart.isSide(&parser))
    if parts.count > 2 { parts = try PositionPart.offsets(parts, &parser) }
    guard parts.count == 2 else {
      return parts[0].axis == .vertical ? (.center, parts[0].distance) : (parts[0].distance, .center)
    }
    // Two keywords can be in either order.
    let isSwapped = parts[0].axis == .vertical || parts[1].axis == .horizontal
    let isConflict = parts[0].axis != nil && parts[0].axis == parts[1].axis
    guard !isConflict, !isSwapped || parts.allSatisfy({ $0.keyword != nil }) else {
      throw parts[1].start.error(.badArgument, expected: "a distance from the left, then one from the top")
    }
    return isSwapped ? (parts[1].distance, parts[0].distance) : (parts[0].distance, parts[1].distance)
  }
}

extension LengthPercentage {
  /// Halfway along an extent.
  fileprivate static let center = LengthPercentage(percentage: 50)
}

/// A part of a position: a keyword, or a distance from the left or from the top.
private struct PositionPart {
  enum Axis { case horizontal, vertical }

  /// The keyword of the part; `nil` for a distance.
  let keyword: String?
  /// The axis of the part; `nil` if it can be either.
  let axis: Axis?
  let distance: LengthPercentage
  /// The parser before the part.
  let start: ValueParser

  private static let keywords: [(name: String, percentage: Double, axis: Axis?)] = [
    ("left", 0, .horizontal), ("right", 100, .horizontal), ("top", 0, .vertical), ("bottom", 100, .vertical),
    ("center", 50, nil),
  ]

  private init(keyword: String?, axis: Axis?, distance: LengthPercentage, start: ValueParser) {
    (self.keyword, self.axis, self.distance, self.start) = (keyword, axis, distance, start)
  }

  init(_ parser: inout ValueParser) throws(ValueError) {
    let kind = parser.next()
    let start = parser
    guard kind == .ident else {
      self.init(keyword: nil, axis: nil, distance: try LengthPercentage(.length, &parser), start: start)
      return
    }
    let name = NameStyle.lowercased(parser.cursor.name)
    guard let row = Self.keywords.first(where: { $0.name == name }) else {
      let names = Self.keywords.map(\.name)
      throw parser.unknownKeyword(expected: "\(names.joined(separator: " | ")) | <length>", among: names)
    }
    parser.cursor.advance()
    self.init(keyword: name, axis: row.axis, distance: LengthPercentage(percentage: row.percentage), start: start)
  }

  static func isSide(_ parser: inout ValueParser) -> Bool {
    guard parser.next() == .ident else { return false }
    let name = NameStyle.lowercased(parser.cursor.name)
    return keywords.contains { $0.name == name }
  }

  /// The two parts that two sides with distances from them are, such as `right 10px top 20%`.
  static func offsets(_ parts: [PositionPart], _ parser: inout ValueParser) throws(ValueError) -> [PositionPart] {
    let expected = "a side and a distance from it for each axis, such as `right 10px top 20%`"
    var offsets: [PositionPart] = []
    for index in stride(from: 0, to: 4, by: 2) {
      guard index < parts.count, let keyword = parts[index].keyword, let axis = parts[index].axis,
        offsets.allSatisfy({ $0.axis != axis })
      else {
        throw (index < parts.count ? parts[index].start : parser).error(.badArgument, expected: expected)
      }
      guard index + 1 < parts.count, parts[index + 1].keyword == nil else {
        throw (index + 1 < parts.count ? parts[index + 1].start : parser).error(.badArgument, expected: expected)
      }
      let distance = parts[index + 1].distance
      let isFromEnd = parts[index].distance.percentage == 100
      offsets.append(
        PositionPart(
          keyword: keyword, axis: axis, distance: isFromEnd ? distance.fromEnd : distance, start: parts[index].start))
    }
    return offsets
  }
}
