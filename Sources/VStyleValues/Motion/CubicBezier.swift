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
}
