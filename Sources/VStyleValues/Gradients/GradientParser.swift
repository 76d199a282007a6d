import VStyleSyntax

/// A parser of gradients.
///
/// - Spec: https://www.w3.org/TR/css-images-4/#gradients
struct GradientParser {
  /// The lengths that depend on the context, by their index in ``Gradient/coordinates``.
  private(set) var lengths: [Int: Numeric] = [:]
  private var coordinateCount = 0
  /// Whether locations of stops are angles.
  private let isConic: Bool

  private init(isConic: Bool) { self.isConic = isConic }

  /// The names of the functions, without `repeating-`.
  private static let names = ["linear-gradient", "radial-gradient", "conic-gradient"]

  /// The names of the functions.
  static let allNames = names + names.map { "repeating-\($0)" }

  static func parse(_ parser: inout ValueParser) throws(ValueError) -> SpecifiedGradient {
    let expected = names.map { "\($0)()" }.joined(separator: " | ")
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    let name = NameStyle.lowercased(parser.cursor.name)
    guard let index = allNames.firstIndex(of: name) else {
      throw parser.unknownFunction(expected: expected, among: allNames)
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    var gradient = GradientParser(isConic: index % names.count == 2)
    let (shape, interpolation) = try gradient.parsePrelude(index % names.count, &inside)
    let (stops, colors) = try gradient.parseStops(&inside)
    return SpecifiedGradient(
      Gradient(shape, stops: stops, isRepeating: index >= names.count, interpolation: interpolation), colors: colors,
      lengths: gradient.lengths)
  }

  /// Parses the shape and the interpolation method, in either order, up to the comma before the colors.
  private mutating func parsePrelude(
    _ function: Int, _ parser: inout ValueParser
  ) throws(ValueError) -> (Gradient.Shape, ColorInterpolation?) {
    let start = parser.cursor.index
    var interpolation = try ColorMixParser.parseInterpolation(&parser, canContinue: true)
    let shape: Gradient.Shape
    switch function {
    case 0: shape = try parseLine(&parser)
    case 1: shape = try parseRadial(&parser)
    default: shape = try parseConic(&parser)
    }
    if interpolation == nil { interpolation = try ColorMixParser.parseInterpolation(&parser) }
    _ = parser.next()
    guard TokenCursor(parser.cursor.tape, start..<parser.cursor.index).isAtEnd || parser.cursor.consume(.comma) else {
      throw parser.error(.badArgument, expected: "`,` and the colors")
    }
    return (shape, interpolation)
  }

  /// Parses color stops and hints, such as `red 10% 20%, 40%, blue`.
  private mutating func parseStops(
    _ parser: inout ValueParser
  ) throws(ValueError) -> ([Gradient.Stop], [StyleValue]) {
    var stops: [Gradient.Stop] = []
    var colors: [StyleValue] = []
    var isHintLast = false
    repeat {
      if !stops.isEmpty, !isHintLast, GradientParser.startsNumber(&parser) {
        stops[stops.count - 1].hint = try parseLocation(&parser)
        isHintLast = true
        continue
      }
      isHintLast = false
      let color = try ValueKind.color.parse(&parser)
      var locations: [Gradient.Coordinate] = []
      while locations.count < 2, GradientParser.startsNumber(&parser) { locations.append(try parseLocation(&parser)) }
      for index in 0..<max(1, locations.count) {
        stops.append(Gradient.Stop(.clear, at: locations.isEmpty ? nil : locations[index]))
        colors.append(color)
      }
    } while parser.next() != .endOfFile && parser.cursor.consume(.comma)
    try parser.expectEnd("`,` or `)`")
    guard stops.count >= 2, !isHintLast else {
      throw parser.error(.wrongArity, expected: isHintLast ? "a color after the hint" : "at least 2 colors")
    }
    return (stops, colors)
  }

  private mutating func parseLocation(_ parser: inout ValueParser) throws(ValueError) -> Gradient.Coordinate {
    guard isConic else { return add(try LengthPercentage(.length, &parser)) }
    guard parser.next() == .percentage else {
      return add(LengthPercentage(percentage: try parseAngle(&parser, percentages: .percentOfAngle) / 3.6))
    }
    return add(try LengthPercentage(.length, &parser))
  }

  /// Adds the next distance of ``Gradient/coordinates``.
  mutating func add(_ distance: LengthPercentage) -> Gradient.Coordinate {
    if let length = distance.length, length.constant == nil { lengths[coordinateCount] = length }
    coordinateCount += 1
    return distance.coordinate
  }

  /// Parses an angle that is independent of the context. Unit: degrees.
  ///
  /// - Parameter percentages: the unit of percentages in calculations.
  func parseAngle(
    _ parser: inout ValueParser, percentages: CalculationUnit = .percent
  ) throws(ValueError) -> Double {
    _ = parser.next()
    let start = parser
    guard let angle = try NumericSyntax.angle.parse(&parser, percentages: percentages).constant else {
      throw start.error(.unitNotAllowed, expected: "<angle>", help: "the angle of a gradient cannot depend on a font")
    }
    return angle
  }

  /// Whether the next token starts a number, other than a color of the form `0xRRGGBB`.
  static func startsNumber(_ parser: inout ValueParser) -> Bool {
    switch parser.next() {
    case .number, .dimension, .percentage: !ColorParser.isHexNumber(parser)
    case .function: CalculationParser.isFunction(parser.cursor)
    default: false
    }
  }
}
