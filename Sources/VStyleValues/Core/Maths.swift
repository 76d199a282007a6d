// The one file that knows where the mathematical functions of the platform live.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The functions of real numbers that the standard library leaves to the platform. Angles are in radians.
enum Maths {
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func tangent(_ angle: Double) -> Double { tan(angle) }
  static func arcSine(_ value: Double) -> Double { asin(value) }
  static func arcCosine(_ value: Double) -> Double { acos(value) }
  static func arcTangent(_ value: Double) -> Double { atan(value) }
  static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  static func logarithm(_ value: Double) -> Double { log(value) }

  static let degreesPerRadian = 180 / Double.pi

  static func sine(degrees angle: Double) -> Double { withoutNoise(sine(angle / degreesPerRadian)) }
  static func cosine(degrees angle: Double) -> Double { withoutNoise(cosine(angle / degreesPerRadian)) }
  static func tangent(degrees angle: Double) -> Double { withoutNoise(tangent(angle / degreesPerRadian)) }

  /// A result of trigonometry without the noise in its last digit, so that the sine of 30 degrees is a half.
  static func withoutNoise(_ number: Double) -> Double {
    abs(number) < 1e3 ? (number * 1e15).rounded() / 1e15 : number
  }
}
