import VStyleSyntax

/// The value types of one number.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#numbers
extension ValueKind {
  /// A number. Swift: `Double`, or any integer or floating-point type.
  public static let number = ValueKind(number: .number, samples: [0, 1, -0.5, 12.25])

  /// A number within a range, bounds included.
  public static func number(_ range: ClosedRange<Double>) -> ValueKind {
    ValueKind(number: .number.in(NumericRange(range)), samples: [range.lowerBound, range.upperBound])
  }

  /// A number that is at least a bound.
  public static func number(_ range: PartialRangeFrom<Double>) -> ValueKind {
    ValueKind(number: .number.in(NumericRange(range)), samples: [range.lowerBound, range.lowerBound + 1.5])
  }

  /// A whole number. Swift: `Int`, or any integer type.
  public static let integer = ValueKind(integer: .integer, samples: [0, 1, -7, 400])

  /// A whole number within a range, bounds included.
  public static func integer(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      integer: .integer.in(NumericRange(Double(range.lowerBound)...Double(range.upperBound))),
      samples: [range.lowerBound, range.upperBound])
  }

  /// A whole number that is at least a bound.
  public static func integer(_ range: PartialRangeFrom<Int>) -> ValueKind {
    ValueKind(
      integer: .integer.in(NumericRange(Double(range.lowerBound)...)),
      samples: [range.lowerBound, range.lowerBound + 1])
  }

  /// A length. Unit: points. Swift: `Double`.
  ///
  /// Points are written without a unit, or as `pt` or `px`. The units `dpx`, `em` and `rem` depend on the context.
  public static let length = ValueKind(number: .length, samples: [0, 60, -2.5])

  /// A length within a range, bounds included. Unit: points.
  public static func length(_ range: ClosedRange<Double>) -> ValueKind {
    ValueKind(number: .length.in(NumericRange(range)), samples: [range.lowerBound, range.upperBound])
  }

  /// A length that is at least a bound. Unit: points.
  public static func length(_ range: PartialRangeFrom<Double>) -> ValueKind {
    ValueKind(number: .length.in(NumericRange(range)), samples: [range.lowerBound, range.lowerBound + 8])
  }

  /// An angle. Unit: degrees; written with `deg`, `rad`, `grad` or `turn`. Swift: `Double`.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#angles
  public static let angle = ValueKind(number: .angle, samples: [0, 45, -90])

  /// A duration. Unit: seconds; written with `s` or `ms`. Swift: `Double`.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#time
  public static let time = ValueKind(number: .time, samples: [0, 0.25, 2])

  /// A duration that is at least a bound. Unit: seconds.
  public static func time(_ range: PartialRangeFrom<Double>) -> ValueKind {
    ValueKind(number: .time.in(NumericRange(range)), samples: [range.lowerBound, range.lowerBound + 0.3])
  }

  /// The number of device pixels in a point. Units: `x` or `dppx`, which can be omitted, `dpi` and `dpcm`.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#resolution
  package static let resolution = ValueKind(number: .resolution.in(NumericRange(0...)), samples: [1, 2, 3])

  /// A number or a percentage, `50%` being `0.5`. Swift: `Double`.
  public static let numberOrPercentage = ValueKind(number: .numberOrPercentage, samples: [0, 0.5, 1.5])

  /// A number or a percentage within a range, bounds included, such as `0...1` for opacities.
  public static func numberOrPercentage(_ range: ClosedRange<Double>) -> ValueKind {
    ValueKind(number: .numberOrPercentage.in(NumericRange(range)), samples: [range.lowerBound, range.upperBound])
  }

  /// Creates the value type of a grammar of one number.
  init(numeric syntax: NumericSyntax) {
    let bounds = [syntax.range.lower, syntax.range.upper].filter(\.isFinite)
    let samples = bounds.count == 2 ? bounds : [bounds.first ?? 0, (bounds.first ?? 0) + 1]
    if syntax.plainNumbers == .wholeOnly {
      self.init(integer: syntax, samples: samples.compactMap { Int(exactly: $0.rounded()) })
    } else {
      self.init(number: syntax, samples: samples)
    }
  }

  /// Creates the value type of a grammar of one number, with `Double` as payload.
  init(number syntax: NumericSyntax, samples: [Double]) {
    self = ValueKind(
      name: syntax.name, syntax: syntax.text, swiftTypeName: "Double", samples: samples.map { StyleValue($0) },
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        switch try syntax.parse(&parser) {
        case .constant(let number): StyleValue(number)
        case .deferred(let calculation, _):
          StyleValue(deferred: DeferredNumber(calculation: calculation, syntax: syntax))
        }
      },
      serialize: { value in value[as: Double.self].map(syntax.serialize) ?? "" },
      convert: { any in SwiftNumber.double(any).map { StyleValue($0) } },
      check: { value in value[as: Double.self].flatMap(syntax.mismatch) }
    ).withPlainSyntax(PlainSyntax(syntax))
  }

  /// Creates the value type of a grammar of one whole number, with `Int` as payload.
  init(integer syntax: NumericSyntax, samples: [Int]) {
    self = ValueKind(
      name: syntax.name, syntax: syntax.text, swiftTypeName: "Int", samples: samples.map { StyleValue($0) },
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        let isCalculation = parser.next() == .function
        let start = parser
        switch try syntax.parse(&parser) {
        case .constant(let number):
          guard isCalculation || Int(exactly: number) != nil else {
            throw start.error(.numberOutOfRange, expected: syntax.text)
          }
          return StyleValue(DeferredNumber.integer(number))
        case .deferred(let calculation, _):
          return StyleValue(deferred: DeferredNumber(calculation: calculation, syntax: syntax))
        }
      },
      serialize: { value in value[as: Int.self].map { "\($0)" } ?? "" },
      convert: { any in SwiftNumber.integer(any).map { StyleValue($0) } },
      check: { value in value[as: Int.self].flatMap { syntax.mismatch(Double($0)) } }
    ).withPlainSyntax(PlainSyntax(syntax))
  }
}

extension NumericSyntax {
  /// The expected values, if a number from Swift code is not valid; `nil` if it is.
  fileprivate func mismatch(_ number: Double) -> String? {
    guard number.isFinite else { return "a finite number" }
    return range.contains(number) ? nil : text
  }
}

/// A number that depends on the context, such as `1.5em`.
struct DeferredNumber: DeferredValue {
  let calculation: Calculation
  let syntax: NumericSyntax

  func resolve(in context: ValueContext) -> StyleValue {
    let number = syntax.result(of: calculation, in: context)
    return syntax.plainNumbers == .wholeOnly ? StyleValue(DeferredNumber.integer(number)) : StyleValue(number)
  }

  /// Returns the result of a calculation of a whole number.
  ///
  /// A result that is too large becomes the largest `Int` that is exact as `Double`, as for numbers in sheets.
  static func integer(_ number: Double) -> Int {
    Int(exactly: number) ?? (number < 0 ? .min : Int(Double(Int.max).nextDown))
  }

  var serialized: String { Numeric.deferred(calculation, syntax).serialized(syntax) }
}

/// Conversions of numbers from Swift code, of any numeric type. A `Bool` or a `String` is not a number.
enum SwiftNumber {
  static func double(_ any: Any) -> Double? {
    // OPTIMIZATION: `case is Bool` alone would be simpler, but a comparison of types is faster than a failed cast.
    let isDouble = type(of: any) == Double.self
    return switch any {
    case is Bool where !isDouble: nil
    case let number as Double: number
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// The whole number; `nil` for a floating-point number with a fraction.
  static func integer(_ any: Any) -> Int? {
    let isInteger = type(of: any) == Int.self
    return switch any {
    case is Bool where !isInteger: nil
    case let number as Int: number
    case let number as any BinaryInteger: Int(exactly: number)
    case let number as any BinaryFloatingPoint: Int(exactly: Double(number))
    default: nil
    }
  }
}
