/// A damped spring of mass 1, which pulls from 0 to 1.
///
/// The parameters are those of `Spring(duration:bounce:)` in SwiftUI: the stiffness is (2π / duration)². The damping is
/// 4π (1 − bounce) / duration for a bounce from 0 up, and 4π / (duration (1 + bounce)) for a bounce below 0.
package struct Spring: Hashable, Sendable {
  /// The perceptual duration, in seconds, `[0, ∞]`; a spring of 0 seconds arrives at once. Default: 0.5.
  package let duration: Double
  /// How much the spring swings beyond its target, within (−1, 1); below 0, it creeps toward it. Default: 0.
  package let bounce: Double

  /// Creates a spring. A duration below 0 becomes 0, and a bounce is clamped to the range.
  package init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = max(duration, 0)
    self.bounce = min(max(bounce, (-1.0).nextUp), (1.0).nextDown)
  }
}
