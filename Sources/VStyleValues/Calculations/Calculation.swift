/// A calculation tree: the content of `calc()` or of another mathematical function.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#calculation-tree
indirect enum Calculation: Sendable {
  /// A number with a unit.
  case value(Double, CalculationUnit)
  /// A component of the origin color of a relative color, as a number.
  case channel(String)
  case sum([Calculation])
  case product([Calculation])
  case negate(Calculation)
  case invert(Calculation)
  case function(CalculationFunction, [Calculation])
}

/// The inputs of the evaluation of a calculation.
struct CalculationContext {
  /// The context of the view, such as its font size.
  var values = ValueContext()
  /// The components of the origin color, by name.
  var channels: [String: Double] = [:]
}

extension Calculation {
  /// A plain number.
  static func number(_ number: Double) -> Calculation { .value(number, .number) }

  /// The type of the result. The parser has checked that the types of the operands are consistent.
  var type: CalculationType {
    switch self {
    case .value(_, let unit): CalculationType(unit.dimension)
    case .channel: .number
    case .sum(let terms): terms.first?.type ?? .number
    case .product(let factors): factors.reduce(.number) { $0 * $1.type }
    case .negate(let inner): inner.type
    case .invert(let inner): inner.type.inverted
    case .function(let function, let arguments): function.signature.resultType(arguments.first?.type ?? .number)
    }
  }

  /// Whether the result is independent of the context.
  var isConstant: Bool {
    switch self {
    case .value(_, let unit): unit.isFixed
    case .channel: false
    case .sum(let parts), .product(let parts), .function(_, let parts): parts.allSatisfy(\.isConstant)
    case .negate(let inner), .invert(let inner): inner.isConstant
    }
  }

  /// The result in the canonical unit of its type.
  func evaluate(in context: CalculationContext) -> Double {
    switch self {
    case .value(let number, let unit): unit.canonical(number, in: context.values)
    case .channel(let name): context.channels[name] ?? 0
    case .sum(let terms): terms.reduce(0) { $0 + $1.evaluate(in: context) }
    case .product(let factors): factors.reduce(1) { $0 * $1.evaluate(in: context) }
    case .negate(let inner): -inner.evaluate(in: context)
    case .invert(let inner): 1 / inner.evaluate(in: context)
    case .function(let function, let arguments):
      function.compute(
        arguments.map { argument in
          let value = argument.evaluate(in: context)
          return function.signature == .angleToNumber && argument.type == .angle
            ? value / Maths.degreesPerRadian : value
        })
    }
  }
}
