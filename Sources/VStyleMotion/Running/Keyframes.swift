import VStyle
import VStyleValues

/// The values of one state slot at some shares of an iteration.
///
/// - Spec: https://www.w3.org/TR/web-animations-1/#the-effect-value-of-a-keyframe-animation-effect
struct Keyframes {
  /// The value at one share.
  struct Keyframe {
    /// The share of the iteration.
    let offset: Double
    /// The value; `nil` for the one without the animation.
    let value: StyleValue?
    /// The easing to the next keyframe.
    let easing: Easing
    /// How the value and the one without the animation become one.
    let composition: AnimationList.Composition
  }

  /// The property.
  let property: Property

  /// The keyframes in order; the first is at 0 and the last one at 1.
  private let frames: [Keyframe]

  /// The ways from each keyframe to the next one; `nil` where they depend on the value without the animation.
  private let blends: [ValueBlend?]

  /// Whether the values are integers, which are rounded at last.
  let isInteger: Bool

  /// Creates keyframes from those that a rule has, of which the last at an offset counts.
  ///
  /// - Parameter easing: the easing of one that is missing at the start.
  init(_ property: Property, _ given: [Keyframe], easing: Easing) {
    self.property = property
    isInteger = given.contains { $0.value?.holds(Int.self) ?? false }
    var byOffset: [Double: Keyframe] = [:]
    for frame in given { byOffset[frame.offset] = frame }
    for offset in [0.0, 1.0] where byOffset[offset] == nil {
      byOffset[offset] = Keyframe(offset: offset, value: nil, easing: easing, composition: .add)
    }
    let frames = byOffset.values.sorted { $0.offset < $1.offset }
    blends = zip(frames, frames.dropFirst()).map { from, to in
      guard from.composition == .replace, to.composition == .replace, let start = from.value, let end = to.value else {
        return nil
      }
      return ValueBlend(property, from: start, to: end)
    }
    self.frames = frames
  }

  /// The value at a share of an iteration, over the value without the animation.
  func value(at progress: Double, isBefore: Bool, over underlying: @autoclosure () -> StyleValue) -> StyleValue {
    let next = frames.firstIndex { $0.offset > progress } ?? frames.count - 1
    let (from, to) = (frames[max(next - 1, 0)], frames[next])
    let share = (progress - from.offset) / (to.offset - from.offset)
    let output = from.easing.output(at: share, isBefore: isBefore)
    if let value = blends[max(next - 1, 0)]?.value(at: output) { return value }
    let underlying = underlying()
    return property.moving(
      from: Keyframes.value(of: from, over: underlying), to: Keyframes.value(of: to, over: underlying), at: output)
  }

  private static func value(of frame: Keyframe, over underlying: StyleValue) -> StyleValue {
    guard let value = frame.value?.unrounded else { return underlying }
    return switch frame.composition {
    case .replace: value
    case .add: value.added(to: underlying)
    case .accumulate: value.accumulated(onto: underlying)
    }
  }
}
