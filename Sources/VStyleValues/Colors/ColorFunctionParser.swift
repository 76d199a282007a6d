import VStyleSyntax

/// Parses the arguments of a color function, relative or absolute, in the modern or the legacy syntax.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#color-functions
struct ColorFunctionParser {
  private let fixedSpace: ColorSpace?

  /// - Parameter space: the space of the function; `nil` for `color()`, whose first argument is the space.
  init(_ space: ColorSpace?) { fixedSpace = space }

  func parse(_ parser: inout ValueParser) throws(ValueError) -> ColorExpression {
    var origin: ColorExpression?
    if parser.next() == .ident, parser.cursor.consume(ident: "from") { origin = try ColorParser.parse(&parser) }
    let space = try parseSpace(&parser)
    let names = origin == nil ? [] : space.channels.map(\.name) + ["alpha"]
    let first = try parseComponent(&parser, space.channels[0], names)
    if parser.next() == .comma, origin == nil, space == .rgb || space == .hsl {
      return try parseLegacy(&parser, space, first)
    }
    let second = try parseComponent(&parser, space.channels[1], names)
    let components = [first, second, try parseComponent(&parser, space.channels[2], names)]
    var alpha: ColorComponent?
    if parser.next() != .endOfFile {
      guard parser.cursor.consume(delim: "/") else {
        throw parser.error(.badArgument, expected: "`/` and an opacity, or `)`")
      }
      alpha = try parseComponent(&parser, ColorComponent.alphaChannel, names)
    }
    try parser.expectEnd("`)`")
    return expression(ColorFunction(space: space, origin: origin, components: components, alpha: alpha))
  }

  private func parseSpace(_ parser: inout ValueParser) throws(ValueError) -> ColorSpace {
    if let fixedSpace { return fixedSpace }
    let known = ColorSpace.allCases.filter(\.usesColorFunction)
    let expected = known.map(\.rawValue).joined(separator: " | ")
    guard parser.next() == .ident else { throw parser.error(.badArgument, expected: expected) }
    guard let space = ColorSpace.named(NameStyle.lowercased(parser.cursor.name)), space.usesColorFunction else {
      throw parser.unknownKeyword(expected: expected, among: known.map(\.rawValue))
    }
    parser.cursor.advance()
    return space
  }

  /// Parses the legacy syntax with commas, `rgb(1, 2, 3, 0.5)` and `hsl(120, 50%, 50%, 0.5)`.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#typedef-legacy-rgb-syntax
  private func parseLegacy(
    _ parser: inout ValueParser, _ space: ColorSpace, _ first: ColorComponent
  ) throws(ValueError) -> ColorExpression {
    var components = [first]
    if first == .none { throw parser.error(.badArgument, expected: "spaces instead of commas beside `none`") }
    while components.count < 3 {
      guard parser.next() == .comma else { throw parser.error(.badArgument, expected: "`,`") }
      parser.cursor.advance()
      _ = parser.next()
      let start = parser
      let component = try parseComponent(&parser, space.channels[components.count], [])
      let wantsPercentage = space == .hsl || first.isPercentage
      guard component != .none, component.isPercentage == wantsPercentage else {
        throw start.error(
          .badArgument, expected: wantsPercentage ? "<percentage>" : "<number>",
          help: "numbers and percentages mix only without commas")
      }
      components.append(component)
    }
    var alpha: ColorComponent?
    if parser.next() == .comma {
      parser.cursor.advance()
      _ = parser.next()
      let start = parser
      alpha = try parseComponent(&parser, ColorComponent.alphaChannel, [])
      guard alpha != ColorComponent.none else { throw start.error(.badArgument, expected: "an opacity") }
    }
    try parser.expectEnd("`)`")
    if space == .hsl { components[1] = components[1].atMost(100) }
    return expression(ColorFunction(space: space, origin: nil, components: components, alpha: alpha))
  }

  /// The specified value of a function.
  ///
  /// Without an origin color, a constant function becomes a literal, and an opacity of 1 is omitted, so that equal
  /// colors are equal values.
  private func expression(_ function: ColorFunction) -> ColorExpression {
    guard function.origin == nil else { return .function(function) }
    if function.isConstant { return .literal(function.components(in: ValueContext()).normalized) }
    let parts = function.components.enumerated().map { $1.withoutPercentage(function.space.channels[$0]) }
    let alpha = function.alpha?.withoutPercentage(ColorComponent.alphaChannel)
    return .function(
      ColorFunction(
        space: function.space, origin: nil, components: parts, alpha: alpha == .number(1) ? nil : alpha))
  }

  private func parseComponent(
    _ parser: inout ValueParser, _ channel: ColorSpace.Channel, _ names: [String]
  ) throws(ValueError) -> ColorComponent {
    let kind = parser.next()
    let cursor = parser.cursor
    let expected = channel.isHue ? "<number> | <angle> | none" : "<number> | <percentage> | none"
    switch kind {
    case .number:
      parser.cursor.advance()
      let number = cursor.tape.number(cursor.index)
      // A number that is not finite is serialized as a calculation, so it is stored as one.
      return number.isFinite ? .number(number) : .calculation(.number(number))
    case .percentage where !channel.isHue:
      parser.cursor.advance()
      let percentage = cursor.tape.number(cursor.index)
      return percentage.isFinite ? .percentage(percentage) : .calculation(.value(percentage, .percent))
    case .dimension where channel.isHue:
      let unit = try NumericSyntax.consumeUnit(parser, expected: expected)
      guard unit.dimension == .angle, let degrees = unit.canonical(cursor.tape.number(cursor.index)) else { break }
      parser.cursor.advance()
      return .number(degrees)
    case .ident:
      let name = NameStyle.lowercased(cursor.name)
      guard name == "none" || names.contains(name) else { break }
      parser.cursor.advance()
      return name == "none" ? .none : .channel(name)
    case .function where CalculationParser.isFunction(cursor):
      return try parseCalculation(&parser, channel, names, expected)
    default: break
    }
    throw parser.error(kind == .endOfFile ? .wrongArity : .badArgument, expected: expected)
  }

  private func parseCalculation(
    _ parser: inout ValueParser, _ channel: ColorSpace.Channel, _ names: [String], _ expected: String
  ) throws(ValueError) -> ColorComponent {
    let start = parser
    let calculation = try CalculationParser(channels: names).parse(&parser)
    let other: CalculationType = channel.isHue ? .angle : .percentage
    guard calculation.type == .number || calculation.type == other else {
      throw start.error(.badArgument, expected: expected)
    }
    return .calculation(calculation)
  }
}

extension ColorComponent {
  fileprivate var isPercentage: Bool {
    switch self {
    case .percentage: true
    case .calculation(let calculation): calculation.type == .percentage
    default: false
    }
  }

  /// A percentage clamped to an upper bound. Only the legacy syntax bounds the saturation.
  fileprivate func atMost(_ bound: Double) -> ColorComponent {
    if case .percentage(let percentage) = self { return .percentage(min(percentage, bound)) }
    return self
  }

  /// A percentage as a number in the units of the channel, if that number is finite; other components unchanged.
  fileprivate func withoutPercentage(_ channel: ColorSpace.Channel) -> ColorComponent {
    guard case .percentage = self, let value = value(channel, in: CalculationContext()), value.isFinite else {
      return self
    }
    return .number(value)
  }
}
