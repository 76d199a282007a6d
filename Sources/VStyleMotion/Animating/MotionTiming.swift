import VStyleValues

/// How a change from Swift moves: its easing, its duration and its delay.
///
/// ```swift
/// scope.animate(.spring(duration: 0.4, bounce: 0.2)) { scope.themeName = "dark" }
/// scope.animate(.easeOut(duration: 0.25).delay(0.1)) { view.styleClasses.insert("open") }
/// ```
/// Durations below 0, and numbers that are none, become 0.
///
/// - Spec: https://www.w3.org/TR/css-easing-2/
public struct MotionTiming: Sendable, Hashable {
  private let easing: Easing
  private let duration: Double
  private var delay = 0.0

  private init(_ easing: Easing, _ duration: Double) {
    self.easing = easing
    self.duration = max(MotionTiming.number(duration), 0)
  }

  /// A spring, which keeps its velocity if it gets another target on the way.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds. Default: 0.5.
  ///   - bounce: how much the spring swings beyond its target, within (−1, 1); below 0, it creeps. Default: 0.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MotionTiming {
    let spring = Spring(duration: max(number(duration), 0), bounce: number(bounce))
    return MotionTiming(.spring(spring), 0)
  }

  /// The easing `ease`: fast at the start and slow at the end.
  public static func ease(duration: Double) -> MotionTiming { MotionTiming(.ease, duration) }

  /// The easing `ease-in`: slow at the start.
  public static func easeIn(duration: Double) -> MotionTiming { MotionTiming(.cubicBezier(.easeIn), duration) }

  /// The easing `ease-out`: slow at the end.
  public static func easeOut(duration: Double) -> MotionTiming { MotionTiming(.cubicBezier(.easeOut), duration) }

  /// The easing `ease-in-out`: slow at the start and at the end.
  public static func easeInOut(duration: Double) -> MotionTiming { MotionTiming(.cubicBezier(.easeInOut), duration) }

  /// The easing `linear`: even.
  public static func linear(duration: Double) -> MotionTiming { MotionTiming(.identity, duration) }

  /// The easing `cubic-bezier()`.
  ///
  /// - Parameters:
  ///   - x1: the share of the time at the first control point. It is clamped to `[0, 1]`.
  ///   - y1: the share of the way at the first control point.
  ///   - x2: the share of the time at the second control point. It is clamped to `[0, 1]`.
  ///   - y2: the share of the way at the second control point.
  ///   - duration: the duration, in seconds.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double
  ) -> MotionTiming {
    let curve = CubicBezier(x1: number(x1), y1: number(y1), x2: number(x2), y2: number(y2))
    return MotionTiming(.cubicBezier(curve), duration)
  }

  /// The same motion after a delay.
  ///
  /// - Parameter seconds: the delay; below 0, the motion begins on its way.
  public func delay(_ seconds: Double) -> MotionTiming {
    var timing = self
    timing.delay = MotionTiming.number(seconds)
    return timing
  }

  /// The transition of every property that has no other one.
  var item: TransitionList.Item {
    TransitionList.Item(
      target: .all, duration: duration, easing: easing, delay: delay, behavior: .normal, isFromCode: true)
  }

  private static func number(_ value: Double) -> Double { value.isNaN ? 0 : value }
}
