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
  var transitions: [BindingIndex: RunningTransition] = [:]
  /// The animations, in the order of `animation-name`.
  var animations: [RunningAnimation] = []
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

  /// The state slots that transitions or animations are for.
  private var slots: Set<BindingIndex> {
    animations.reduce(into: Set(transitions.keys)) { $0.formUnion($1.keyframes.keys) }
  }

  /// The values that transitions and animations set at a time, by state slot.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#cascade-sort
  func values(at time: Double) -> [BindingIndex: StyleValue] {
    guard let view else { return [:] }
    var values: [BindingIndex: StyleValue] = [:]
    for slot in slots where !overruled.contains(slot) {
      if let transition = transitions[slot] {
        values[slot] = transition.value(at: time)
      } else if !(models[slot]?.isImportant ?? false) {
        values[slot] = animated(slot, at: time, over: models[slot]?.value ?? view.baseline(slot, table))
      }
    }
    return values
  }

  /// The value that animations set for a state slot; `nil` if none has an effect.
  private func animated(_ slot: BindingIndex, at time: Double, over model: StyleValue) -> StyleValue? {
    var (value, last): (StyleValue?, Keyframes?)
    for animation in animations {
      guard let keyframes = animation.keyframes[slot] else { continue }
      let timing = animation.timing(at: time)
      guard let progress = timing.progress else { continue }
      value = keyframes.value(at: progress, isBefore: timing.isBefore, over: value ?? model.unrounded)
      last = keyframes
    }
    return value.flatMap { value in last?.property.settled(value, isInteger: last?.isInteger ?? false) }
  }

  /// Whether an animation has an effect on a state slot.
  func isAnimated(_ slot: BindingIndex, at time: Double) -> Bool {
    !(models[slot]?.isImportant ?? false) && !overruled.contains(slot)
      && animations.contains { $0.keyframes[slot] != nil && $0.timing(at: time).progress != nil }
  }

  /// The values of the style with those that move in their places.
  func styled(with moving: [BindingIndex: StyleValue], _ values: [MovableValue]) -> [MovableValue] {
    values.filter { moving[$0.index] == nil }
      + moving.sorted { $0.key < $1.key }.map { slot, value in
        MovableValue(index: slot, value: value, location: models[slot]?.location, isImportant: false)
      }
  }

  /// The time at which something changes next; `nil` if nothing will.
  func nextChange(after time: Double) -> Double? {
    (transitions.values.map { $0.isActive(at: time) ? time : $0.startTime }
      + animations.compactMap { $0.nextChange(after: time) }).min()
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

  /// Whether another heir is for the same state slot of the same view.
  func isSame(as other: Heir) -> Bool { view === other.view && index == other.index }
}
