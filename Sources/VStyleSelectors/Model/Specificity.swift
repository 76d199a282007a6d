/// The weight of a selector in the cascade.
///
/// Each count saturates at 1,048,575, far above what a selector within the component limit can
/// reach, so sums over nested parents never overflow.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#specificity-rules
@usableFromInline
package struct Specificity: Sendable, Hashable {
  /// The number of id selectors.
  @usableFromInline
  package let a: Int

  /// The number of class selectors, attribute selectors and pseudo-classes.
  @usableFromInline
  package let b: Int

  /// The number of type selectors.
  @usableFromInline
  package let c: Int

  /// Creates a specificity from counts, each clamped to `[0, 1048575]`.
  package init(_ a: Int, _ b: Int, _ c: Int) {
    self.a = Specificity.clamp(a)
    self.b = Specificity.clamp(b)
    self.c = Specificity.clamp(c)
  }

  /// The specificity of `*`.
  package static let zero = Specificity(0, 0, 0)

  private static func clamp(_ count: Int) -> Int { min(max(count, 0), 0xF_FFFF) }
}

extension Specificity: Comparable {
  /// Whether `left` is lower: `a` decides, then `b`, then `c`.
  @inlinable
  package static func < (left: Specificity, right: Specificity) -> Bool { left.packed < right.packed }

  /// The specificity as one number with the same order.
  @inlinable
  package var packed: UInt64 { UInt64(a) << 40 | UInt64(b) << 20 | UInt64(c) }
}

extension Specificity {
  /// The sum of each count.
  package static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(left.a + right.a, left.b + right.b, left.c + right.c)
  }

  /// Adds each count.
  package static func += (left: inout Specificity, right: Specificity) { left = left + right }
}

extension Specificity: CustomStringConvertible {
  /// The specificity as `(a,b,c)`.
  @usableFromInline
  package var description: String { "(\(a),\(b),\(c))" }
}
