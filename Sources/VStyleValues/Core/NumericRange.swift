import VStyleSyntax

/// The numbers that a value type accepts, bounds included.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#numeric-ranges
struct NumericRange: Hashable, Sendable {
  var lower = -Double.infinity
  var upper = Double.infinity

  static let all = NumericRange()

  init() {}

  init(_ range: ClosedRange<Double>) {
    lower = range.lowerBound
    upper = range.upperBound
  }

  init(_ range: PartialRangeFrom<Double>) { lower = range.lowerBound }

  func contains(_ number: Double) -> Bool { number >= lower && number <= upper }

  func clamp(_ number: Double) -> Double { min(max(number, lower), upper) }

  /// The range in bracket notation with a space before it; empty if the range is ``all``.
  var suffix: String {
    self == .all ? "" : " [\(NumericRange.text(lower)),\(NumericRange.text(upper))]"
  }

  /// The range in words, for messages.
  var words: String {
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): "from \(NumericRange.text(lower)) to \(NumericRange.text(upper))"
    case (true, false): "of at least \(NumericRange.text(lower))"
    case (false, true): "of at most \(NumericRange.text(upper))"
    case (false, false): ""
    }
  }

  static func text(_ bound: Double) -> String {
    guard bound.isFinite else { return bound < 0 ? "-∞" : "∞" }
    return CSSSerialization.serialize(number: bound)
  }
}
