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
}
