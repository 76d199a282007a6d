import VStyleSyntax

/// Parses the arguments of `color-mix()`. Without an interpolation method, colors are mixed in `oklab`.
///
/// - Spec: https://www.w3.org/TR/css-color-5/#color-mix
enum ColorMixParser {
  static func parse(_ parser: inout ValueParser) throws(ValueError) -> ColorMix {
    var method = ColorInterpolation(in: .oklab, hue: .shorter)
    if let written = try parseInterpolation(&parser) {
      method = written
      guard parser.next() == .comma else { throw parser.error(.badArgument, expected: "`,`") }
      parser.cursor.advance()
    }
    let start = parser
    var parts = [try parsePart(&parser)]
    let second = parser
    while parser.next() == .comma {
      parser.cursor.advance()
      parts.append(try parsePart(&parser))
    }
    try parser.expectEnd("colors in `color-mix()`, with commas between them")
    if parts.allSatisfy({ $0.percentage?.constant == 0 }) {
      var share = parts.count == 1 ? start : second
      _ = share.next()
      while share.cursor.kind != .percentage, share.cursor.index < parser.cursor.index { share.cursor.advance() }
      throw share.error(.badArgument, expected: "shares that are not all 0")
    }
    return ColorMix(in: method.space, hue: method.hue, parts)
  }

  /// Parses an interpolation method such as `in oklch longer hue`; `nil` if the next token is not `in`.
  ///
  /// - Parameters:
  ///   - parser: the parser.
  ///   - canContinue: whether another identifier may follow, such as `to` in a gradient.
  static func parseInterpolation(
    _ parser: inout ValueParser, canContinue: Bool = false
  ) throws(ValueError) -> ColorInterpolation? {
    guard parser.next() == .ident, parser.cursor.consume(ident: "in") else { return nil }
    let known = ColorSpace.allCases.filter { $0 != .rgb }.map(\.rawValue)
    let expected = known.joined(separator: " | ")
    guard parser.next() == .ident else { throw parser.error(.badArgument, expected: expected) }
    guard let space = ColorSpace.named(NameStyle.lowercased(parser.cursor.name)) else {
      throw parser.unknownKeyword(expected: expected, among: known)
    }
    parser.cursor.advance()
    var hue = HueMethod.shorter
    if parser.next() == .ident, space.hueIndex != nil {
      guard let method = HueMethod(rawValue: NameStyle.lowercased(parser.cursor.name)) else {
        if canContinue { return ColorInterpolation(in: space, hue: hue) }
        throw parser.error(.badArgument, expected: HueMethod.allCases.map(\.rawValue).joined(separator: " | "))
      }
      parser.cursor.advance()
      guard parser.next() == .ident, parser.cursor.consume(ident: "hue") else {
        throw parser.error(.badArgument, expected: "`hue`")
      }
      hue = method
    }
    return ColorInterpolation(in: space, hue: hue)
  }

  /// Parses a color and an optional percentage, in either order.
  private static func parsePart(_ parser: inout ValueParser) throws(ValueError) -> ColorMix.Part {
    let before = try parsePercentage(&parser)
    let color = try ColorParser.parse(&parser)
    let after = before == nil ? try parsePercentage(&parser) : nil
    return ColorMix.Part(color: color, percentage: before ?? after)
  }

  private static func parsePercentage(_ parser: inout ValueParser) throws(ValueError) -> Numeric? {
    switch parser.next() {
    case .percentage:
      let number = parser.cursor.tape.number(parser.cursor.index)
      guard (0...100).contains(number) else {
        throw parser.error(.numberOutOfRange, expected: "<percentage [0,100]>")
      }
      parser.cursor.advance()
      return .constant(number)
    case .function where CalculationParser.isFunction(parser.cursor):
      let start = parser
      let calculation = try CalculationParser().parse(&parser)
      guard calculation.type == .percentage else { throw start.error(.badArgument, expected: "<percentage [0,100]>") }
      guard calculation.isConstant else { return .deferred(calculation, share) }
      let number = calculation.evaluate(in: CalculationContext())
      return .constant(min(max(number.isNaN ? 0 : number, 0), 100))
    default: return nil
    }
  }

  private static let share = NumericSyntax(
    name: "percentage", dimension: .percentage, plainNumbers: .zeroOnly, percentages: .refused,
    range: NumericRange(0...100))
}
