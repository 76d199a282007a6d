/// A cubic Bézier curve from (0, 0) to (1, 1), which goes from left to right.
///
/// - Spec: https://www.w3.org/TR/css-easing-2/#cubic-bezier-easing-functions
package struct CubicBezier: Hashable, Sendable {
  /// The first control point. Range of `x`: `[0, 1]`.
  package let first: SIMD2<Double>
  /// The second control point. Range of `x`: `[0, 1]`.
  package let second: SIMD2<Double>

  /// Creates a curve from its control points. Their `x` is clamped to `[0, 1]`.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    first = SIMD2(min(max(x1, 0), 1), y1)
    second = SIMD2(min(max(x2, 0), 1), y2)
  }

  /// `ease`: fast at the start, slow at the end.
  package static let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// `ease-in`: slow at the start.
  package static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// `ease-out`: slow at the end.
  package static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// `ease-in-out`: slow at the start and at the end.
  package static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The height of the curve at an input. Outside of `[0, 1]`, the curve continues as its tangent.
  package func output(at input: Double) -> Double {
    if input < 0 { return input * startSlope }
    if input > 1 { return 1 + (input - 1) * endSlope }
    return input == 0 || input == 1 ? input : point(at: parameter(at: input)).y
  }

  /// The point of the curve at a parameter. Range: `[0, 1]`.
  package func point(at parameter: Double) -> SIMD2<Double> {
    let rest = 1 - parameter
    return first * (3 * rest * rest * parameter) + second * (3 * rest * parameter * parameter)
      + SIMD2(repeating: parameter * parameter * parameter)
  }

  /// The parameter of the point that is at an input, which is within `[0, 1]`.
  ///
  /// Newton's method takes a few steps. Where the curve is steep, a step can leave the interval that is known to contain
  /// the parameter, and the interval is halved instead.
  package func parameter(at input: Double) -> Double {
    var (lower, upper, parameter) = (0.0, 1.0, input)
    for _ in 0..<64 {
      let error = point(at: parameter).x - input
      if abs(error) < 1e-13 { return parameter }
      if error < 0 { lower = parameter } else { upper = parameter }
      let rest = 1 - parameter
      let slope =
        3
        * (rest * rest * first.x + 2 * rest * parameter * (second.x - first.x)
          + parameter * parameter * (1 - second.x))
      let next = parameter - error / slope
      parameter = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return parameter
  }

  private var startSlope: Double {
    if first.x > 0 { return first.y / first.x }
    if first.y == 0, second.x > 0 { return second.y / second.x }
    return first.y == 0 && second.y == 0 ? 1 : 0
  }

  private var endSlope: Double {
    if second.x < 1 { return (1 - second.y) / (1 - second.x) }
    if second.y == 1, first.x < 1 { return (1 - first.y) / (1 - first.x) }
    return first.y == 1 && second.y == 1 ? 1 : 0
  }
}
