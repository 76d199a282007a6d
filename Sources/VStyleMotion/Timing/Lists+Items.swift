package import VStyleValues

extension TransitionList {
  /// A transition of the list.
  package struct Item: Hashable, Sendable {
    /// The properties that the transition is for.
    package var target: Target
    /// The duration, in seconds, `[0, ∞]`.
    package var duration: Double
    /// The easing.
    package var easing: Easing
    /// The delay, in seconds.
    package var delay: Double
    /// Whether properties that flip take part.
    package var behavior: Behavior
    /// Whether the transition arrives at once, with its events.
    package var isReduced = false
    /// Whether code started the transition, which then stays although no sheet has it.
    package var isFromCode = false
  }

  /// Takes the value of a longhand from another list.
  package mutating func take(_ longhand: String, from other: TransitionList) {
    switch longhand {
    case "transition-property": targets = other.targets
    case "transition-duration": durations = other.durations
    case "transition-timing-function": easings = other.easings
    case "transition-delay": delays = other.delays
    default: behaviors = other.behaviors
    }
  }

  /// The transitions, one for each target. A list with fewer values begins again.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-1/#transition-property-property
  package var items: [Item] {
    targets.enumerated().map { index, target in
      Item(
        target: target, duration: durations.repeated(index, or: 0), easing: easings.repeated(index, or: .ease),
        delay: delays.repeated(index, or: 0), behavior: behaviors.repeated(index, or: .normal))
    }
  }

  /// The transition of a property: the last one that is for it; `nil` if there is none.
  package func item(for property: String) -> Item? {
    items.last { $0.target == .all || $0.target == .property(property) }
  }
}

extension AnimationList {
  /// An animation of the list.
  package struct Item: Hashable, Sendable {
    /// The name of the keyframes; `nil` for none.
    package var name: String?
    /// The duration of an iteration, in seconds, `[0, ∞]`.
    package var duration = 0.0
    /// The easing between keyframes without one.
    package var easing = Easing.ease
    /// The delay, in seconds.
    package var delay = 0.0
    /// The number of iterations, `[0, ∞]`.
    package var iterationCount = 1.0
    /// The direction.
    package var direction = Direction.normal
    /// Where the animation applies beyond its run.
    package var fillMode = FillMode.none
    /// Whether the animation runs.
    package var playState = PlayState.running
    /// How the values and those below become one.
    package var composition = Composition.replace
  }

  /// The animations as users have them who prefer less motion: at once, with one iteration.
  var reduced: AnimationList {
    var list = self
    (list.durations, list.delays) = ([0], [0])
    list.iterationCounts = [1]
    return list
  }

  /// Takes the value of a longhand from another list.
  package mutating func take(_ longhand: String, from other: AnimationList) {
    switch longhand {
    case "animation-name": names = other.names
    case "animation-duration": durations = other.durations
    case "animation-timing-function": easings = other.easings
    case "animation-delay": delays = other.delays
    case "animation-iteration-count": iterationCounts = other.iterationCounts
    case "animation-direction": directions = other.directions
    case "animation-fill-mode": fillModes = other.fillModes
    case "animation-play-state": playStates = other.playStates
    default: compositions = other.compositions
    }
  }

  /// The animations, one for each name. A list with fewer values begins again.
  package var items: [Item] {
    names.enumerated().map { index, name in
      var item = Item()
      item.name = name
      item.duration = durations.repeated(index, or: 0)
      item.easing = easings.repeated(index, or: .ease)
      item.delay = delays.repeated(index, or: 0)
      item.iterationCount = iterationCounts.repeated(index, or: 1)
      item.direction = directions.repeated(index, or: .normal)
      item.fillMode = fillModes.repeated(index, or: .none)
      item.playState = playStates.repeated(index, or: .running)
      item.composition = compositions.repeated(index, or: .replace)
      return item
    }
  }
}

extension Array {
  /// The element at an index, as if the array were repeated without end.
  fileprivate func repeated(_ index: Int, or initial: Element) -> Element { isEmpty ? initial : self[index % count] }
}
