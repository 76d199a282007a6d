package import VStyleSyntax

/// A condition that an element evaluates itself.
///
/// Every pseudo-class that depends on no other element is one of these.
package enum ElementCondition: Sendable, Hashable {
  /// `:root`: the element is the root of its tree.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#the-root-pseudo
  case root
  /// `:empty`: the element has no contents, text included.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#the-empty-pseudo
  case empty
  /// `:highlighted`: the element is in a state of the grammar; the name is in lower case.
  case state(String)
  /// `:state(loading)`: the element is in a state that the app defines; the name is case-sensitive.
  case customState(String)
  /// `:theme(dark-blue)`: the theme of this name applies to the element.
  case theme(String)
  /// `:scheme(dark)`: the color scheme applies to the element.
  case scheme(Appearance)
}
