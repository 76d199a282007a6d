import VStyleValues

/// Steps of equal length, between which the output jumps.
///
/// - Spec: https://www.w3.org/TR/css-easing-2/#step-easing-functions
package struct StepEasing: Hashable, Sendable {
  /// Where the jumps are.
  package enum Jump: String, KeywordValue {
    /// At the start of each step: the first jump is at once.
    case jumpStart
    /// At the end of each step: the last jump is at the end.
    case jumpEnd
    /// Between the steps only.
    case jumpNone
    /// Between the steps, at the start and at the end.
    case jumpBoth
    /// The older name of ``jumpStart``.
    case start
    /// The older name of ``jumpEnd``.
    case end

    /// Whether there is a jump at the start of the first step.
    fileprivate var isAtStart: Bool { [.jumpStart, .jumpBoth, .start].contains(self) }

    /// The number of jumps beyond that of the steps.
    fileprivate var extraJumps: Double { self == .jumpBoth ? 1 : self == .jumpNone ? -1 : 0 }
  }

  /// The number of steps. Range: `[1, ∞]`, and `[2, ∞]` for ``Jump/jumpNone``.
  package let count: Int
  /// Where the jumps are.
  package let jump: Jump

  /// Creates steps. A count below the range becomes the least one.
  package init(_ count: Int, _ jump: Jump = .jumpEnd) {
    self.count = max(count, jump == .jumpNone ? 2 : 1)
    self.jump = jump
  }

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
