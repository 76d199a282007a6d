import VStyleValues

extension Motion {
  /// What changes do.
  enum ChangeMode {
    /// They move as if each view had a transition, whose group is that of a call of `animate`.
    case moving(TransitionList.Item, AnimatedChange.Group)
    /// They arrive at once.
    case still

    var isMoving: Bool { if case .moving = self { true } else { false } }
  }
}
