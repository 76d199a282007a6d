import VStyle
import VStyleEngine
import VStyleValues

/// A view with transitions or animations.
final class MovingView {
  private(set) weak var view: (any StyleNode)?
  let table: ViewTypeTable
  /// The position in the order in which views began to move.
  let sequence: Int
  /// The running transitions, by state slot.
  var transitions: [BindingIndex: RunningTransition] = [:] { didSet { knownSlots = nil } }
  /// The animations, in the order of `animation-name`.
  var animations: [RunningAnimation] = [] { didSet { knownSlots = nil } }
  /// The values of the style, as of the last flush, by state slot.
  var models: [BindingIndex: MovableValue] = [:]
  /// The values that move, as of the last frame.
  var values: [BindingIndex: StyleValue] = [:]
  /// The same as members of the view return them.
  var shown: [BindingIndex: StyleValue] = [:]
  /// The state slots of animations that code has set since the last change of the style.
  var overruled: Set<BindingIndex> = []

  init(_ view: any StyleNode, _ table: ViewTypeTable, sequence: Int) {
    self.view = view
    self.table = table
    self.sequence = sequence
  }

  /// Whether nothing moves or waits.
  var isIdle: Bool { transitions.isEmpty && animations.isEmpty }

  // OPTIMIZATION: a list for each frame is simpler, but allocates memory.
  /// The state slots that transitions or animations are for.
  var slots: [BindingIndex] {
    if let knownSlots { return knownSlots }
    let slots = animations.reduce(into: Set(transitions.keys)) { $0.formUnion($1.keyframes.keys) }.sorted()
    knownSlots = slots
    return slots
  }

  private var knownSlots: [BindingIndex]?

  /// The values that transitions and animations set at a time, by state slot.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#cascade-sort
  func values(at time: Double) -> [BindingIndex: StyleValue] {
    var values: [BindingIndex: StyleValue] = [:]
    for slot in slots { values[slot] = value(of: slot, at: time) }
    return values
  }

  /// The value that transitions and animations set for a state slot at a time; `nil` if none has an effect.
  func value(of slot: BindingIndex, at time: Double) -> StyleValue? {
    guard let view, !overruled.contains(slot) else { return nil }
    if let value = transitions[slot]?.value(at: time) { return value }
    let model = models[slot]
    guard !(model?.isImportant ?? false) else { return nil }
    var (value, last): (StyleValue?, Keyframes?)
    for animation in animations {
      guard let keyframes = animation.keyframes[slot] else { continue }
      let timing = animation.timing(at: time)
      guard let progress = timing.progress else { continue }
      value = keyframes.value(
        at: progress, isBefore: timing.isBefore,
        over: value ?? (model?.value ?? view.baseline(slot, table)).unrounded)
      last = keyframes
    }
    return value.flatMap { value in last?.property.settled(value, isInteger: last?.isInteger ?? false) }
  }

  /// Whether an animation has an effect on a state slot.
  func isAnimated(_ slot: BindingIndex, at time: Double) -> Bool {
    !(models[slot]?.isImportant ?? false) && !overruled.contains(slot)
      && animations.contains { $0.keyframes[slot] != nil && $0.timing(at: time).progress != nil }
  }

  /// The time at which something changes next; `nil` if nothing will.
  func nextChange(after time: Double) -> Double? {
    var next: Double?
    for transition in transitions.values { next = min(next ?? .infinity, max(transition.startTime, time)) }
    for animation in animations {
      if let change = animation.nextChange(after: time) { next = min(next ?? .infinity, change) }
    }
    return next
  }

  /// Whether a transition has started or arrived since the last report.
  func hasNews(at time: Double) -> Bool {
    transitions.values.contains { !$0.hasStarted && $0.isActive(at: time) || $0.isOver(at: time) }
  }

  /// Moves the starts with a clock that was set.
  func shift(by seconds: Double) {
    for slot in transitions.keys { transitions[slot]?.startTime += seconds }
    for animation in animations { animation.shift(by: seconds) }
  }
}

/// A view that inherits a moving value.
struct Heir {
  private(set) weak var view: (any StyleNode)?
  let table: ViewTypeTable
  let index: BindingIndex
  /// The view that moves, and its state slot.
  let owner: MovingView
  let source: BindingIndex
  /// The value that the view has without the motion.
  let model: StyleValue
  /// Whether the view has a transition of the property.
  let mayTurn: Bool
  /// The value that the view could inherit last; `nil` before the first one.
  var last: StyleValue?
  /// The value to which the last transition went; `nil` if there was none.
  var end: StyleValue?
  /// Whether the transition runs, so that the view does not show the value that it inherits.
  var moves: Bool

  /// The identity of the view and the state slot; `nil` if the view was released.
  var key: Key? { view.map { Key(view: ObjectIdentifier($0), index: index) } }

  /// A view and a state slot.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let index: BindingIndex
  }
}
