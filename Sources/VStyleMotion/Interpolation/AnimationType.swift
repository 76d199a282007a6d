package import VStyleValues

/// How the values of a property move.
///
/// - Spec: https://www.w3.org/TR/web-animations-1/#animation-type
package enum AnimationType: String, Sendable, CaseIterable {
  /// Values between two others exist, at least for most of them.
  case byComputedValue
  /// The value flips in the middle.
  case discrete
  /// The value never moves: an object belongs to one view, and a theme decides which values there are.
  case notAnimatable
}

extension ValueKind {
  /// How values of the value type move.
  package var animationType: AnimationType {
    if isAny || self == .untyped || self == .themeStyle || name == "object" { return .notAnimatable }
    let moves = samples.lazy.map { $0.resolved(in: ValueContext()) }
      .contains { $0.interpolated(to: $0, at: 0.5) != nil && !isNamed($0) }
    return moves ? .byComputedValue : .discrete
  }

  /// Whether a number has a name in the value type, such as `automatic`, and is none that can be counted with.
  fileprivate func isNamed(_ value: StyleValue) -> Bool {
    value.holds(Double.self) && keywords.contains(serialize(value))
  }

  /// The value at a progress between two concrete values of the value type.
  ///
  /// A number is clamped to the range of the value type. Two values with nothing between them flip in the middle.
  ///
  /// - Parameters:
  ///   - start: the value at 0.
  ///   - end: the value at 1.
  ///   - progress: the progress; below 0 and above 1, the values continue beyond their ends.
  /// - Spec: https://www.w3.org/TR/web-animations-1/#animating-properties
  package func interpolate(from start: StyleValue, to end: StyleValue, at progress: Double) -> StyleValue {
    guard !isNamed(start), !isNamed(end), let value = start.interpolated(to: end, at: progress) else {
      return progress < 0.5 ? start : end
    }
    return clamped(value)
  }
}

extension Property {
  /// Whether the property hides its view, so that it moves as `visibility` does.
  private var hides: Bool { name == "hidden" && kind == .bool }

  /// How the values of the property move.
  package var animationType: AnimationType { hides ? .byComputedValue : kind.animationType }

  /// Whether there are values between two concrete values.
  package func moves(from start: StyleValue, to end: StyleValue) -> Bool {
    hides || !kind.isNamed(start) && !kind.isNamed(end) && start.interpolated(to: end, at: 0.5) != nil
  }

  /// The value at a progress between two concrete values; see ``ValueKind/interpolate(from:to:at:)``.
  ///
  /// Between `hidden: true` and `hidden: false`, the view is shown wherever the progress is inside (0, 1).
  ///
  /// - Spec: https://www.w3.org/TR/web-animations-1/#animating-visibility
  package func interpolate(from start: StyleValue, to end: StyleValue, at progress: Double) -> StyleValue {
    guard hides, start != end else { return kind.interpolate(from: start, to: end, at: progress) }
    return progress <= 0 ? start : progress >= 1 ? end : StyleValue(false)
  }

  /// The value of a motion at a progress between two concrete values, which others can be added to: a number is not
  /// rounded, and at 0 and at 1 the value has the form of those between.
  func moving(from start: StyleValue, to end: StyleValue, at progress: Double) -> StyleValue {
    guard mixes(start, end) else { return interpolate(from: start, to: end, at: progress) }
    return start.unrounded.mixed(1 - progress, with: end.unrounded, progress)
      ?? start.limited.mixed(1 - progress, with: end.limited, progress) ?? (progress < 0.5 ? start : end)
  }

  /// Whether values between two others are their sums.
  func mixes(_ start: StyleValue, _ end: StyleValue) -> Bool {
    !hides && !kind.isNamed(start) && !kind.isNamed(end)
  }

  /// The value that a motion writes: within the limits of the value type, and rounded half up if it is an integer.
  func settled(_ value: StyleValue, isInteger: Bool) -> StyleValue {
    guard isInteger, let number = value[as: Double.self] else { return kind.clamped(value.limited) }
    return kind.clamped(StyleValue(Int(clamping: (number + 0.5).rounded(.down))))
  }
}

extension StyleValue {
  /// The value with a number in place of an integer, and with a color that has no limits.
  var unrounded: StyleValue {
    self[as: Int.self].map { StyleValue(Double($0)) } ?? self[as: Color.self].flatMap(MotionColor.init).map {
      StyleValue($0)
    }
      ?? self
  }

  /// The value with a color that has its limits.
  var limited: StyleValue { self[as: MotionColor.self].map { StyleValue($0.color) } ?? self }
}

extension Int {
  /// The integer next to a number, which is none for a number that is none.
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
