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
}
