public import VStyle

/// Something that happened to a transition or an animation.
///
/// - Spec: https://www.w3.org/TR/css-transitions-2/#transition-events
public struct MotionEvent {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// A transition began, with its delay.
    case transitionRun
    /// The delay of a transition is over.
    case transitionStart
    /// A transition has arrived.
    case transitionEnd
    /// A transition was given up on its way: its property got another target, or code set the member.
    case transitionCancel
    /// The delay of an animation is over.
    case animationStart
    /// An animation began its next iteration.
    case animationIteration
    /// An animation has arrived.
    case animationEnd
    /// An animation was given up on its way: its name left the style.
    case animationCancel
  }

  /// What happened.
  public let kind: Kind

  /// The view.
  public let view: any StyleNode

  /// The name of the property of a transition, or of the keyframes of an animation.
  public let name: String

  /// The seconds that have passed since the end of the delay, by the plan of the effect.
  public let elapsed: Double
}

/// The events that wait for the end of a flush or a frame.
struct EventQueue {
  private var events: [(time: Double, event: MotionEvent)] = []
  /// Whether anybody reads the events.
  var isRead = false

  /// Adds an event that was due at a time.
  mutating func add(
    _ kind: MotionEvent.Kind, _ view: (any StyleNode)?, _ name: String, elapsed: Double, due time: Double
  ) {
    guard isRead, let view else { return }
    events.append((time, MotionEvent(kind: kind, view: view, name: name, elapsed: elapsed)))
  }

  /// Removes the events, in the order in which they were due.
  mutating func take() -> [MotionEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.event)
  }
}
