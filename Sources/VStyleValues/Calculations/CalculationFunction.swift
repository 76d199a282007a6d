/// A mathematical function. ``all`` has one row per function, and per rounding strategy of `round()`.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#math
struct CalculationFunction: Sendable {
  let name: String
  /// The rounding strategy, written before the arguments.
  let strategy: String?
  let argumentCount: ClosedRange<Int>
  let signature: Signature
  /// Computes the result from the arguments.
  ///
  /// Arguments that are angles are in radians for the functions of ``Signature/angleToNumber``; resulting angles are
  /// in degrees.
  let compute: @Sendable ([Double]) -> Double

  /// The types of the arguments and of the result.
  enum Signature: Sendable {
    /// All arguments have one type, which is the type of the result.
    case sameType
    /// Any type to a number.
    case anyToNumber
    /// All of one type, to a number.
    case sameTypeToNumber
    /// A number of radians, or an angle, to a number.
    case angleToNumber
    /// A number to an angle.
    case numberToAngle
    /// All of one type, to an angle.
    case sameTypeToAngle
    /// Numbers to a number.
    case numbers

    /// Whether the arguments need one type.
    var hasSameTypes: Bool { self == .sameType || self == .sameTypeToAngle || self == .sameTypeToNumber }

    func resultType(_ argument: CalculationType) -> CalculationType {
      switch self {
      case .sameType: argument
      case .anyToNumber, .sameTypeToNumber, .angleToNumber, .numbers: .number
      case .numberToAngle, .sameTypeToAngle: .angle
      }
    }
  }

  private init(
    _ name: String, _ argumentCount: ClosedRange<Int>, _ signature: Signature, strategy: String? = nil,
    _ compute: @escaping @Sendable ([Double]) -> Double
  ) {
    self.name = name
    self.strategy = strategy
    self.argumentCount = argumentCount
    self.signature = signature
    self.compute = compute
  }

  private static let many = 1...1024

  static let all: [CalculationFunction] = [
    CalculationFunction("min", many, .sameType) { least($0, <) },
    CalculationFunction("max", many, .sameType) { least($0, >) },
    CalculationFunction("clamp", 3...3, .sameType) { least([$0[0], least([$0[1], $0[2]], <)], >) },
    CalculationFunction("round", 1...2, .sameType) { step($0, .toNearestOrUp) },
    CalculationFunction("round", 1...2, .sameType, strategy: "nearest") { step($0, .toNearestOrUp) },
    CalculationFunction("round", 1...2, .sameType, strategy: "up") { step($0, .up) },
    CalculationFunction("round", 1...2, .sameType, strategy: "down") { step($0, .down) },
    CalculationFunction("round", 1...2, .sameType, strategy: "to-zero") { step($0, .towardZero) },
    CalculationFunction("mod", 2...2, .sameType) { modulus($0[0], $0[1]) },
    CalculationFunction("rem", 2...2, .sameType) { $0[0].truncatingRemainder(dividingBy: $0[1]) },
    CalculationFunction("abs", 1...1, .sameType) { abs($0[0]) },
    CalculationFunction("sign", 1...1, .anyToNumber) { $0[0] > 0 ? 1 : $0[0] < 0 ? -1 : $0[0] },
    CalculationFunction("sin", 1...1, .angleToNumber) { Maths.withoutNoise(Maths.sine($0[0])) },
    CalculationFunction("cos", 1...1, .angleToNumber) { Maths.withoutNoise(Maths.cosine($0[0])) },
    CalculationFunction("tan", 1...1, .angleToNumber) { Maths.tangentWithAsymptotes($0[0]) },
    CalculationFunction("asin", 1...1, .numberToAngle) { Maths.arcSine($0[0]) * Maths.degreesPerRadian },
    CalculationFunction("acos", 1...1, .numberToAngle) { Maths.arcCosine($0[0]) * Maths.degreesPerRadian },
    CalculationFunction("atan", 1...1, .numberToAngle) { Maths.arcTangent($0[0]) * Maths.degreesPerRadian },
    CalculationFunction("atan2", 2...2, .sameTypeToAngle) {
      Maths.arcTangent(y: $0[0], x: $0[1]) * Maths.degreesPerRadian
    },
    CalculationFunction("pow", 2...2, .numbers) { Maths.power($0[0], $0[1]) },
    CalculationFunction("sqrt", 1...1, .numbers) { $0[0].squareRoot() },
    CalculationFunction("hypot", many, .sameType) { $0.count == 1 ? abs($0[0]) : length($0) },
    CalculationFunction("log", 1...2, .numbers) {
      $0.count == 1 ? Maths.logarithm($0[0]) : Maths.logarithm($0[0]) / Maths.logarithm($0[1])
    },
    CalculationFunction("exp", 1...1, .numbers) { Maths.exponential($0[0]) },
    CalculationFunction("progress", 3...3, .sameTypeToNumber) { progress($0[0], from: $0[1], to: $0[2]) },
  ]

  static let strategies = ["nearest", "up", "down", "to-zero"]

  /// The names of all mathematical functions, `calc` included.
  static let names: Set<String> = Set(all.map(\.name)).union(["calc"])

  static func named(_ name: String, strategy: String? = nil) -> CalculationFunction? {
    all.first { $0.name == name && $0.strategy == strategy }
  }

  /// The direction in which a value is rounded to a multiple of the step.
  private enum Rounding { case toNearestOrUp, up, down, towardZero }

  private static func least(_ numbers: [Double], _ isBetter: (Double, Double) -> Bool) -> Double {
    guard var best = numbers.first, !numbers.contains(where: \.isNaN) else { return .nan }
    for number in numbers where isBetter(number, best) { best = number }
    return best
  }

  private static func length(_ numbers: [Double]) -> Double {
    numbers.contains(where: \.isInfinite)
      ? .infinity : numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// - Spec: https://www.w3.org/TR/css-values-4/#round-func
  private static func step(_ arguments: [Double], _ rounding: Rounding) -> Double {
    let value = arguments[0]
    let step = abs(arguments.count > 1 ? arguments[1] : 1)
    guard !value.isNaN, !step.isNaN, step != 0, !(value.isInfinite && step.isInfinite) else { return .nan }
    if value.isInfinite { return value }
    let quotient = value / step
    let multiple =
      switch rounding {
      case .up: step.isInfinite ? (value > 0 ? 1 : 0) : quotient.rounded(.up)
      case .down: step.isInfinite ? (value < 0 ? -1 : 0) : quotient.rounded(.down)
      case .toNearestOrUp: (quotient + 0.5).rounded(.down)
      case .towardZero: quotient.rounded(.towardZero)
      }
    // A zero has the sign of the value, which `atan2()` and divisions show.
    return multiple == 0 ? Double(signOf: value, magnitudeOf: 0) : multiple * step
  }

  /// How far a value is from a start to an end, in `[0, 1]`. Between equal ends, it is 1 for greater values alone.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-5/#progress
  private static func progress(_ value: Double, from start: Double, to end: Double) -> Double {
    guard !value.isNaN, !start.isNaN, !end.isNaN else { return .nan }
    if start == end { return value > end ? 1 : 0 }
    let share = (value - start) / (end - start)
    return share.isNaN ? .nan : min(max(share, 0), 1)
  }

  /// - Spec: https://www.w3.org/TR/css-values-4/#funcdef-mod
  private static func modulus(_ value: Double, _ divisor: Double) -> Double {
    if divisor.isInfinite, value.isFinite { return value == 0 || (value < 0) == (divisor < 0) ? value : .nan }
    let remainder = value.truncatingRemainder(dividingBy: divisor)
    // A zero has the sign of the divisor, which `atan2()` and divisions show.
    if remainder == 0 { return divisor < 0 ? -0.0 : 0 }
    return (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
  }
}

extension CalculationFunction: Hashable {
  static func == (left: CalculationFunction, right: CalculationFunction) -> Bool {
    left.name == right.name && left.strategy == right.strategy
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(strategy)
  }
}
