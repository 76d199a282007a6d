// The only file that imports the C library of the platform for its mathematical functions.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The mathematical functions that come from the platform, not from the standard library.
///
/// Angles are in radians, unless a parameter is labeled `degrees`.
package enum Maths {
  package static func sine(_ angle: Double) -> Double { sin(angle) }
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func tangent(_ angle: Double) -> Double { tan(angle) }
  static func arcSine(_ value: Double) -> Double { asin(value) }
  package static func arcCosine(_ value: Double) -> Double { acos(value) }
  static func arcTangent(_ value: Double) -> Double { atan(value) }
  /// The angle of a direction, counted from the x axis to the y axis.
  package static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  static func power(_ base: Double, _ exponent: Double) -> Double {
    base.isNaN || exponent.isNaN ? .nan : pow(base, exponent)
  }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  package static func exponential(_ value: Double) -> Double { exp(value) }
  package static func logarithm(_ value: Double) -> Double { log(value) }

  package static let degreesPerRadian = 180 / Double.pi

  static func sine(degrees angle: Double) -> Double { withoutNoise(sine(radians(angle))) }
  static func cosine(degrees angle: Double) -> Double { withoutNoise(cosine(radians(angle))) }
  package static func tangent(degrees angle: Double) -> Double { withoutNoise(tangent(radians(angle))) }

  /// An angle in degrees, without whole turns, in radians.
  private static func radians(_ angle: Double) -> Double {
    angle.truncatingRemainder(dividingBy: 360) / degreesPerRadian
  }

  /// The tangent, which is infinite a quarter of a turn from 0: positive at 90 degrees, negative at -90 and 270.
  static func tangentWithAsymptotes(_ angle: Double) -> Double {
    let result = withoutNoise(tangent(angle))
    let quarters = angle * 2 / .pi
    guard abs(quarters - quarters.rounded()) < 1e-15 * max(1, abs(quarters)) else { return result }
    switch quarters.rounded().truncatingRemainder(dividingBy: 4) {
    case 1, -3: return .infinity
    case 3, -1: return -.infinity
    default: return result
    }
  }

  /// A trigonometric result rounded to 15 decimal places, so that the sine of 30 degrees is exactly 0.5.
  ///
  /// Results of 1,000 or more stay as they are.
  static func withoutNoise(_ number: Double) -> Double {
    abs(number) < 1e3 ? (number * 1e15).rounded() / 1e15 : number
  }
}
