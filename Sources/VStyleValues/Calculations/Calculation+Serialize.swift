import VStyleSyntax

/// Serialization of calculations.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#serialize-a-math-function
extension Calculation {
  /// The text, with `calc()` around everything but a function or a plain value.
  var serialized: String {
    switch self {
    case .value(let number, let unit) where number.isFinite: CSSSerialization.serialize(number: number) + unit.name
    case .function: body
    default: "calc(\(body))"
    }
  }

  /// The text inside `calc()`.
  private var body: String {
    switch self {
    case .value(let number, let unit): Calculation.text(number, unit)
    case .channel(let name): name
    case .sum(let terms):
      terms.enumerated().map { index, term in
        index == 0 ? term.operand : term.termAfterSign
      }.joined()
    case .product(let factors):
      factors.enumerated().map { index, factor in
        index == 0 ? factor.operand : factor.factorBehindSign
      }.joined()
    case .negate(let inner): "-1 * \(inner.operand)"
    case .invert(let inner): "1 / \(inner.divisor)"
    case .function(let function, let arguments):
      "\(function.name)(\(texts(of: arguments, function).joined(separator: ", ")))"
    }
  }

  /// The texts of a function's arguments. An infinite bound of `clamp()` is written as `none`.
  private func texts(of arguments: [Calculation], _ function: CalculationFunction) -> [String] {
    let texts = arguments.enumerated().map { index, argument in
      if function.name == "clamp", case .value(let bound, _) = argument, bound == (index == 0 ? -.infinity : .infinity)
      {
        return index == 1 ? argument.body : "none"
      }
      return argument.body
    }
    return [function.strategy].compactMap { $0 } + texts
  }

  private var operand: String {
    switch self {
    case .sum, .product, .negate, .invert: "(\(body))"
    default: body
    }
  }

  /// The text after a `/`. An infinite length is in parentheses there, because it is written as a product.
  private var divisor: String {
    if case .value(let number, let unit) = self, !number.isFinite, unit != .number { return "(\(body))" }
    return operand
  }

  private var termAfterSign: String {
    switch self {
    case .value(let number, let unit) where number < 0 && number.isFinite: " - \(Calculation.text(-number, unit))"
    case .negate(let inner): " - \(inner.operand)"
    default: " + \(operand)"
    }
  }

  private var factorBehindSign: String {
    if case .invert(let inner) = self { " / \(inner.divisor)" } else { " * \(operand)" }
  }

  private static func text(_ number: Double, _ unit: CalculationUnit) -> String {
    guard !number.isFinite else { return CSSSerialization.serialize(number: number) + unit.name }
    let name = number.isNaN ? "NaN" : number < 0 ? "-infinity" : "infinity"
    return unit == .number ? name : "\(name) * 1\(unit.name)"
  }
}
