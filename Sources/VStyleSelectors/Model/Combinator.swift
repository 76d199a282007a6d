/// The relation between the elements that two compound selectors match.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#combinators
package enum Combinator: Sendable, Hashable, CaseIterable {
  /// `a b`: `b` is a descendant of `a`.
  case descendant
  /// `a > b`: `b` is a child of `a`.
  case child
  /// `a + b`: `b` comes directly after `a`, in the same parent.
  case nextSibling
  /// `a ~ b`: `b` comes somewhere after `a`, in the same parent.
  case subsequentSibling
}
