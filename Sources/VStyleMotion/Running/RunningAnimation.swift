import VStyle
import VStyleValues

/// An animation of a view, from its start until its name leaves the style.
final class RunningAnimation {
  /// The name of the keyframes.
  let name: String
  /// What the style says about the animation.
  private(set) var item: AnimationList.Item
  /// The keyframes of each state slot that they set.
  var keyframes: [BindingIndex: Keyframes] = [:]
  /// The time at which the animation started, with its delay.
  private var startTime: Double
  /// The seconds after the start at which the animation stands still; `nil` while it runs.
  private var pausedAt: Double?
  /// The phase and the iteration that were reported last; `nil` before the first report.
  var reported: (phase: AnimationTiming.Phase, iteration: Double)?

  /// Starts an animation at a time.
  init(_ name: String, _ item: AnimationList.Item, at time: Double) {
    (self.name, self.item) = (name, item)
    startTime = time
    if item.playState == .paused { pausedAt = 0 }
  }

  /// Takes what a new style says, at a time.
  func update(_ item: AnimationList.Item, at time: Double) {
    self.item = item
    if item.playState == .paused {
      pausedAt = pausedAt ?? time - startTime
    } else if let paused = pausedAt {
      startTime = time - paused
      pausedAt = nil
    }
  }

  /// The place in time.
  func timing(at time: Double) -> AnimationTiming { AnimationTiming(item, at: pausedAt ?? time - startTime) }

  /// Moves the start with a clock that was set.
  func shift(by seconds: Double) { startTime += seconds }

  /// The seconds of the iterations that have passed, at least 0.
  func elapsed(at time: Double) -> Double { max((pausedAt ?? time - startTime) - item.delay, 0) }

  /// The time at which some seconds of the iterations have passed.
  func time(ofElapsed seconds: Double) -> Double { startTime + item.delay + seconds }

  /// The time at which the values change next; `nil` if they stay.
  func nextChange(after time: Double) -> Double? {
    guard pausedAt == nil else { return nil }
    return switch timing(at: time).phase {
    case .before: startTime + item.delay
    case .active: time
    case .after: nil
    }
  }
}
