import VStyleSyntax

/// A distance of a gradient before it is computed: a percentage of an extent plus a length.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#mixed-percentages
struct LengthPercentage {
  /// The percentage; 100 is the whole extent.
  var percentage = 0.0
  /// The length; `nil` for none.
  var length: Numeric?

  /// The distance from the other end of the extent.
  var fromEnd: LengthPercentage {
    LengthPercentage(percentage: 100 - percentage, length: length?.negated)
  }

  /// The distance, with 0 in place of a length that depends on the context.
  var coordinate: Gradient.Coordinate {
    guard let length else { return .percentage(percentage) }
    let points = length.constant ?? 0
    if percentage == 0 { return .points(points) }
    return length == .constant(0) ? .percentage(percentage) : .sum(percentage: percentage, points: points)
  }
}

extension LengthPercentage {
  /// Parses a percentage, a length, or a calculation that adds both.
  init(_ syntax: NumericSyntax, _ parser: inout ValueParser) throws(ValueError) {
    switch parser.next() {
    case .percentage:
      let number = parser.cursor.tape.number(parser.cursor.index)
      guard number.isFinite else { throw parser.error(.invalidNumber, expected: "a finite number") }
      guard syntax.range.contains(number) else { throw parser.error(.numberOutOfRange, expected: syntax.text) }
      parser.cursor.advance()
      percentage = number
    case .function where CalculationParser.isFunction(parser.cursor):
      var ahead = parser
      let calculations = CalculationParser(plainDimension: .length, percentUnit: .percentOfLength)
      let calculation = try calculations.parse(&ahead)
      guard calculation.hasPercentages else { fallthrough }
      guard calculation.type == .length, let sum = LengthPercentage(calculation, syntax) else {
        throw parser.error(.calcTypeError, expected: "\(syntax.text), a percentage, or a sum of both")
      }
      parser = ahead
      self = sum
    default: length = try syntax.parse(&parser)
    }
  }

  /// The sum of a percentage and a length that a calculation computes; `nil` if it computes anything else.
  private init?(_ calculation: Calculation, _ syntax: NumericSyntax) {
    guard let (percentage, length) = calculation.percentageAndLength else { return nil }
    let limit = Double.greatestFiniteMagnitude
    self.percentage = percentage.isNaN ? 0 : min(max(percentage, -limit), limit)
    guard let length else {
      self.percentage = syntax.range.clamp(self.percentage)
      return
    }
    self.length =
      length.isConstant
      ? .constant(NumericSyntax.length.result(of: length, in: ValueContext())) : .deferred(length, .length)
  }
}

extension Calculation {
  /// Whether a percentage of a length is in the tree.
  fileprivate var hasPercentages: Bool {
    switch self {
    case .value(_, let unit): unit == .percentOfLength
    case .channel: false
    case .sum(let parts), .product(let parts), .function(_, let parts): parts.contains(where: \.hasPercentages)
    case .negate(let inner), .invert(let inner): inner.hasPercentages
    }
  }

  /// Whether no length is in the tree but percentages.
  private var hasNoOtherLength: Bool {
    switch self {
    case .value(_, let unit): unit == .percentOfLength || unit.dimension != .length
    case .channel: true
    case .sum(let parts), .product(let parts), .function(_, let parts): parts.allSatisfy(\.hasNoOtherLength)
    case .negate(let inner), .invert(let inner): inner.hasNoOtherLength
    }
  }

  /// The percentage and the length whose sum the calculation is; `nil` if it is not a sum, such as `min(10%, 5px)`.
  fileprivate var percentageAndLength: (percentage: Double, length: Calculation?)? {
    guard hasPercentages else { return (0, self) }
    guard !hasNoOtherLength else { return (evaluate(in: CalculationContext()), nil) }
    switch self {
    case .sum(let terms):
      var (percentage, lengths) = (0.0, [Calculation]())
      for term in terms {
        guard let part = term.percentageAndLength else { return nil }
        percentage += part.percentage
        if let length = part.length { lengths.append(length) }
      }
      return (percentage, lengths.isEmpty ? nil : Calculation.sum(lengths).simplified)
    case .negate(let inner): return Calculation.product([.number(-1), inner]).percentageAndLength
    case .product(let factors):
      guard let index = factors.firstIndex(where: \.hasPercentages),
        let (percentage, length) = factors[index].percentageAndLength
      else { return nil }
      var others = factors
      others.remove(at: index)
      guard others.allSatisfy({ $0.isConstant && $0.type == .number }) else { return nil }
      let factor = others.reduce(1) { $0 * $1.evaluate(in: CalculationContext()) }
      return (factor * percentage, length.map { Calculation.product([.number(factor), $0]).simplified })
    case .value, .channel, .invert, .function: return nil
    }
  }
}

extension Numeric {
  fileprivate var negated: Numeric {
    switch self {
    case .constant(let number): .constant(-number)
    case .deferred(let calculation, let syntax):
      .deferred(Calculation.product([.number(-1), calculation]).simplified, syntax)
    }
  }
}

extension Gradient.Coordinate {
  /// The distance with another length in points.
  func with(points: Double) -> Gradient.Coordinate {
    if case .sum(let percentage, _) = self { .sum(percentage: percentage, points: points) } else { .points(points) }
  }

  /// The canonical text.
  ///
  /// - Parameter length: the length, if it depends on the context.
  func serialized(_ length: Numeric?) -> String {
    switch self {
    case .percentage(let percentage): CSSSerialization.serialize(number: percentage) + "%"
    case .points(let points): length?.serialized(.length) ?? CSSSerialization.serialize(number: points)
    case .sum(let percentage, let points):
      if case .deferred(let calculation, _) = length {
        Calculation.sum([.value(percentage, .percent)] + calculation.terms).serialized
      } else {
        Calculation.sum([.value(percentage, .percent), .value(points, .px)]).serialized
      }
    }
  }
}
