import VStyleSyntax

/// A grammar of one number: its dimension, its range, and the units that it can have.
struct NumericSyntax: Hashable, Sendable {
  /// The name in the value definition syntax, such as `length`.
  let name: String
  /// The dimension of the units that are accepted; `nil` if no unit is accepted.
  let dimension: Dimension?
  /// Whether a number without a unit is accepted. `0` is always accepted.
  let plainNumbers: PlainNumbers
  /// Whether a percentage is accepted, 100 % being 1.
  let percentages: Percentages
  /// The numbers that are accepted.
  var range: NumericRange = .all

  /// Which numbers without a unit are accepted.
  enum PlainNumbers: Hashable, Sendable { case taken, wholeOnly, zeroOnly }
  /// Whether `50%` is accepted as `0.5`.
  enum Percentages: Hashable, Sendable { case taken, refused }

  static let number = NumericSyntax(name: "number", dimension: nil, plainNumbers: .taken, percentages: .refused)
  static let integer = NumericSyntax(
    name: "integer", dimension: nil, plainNumbers: .wholeOnly, percentages: .refused)
  static let length = NumericSyntax(name: "length", dimension: .length, plainNumbers: .taken, percentages: .refused)
  static let angle = NumericSyntax(name: "angle", dimension: .angle, plainNumbers: .zeroOnly, percentages: .refused)
  static let time = NumericSyntax(name: "time", dimension: .time, plainNumbers: .zeroOnly, percentages: .refused)
  static let resolution = NumericSyntax(
    name: "resolution", dimension: .resolution, plainNumbers: .taken, percentages: .refused)
  static let numberOrPercentage = NumericSyntax(
    name: "number-percentage", dimension: nil, plainNumbers: .taken, percentages: .taken)

  /// The grammar with a range.
  func `in`(_ range: NumericRange) -> NumericSyntax {
    var copy = self
    copy.range = range
    return copy
  }

  /// The grammar in the value definition syntax, such as `<number [0,1]>`.
  var text: String { "<\(name)\(range.suffix)>" }

  /// The canonical text of a number in the canonical unit.
  func serialize(_ number: Double) -> String {
    CSSSerialization.serialize(number: number)
      + (plainNumbers == .zeroOnly || dimension == .resolution ? CalculationUnit.canonical(dimension).name : "")
  }
}

/// A number, or a calculation that is evaluated in a context.
enum Numeric: Hashable, Sendable {
  /// A number in the canonical unit of its grammar.
  case constant(Double)
  /// A calculation that depends on the context, with its grammar.
  case deferred(Calculation, NumericSyntax)

  func resolved(in context: ValueContext) -> Double {
    switch self {
    case .constant(let number): number
    case .deferred(let calculation, let syntax): syntax.result(of: calculation, in: context)
    }
  }

  var constant: Double? { if case .constant(let number) = self { number } else { nil } }

  func serialized(_ syntax: NumericSyntax) -> String {
    switch self {
    case .constant(let number): syntax.serialize(number)
    case .deferred(.value(let number, let unit), let own) where number.isFinite && !own.range.contains(number):
      "calc(\(CSSSerialization.serialize(number: number))\(unit.name))"
    case .deferred(let calculation, _): calculation.serialized
    }
  }
}

extension NumericSyntax {
  /// Parses one number or one mathematical function.
  ///
  /// - Parameter percentUnit: the unit of percentages in functions.
  func parse(
    _ parser: inout ValueParser, percentages percentUnit: CalculationUnit = .percent
  ) throws(ValueError) -> Numeric {
    let kind = parser.next()
    let cursor = parser.cursor
    switch kind {
    case .number:
      let number = cursor.tape.number(cursor.index)
      guard plainNumbers != .zeroOnly || number == 0 else {
        let digits = CSSSerialization.serialize(number: number)
        let value = digits + CalculationUnit.canonical(dimension).name
        // Ten or more can be the milliseconds of an animation, or the seconds of a countdown.
        let isAmbiguous = dimension == .time && number >= 10
        throw parser.error(
          .valueTypeMismatch, expected: text, help: "write `\(value)`" + (isAmbiguous ? " or `\(digits)ms`" : ""),
          suggestion: isAmbiguous ? nil : value)
      }
      guard plainNumbers != .wholeOnly || cursor.tape.isInteger(cursor.index) else {
        throw parser.error(
          .integerRequired, expected: text, suggestion: CSSSerialization.serialize(number: number.rounded()))
      }
      return try finish(&parser, number)
    case .percentage where percentages == .taken:
      return try finish(&parser, cursor.tape.number(cursor.index) / 100)
    case .percentage: throw parser.error(.unitNotAllowed, expected: text)
    case .dimension:
      let unit = try NumericSyntax.consumeUnit(parser, expected: text)
      guard unit.dimension == dimension else { throw parser.error(.unitNotAllowed, expected: text) }
      let number = cursor.tape.number(cursor.index)
      if let canonical = unit.canonical(number) { return try finish(&parser, canonical) }
      guard number.isFinite else { throw parser.error(.invalidNumber, expected: "a finite number") }
      guard range.contains(number) || range.lower != 0 || number > 0 else { throw outOfRange(parser) }
      parser.cursor.advance()
      return .deferred(.value(number, unit), self)
    case .function: return try parseFunction(&parser, percentUnit)
    default: throw parser.error(.valueTypeMismatch, expected: text)
    }
  }

  /// The unit of the current token of a parser, which is a dimension. The parser does not advance.
  static func consumeUnit(
    _ parser: ValueParser, expected: @autoclosure () -> String
  ) throws(ValueError) -> CalculationUnit {
    let name = NameStyle.lowercased(parser.cursor.tape.unit(parser.cursor.index))
    if let unit = CalculationUnit.named(name) { return unit }
    guard !CalculationUnit.foreign.contains(name) else { throw parser.error(.unitNotAllowed, expected: expected()) }
    let guess = Spelling.closest(to: name, in: CalculationUnit.all.map(\.name))
    let number = parser.cursor.tape.number(parser.cursor.index)
    throw parser.error(
      .unknownUnit, expected: expected(), help: guess.map { "did you mean `\($0)`?" },
      suggestion: guess.map { CSSSerialization.serialize(number: number) + $0 })
  }

  private func parseFunction(
    _ parser: inout ValueParser, _ percentUnit: CalculationUnit
  ) throws(ValueError) -> Numeric {
    let start = parser
    guard CalculationParser.isFunction(parser.cursor) else {
      let guess = parser.functionGuess(among: CalculationFunction.names.sorted())
      throw parser.error(
        guess == nil ? .valueTypeMismatch : .unknownFunction, expected: text,
        help: guess.map { "did you mean `\($0)()`?" }, suggestion: guess.map { "\($0)(" })
    }
    let plainDimension = plainNumbers == .taken ? dimension : nil
    let calculation = try CalculationParser(plainDimension: plainDimension, percentUnit: percentUnit).parse(&parser)
    let type = calculation.type
    let isPercentage = percentages == .taken && type == .percentage
    guard isPercentage || type == CalculationType(dimension) || (type == .number && plainNumbers != .zeroOnly) else {
      var error = start.error(.calcTypeError, expected: text)
      error.found = "a calculation of type \(type.description)"
      throw error
    }
    guard calculation.isConstant else { return .deferred(calculation, self) }
    return .constant(result(of: calculation, in: ValueContext()))
  }

  /// The result of a calculation, made valid for the grammar as CSS defines it.
  ///
  /// `NaN` becomes 0, the result is clamped to the range, and an infinite result becomes the largest finite number. The
  /// largest angle is a multiple of 360 degrees.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#calc-range
  func result(of calculation: Calculation, in context: ValueContext) -> Double {
    let limit = dimension == .angle ? 0x1p1000 * 360 : Double.greatestFiniteMagnitude
    return min(max(number(of: calculation, in: context), -limit), limit)
  }

  private func number(of calculation: Calculation, in context: ValueContext) -> Double {
    var number = calculation.evaluate(in: CalculationContext(values: context))
    if percentages == .taken, calculation.type == .percentage { number /= 100 }
    let clamped = range.clamp(number.isNaN ? 0 : number)
    return plainNumbers == .wholeOnly ? (clamped + 0.5).rounded(.down) : clamped
  }

  private func finish(_ parser: inout ValueParser, _ number: Double) throws(ValueError) -> Numeric {
    guard number.isFinite else { throw parser.error(.invalidNumber, expected: "a finite number") }
    guard range.contains(number) else { throw outOfRange(parser) }
    parser.cursor.advance()
    return .constant(number)
  }

  private func outOfRange(_ parser: ValueParser) -> ValueError {
    let number = range.clamp(parser.cursor.tape.number(parser.cursor.index))
    return parser.error(
      .numberOutOfRange, expected: text, help: "use a number \(range.words)",
      suggestion: number.isFinite && parser.cursor.kind == .number ? serialize(number) : nil)
  }
}
