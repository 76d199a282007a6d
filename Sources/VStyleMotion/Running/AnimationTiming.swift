import VStyleValues

/// The place of an animation in time.
///
/// - Spec: https://www.w3.org/TR/web-animations-1/#calculating-the-active-time
struct AnimationTiming {
  /// A part of the time of an animation.
  enum Phase {
    case before, active, after
  }

  /// The phase.
  let phase: Phase
  /// The iteration, from 0; `nil` where the animation has no effect.
  let iteration: Double?
  /// The share of the iteration, in the direction of it; `nil` where the animation has no effect.
  let progress: Double?
  /// Whether the steps at the start of a keyframe are not taken yet.
  let isBefore: Bool

  /// The seconds of all iterations.
  static func activeDuration(of item: AnimationList.Item) -> Double {
    item.duration == 0 || item.iterationCount == 0 ? 0 : item.duration * item.iterationCount
  }

  /// Finds the place of an animation at a number of seconds after its start, with its delay.
  init(_ item: AnimationList.Item, at time: Double) {
    let duration = AnimationTiming.activeDuration(of: item)
    let end = max(item.delay + duration, 0)
    phase =
      time < max(min(item.delay, end), 0) ? .before : time >= max(min(item.delay + duration, end), 0) ? .after : .active
    let fillsBackwards = item.fillMode == .backwards || item.fillMode == .both
    let fillsForwards = item.fillMode == .forwards || item.fillMode == .both
    let activeTime: Double? =
      switch phase {
      case .before: fillsBackwards ? max(time - item.delay, 0) : nil
      case .active: time - item.delay
      case .after: fillsForwards ? max(min(time - item.delay, duration), 0) : nil
      }
    guard let activeTime else {
      (iteration, progress, isBefore) = (nil, nil, false)
      return
    }
    // The quotient at the end could be next to the number of iterations.
    let overall =
      item.duration == 0 && phase == .before
      ? 0 : activeTime == duration ? item.iterationCount : activeTime / item.duration
    var simple = overall.isInfinite ? 0 : overall.truncatingRemainder(dividingBy: 1)
    if simple == 0, phase != .before, activeTime == duration, item.iterationCount != 0 { simple = 1 }
    let current = overall.isInfinite ? overall : simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
    let isReversed = item.direction.isReversed(current.isInfinite ? 0 : current)
    iteration = current
    progress = isReversed ? 1 - simple : simple
    isBefore = isReversed ? phase == .after : phase == .before
  }
}
