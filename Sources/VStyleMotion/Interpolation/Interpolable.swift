/// A type with values between two others, and with sums.
///
/// An interpolation to a progress `p` is ``mixed(_:with:_:)`` with the weights `1 - p` and `p`, an accumulation with the
/// weights 1 and 1. Factors such as those of a scaling count from 1: for them, `1 + w₁ (a − 1) + w₂ (b − 1)` is both.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#combining-values
package protocol Interpolable: Hashable, Sendable {
  /// The weighted sum of this value and another one, before limits apply.
  ///
  /// - Parameters:
  ///   - weight: the weight of this value, any finite number.
  ///   - other: the other value.
  ///   - otherWeight: the weight of the other value.
  /// - Returns: `nil` if there is no value between the two, so that a motion between them flips.
  func mixed(_ weight: Double, with other: Self, _ otherWeight: Double) -> Self?

  /// The value of this one added to the value that it is animated over. Default: the sum.
  ///
  /// - Returns: `nil` if the two cannot be added. This value then replaces the other.
  func added(to underlying: Self) -> Self?

  /// The value that stands for no value, such as a shadow that cannot be seen; `nil` if there is none. Default: `nil`.
  static var absent: Self? { get }
}

extension Interpolable {
  package func added(to underlying: Self) -> Self? { underlying.mixed(1, with: self, 1) }

  package static var absent: Self? { nil }

  /// The value at a progress between this value and another. At 0 and at 1 it is exactly the one or the other.
  package func interpolated(to end: Self, at progress: Double) -> Self? {
    guard let value = mixed(1 - progress, with: end, progress) else { return nil }
    return progress == 0 ? self : progress == 1 ? end : value
  }
}

/// A value of up to four numbers that move independently of each other.
package protocol VectorValue: Interpolable {
  /// The numbers; those that the value does not have are 0.
  var vector: SIMD4<Double> { get }

  /// Creates a value from its numbers.
  init(vector: SIMD4<Double>)
}

extension VectorValue {
  package func mixed(_ weight: Double, with other: Self, _ otherWeight: Double) -> Self? {
    Self(vector: vector * weight + other.vector * otherWeight)
  }
}
