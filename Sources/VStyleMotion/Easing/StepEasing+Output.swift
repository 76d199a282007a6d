package import VStyleValues

extension StepEasing {
  /// The share of the jumps that are done at an input.
  package func output(at input: Double, isBefore: Bool) -> Double {
    let position = input * Double(count)
    var step = position.rounded(.down) + (jump.isAtStart ? 1 : 0)
    if isBefore, position == position.rounded(.down) { step -= 1 }
    let jumps = Double(count) + jump.extraJumps
    if input >= 0 { step = max(step, 0) }
    if input <= 1 { step = min(step, jumps) }
    return step / jumps
  }
}

extension StepEasing.Jump {
  /// Whether there is a jump at the start of the first step.
  fileprivate var isAtStart: Bool { [.jumpStart, .jumpBoth, .start].contains(self) }

  /// The number of jumps beyond that of the steps.
  fileprivate var extraJumps: Double { self == .jumpBoth ? 1 : self == .jumpNone ? -1 : 0 }
}
