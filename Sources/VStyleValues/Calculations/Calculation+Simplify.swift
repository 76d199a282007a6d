/// Simplification of calculation trees, so that equal calculations are equal trees.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#simplify-a-calculation-tree
extension Calculation {
  /// The tree with its context-independent parts computed.
  var simplified: Calculation {
    switch self {
    case .value, .channel: folded
    case .sum(let terms): Calculation.simplifiedSum(terms.map(\.simplified)).folded
    case .product(let factors): Calculation.simplifiedProduct(factors.map(\.simplified)).folded
    case .negate(let inner): Calculation.simplifiedNegation(inner.simplified).folded
    case .invert(let inner): Calculation.invert(inner.simplified).folded
    case .function(let function, let arguments): Calculation.function(function, arguments.map(\.simplified)).folded
    }
  }

  /// A constant tree as one value, if a unit exists for its type; otherwise the tree itself.
  private var folded: Calculation {
    guard isConstant, let dimension = type.base else { return self }
    return .value(evaluate(in: CalculationContext()), .canonical(dimension))
  }

  private static func simplifiedNegation(_ inner: Calculation) -> Calculation {
    switch inner {
    case .value(let number, let unit): .value(-number, unit)
    case .negate(let inner): inner
    default: .negate(inner)
    }
  }

  /// Flattens nested sums, adds values of the same unit, and sorts the terms.
  private static func simplifiedSum(_ terms: [Calculation]) -> Calculation {
    var flat: [Calculation] = []
    for term in terms.flatMap(\.terms) {
      if case .value(let number, let unit) = term,
        let index = flat.firstIndex(where: { $0.unit == unit }), case .value(let former, _) = flat[index]
      {
        flat[index] = .value(former + number, unit)
      } else {
        flat.append(term)
      }
    }
    return flat.count == 1 ? flat[0] : .sum(sorted(flat))
  }

  /// The terms of a sum; otherwise the tree itself.
  var terms: [Calculation] { if case .sum(let terms) = self { terms } else { [self] } }

  /// Flattens nested products and multiplies the numbers.
  ///
  /// The resulting number is multiplied into a single remaining value, or into each value of a single remaining sum.
  private static func simplifiedProduct(_ factors: [Calculation]) -> Calculation {
    var coefficient = 1.0
    var rest: [Calculation] = []
    for factor in factors.flatMap(\.factors) {
      if case .value(let number, .number) = factor { coefficient *= number } else { rest.append(factor) }
    }
    guard let first = rest.first else { return .number(coefficient) }
    if rest.count == 1, let scaled = first.scaled(by: coefficient) { return scaled }
    // A value that is not finite is serialized as a number times a unit, so the tree has the same form.
    for (index, factor) in rest.enumerated() {
      guard case .value(let number, let unit) = factor, !number.isFinite else { continue }
      coefficient *= number
      rest[index] = .value(1, unit)
    }
    return .product(sorted(coefficient == 1 ? rest : [.number(coefficient)] + rest))
  }

  private var factors: [Calculation] { if case .product(let factors) = self { factors } else { [self] } }

  private func scaled(by coefficient: Double) -> Calculation? {
    switch self {
    case _ where coefficient == 1: self
    case .value(let number, let unit): .value(number * coefficient, unit)
    case .sum(let terms):
      terms.allSatisfy { $0.unit != nil } ? .sum(terms.compactMap { $0.scaled(by: coefficient) }) : nil
    default: nil
    }
  }

  private var unit: CalculationUnit? { if case .value(_, let unit) = self { unit } else { nil } }

  /// The children in canonical order: numbers, percentages, dimensions by unit, then the others in their order.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#sort-a-calculations-children
  private static func sorted(_ children: [Calculation]) -> [Calculation] {
    let values = children.filter { $0.unit != nil }.sorted { ($0.unit?.name ?? "") < ($1.unit?.name ?? "") }
    return values + children.filter { $0.unit == nil }
  }
}
