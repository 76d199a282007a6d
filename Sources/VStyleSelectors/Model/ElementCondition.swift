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
  /// `:dir(rtl)`: the direction of the element, which is that of its attribute `dir`, else that of its parent, and at the
  /// root that of the traits. The name is in lower case; no element has another direction than `ltr` or `rtl`.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#the-dir-pseudo
  case direction(String)
}

/// The directions of text, as the attribute `dir` and `:dir()` name them.
package enum TextDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction that an attribute `dir` names, in any case; `nil` if it names none.
  package init?(attribute: String?) {
    guard let attribute else { return nil }
    self.init(rawValue: attribute.lowercased())
  }

  /// The selector of the elements whose attribute `dir` names the direction.
  package var attribute: AttributeSelector {
    AttributeSelector("dir", .init(.equals, rawValue, .insensitive))
  }
}
