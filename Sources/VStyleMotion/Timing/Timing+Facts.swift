package import VStyleValues

extension TransitionList.Item {
  /// The seconds that the transition takes without its delay. A spring takes its own time.
  package var activeDuration: Double {
    if case .spring(let spring) = easing { return spring.settlingTime }
    return duration
  }

  /// Whether the transition changes anything over time.
  package var isEffective: Bool { activeDuration + delay > 0 }
}

extension TransitionList.Item {
  /// The transition for users who prefer less motion.
  var reduced: TransitionList.Item {
    var item = self
    (item.duration, item.delay, item.easing, item.isReduced) = (0, 0, .identity, true)
    return item
  }
}

extension AnimationList.Direction {
  /// Whether an iteration goes backwards. The first one is 0.
  package func isReversed(_ iteration: Double) -> Bool {
    let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
    switch self {
    case .normal: return false
    case .reverse: return true
    case .alternate: return isOdd
    case .alternateReverse: return !isOdd
    }
  }
}
