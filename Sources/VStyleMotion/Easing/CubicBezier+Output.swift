package import VStyleValues

extension CubicBezier {
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
