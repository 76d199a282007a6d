/// An easing function: it turns the elapsed share of a motion into the share of the way that is covered.
///
/// - Spec: https://www.w3.org/TR/css-easing-2/#easing-functions
package enum Easing: Hashable, Sendable {
  /// `linear`: the input itself.
  case identity
  /// `cubic-bezier()`, and the keywords that stand for a curve of it.
  case cubicBezier(CubicBezier)
  /// `steps()`, and the keywords that stand for steps.
  case steps(StepEasing)
  /// `linear()`: a line through points.
  case points(PointEasing)
  /// `spring()`: a damped spring. Its run has a duration of its own, so the input is a share of ``Spring/settlingTime``.
  case spring(Spring)

  /// `ease`, the easing of a transition or an animation that names none.
  package static let ease = Easing.cubicBezier(.ease)

  /// The output for an input.
  ///
  /// - Parameters:
  ///   - input: the elapsed share; 0 is the start and 1 the end. Values outside of `[0, 1]` continue the curve.
  ///   - isBefore: whether the motion is in the delay before its start, where the steps at the start are not taken yet.
  package func output(at input: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .identity: input
    case .cubicBezier(let curve): curve.output(at: input)
    case .steps(let steps): steps.output(at: input, isBefore: isBefore)
    case .points(let line): line.output(at: input)
    case .spring(let spring): input >= 1 ? 1 : spring.state(at: input * spring.settlingTime).position
    }
  }
}
