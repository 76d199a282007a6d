/// How the elements that two compound selectors match stand to each other.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#combinators
public enum Combinator: Sendable, Hashable, CaseIterable {
  /// `a b`: `b` lies somewhere inside `a`.
  case descendant
  /// `a > b`: `b` lies straight inside `a`.
  case child
  /// `a + b`: `b` comes right after `a`.
  case nextSibling
  /// `a ~ b`: `b` comes somewhere after `a`, in the same parent.
  case subsequentSibling
}
