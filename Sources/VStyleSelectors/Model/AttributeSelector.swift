/// `[name]` or `[name="value"]`: a condition on an attribute.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#attribute-selectors
package struct AttributeSelector: Sendable, Hashable {
  /// The namespaces in which the attribute is searched.
  package let namespace: Namespace

  /// The attribute's name, case-sensitive.
  package let name: String

  /// The condition on the value; `nil` if any value matches.
  package let condition: Condition?

  /// Creates an attribute selector; by default for any value and for attributes without a namespace.
  package init(_ name: String, namespace: Namespace = .none, _ condition: Condition? = nil) {
    self.name = name
    self.namespace = namespace
    self.condition = condition
  }

  /// The namespaces in which an attribute is searched.
  ///
  /// All attributes of views have no namespace, so both cases mean the same for views.
  package enum Namespace: Sendable, Hashable {
    /// `[name]`, `[|name]`: attributes that have no namespace.
    case none
    /// `[*|name]`: attributes in any namespace, or in none.
    case any
  }

  /// A condition on the value of an attribute.
  package struct Condition: Sendable, Hashable {
    /// The comparison operator.
    package let comparison: Comparison

    /// The text to compare with.
    package let value: String

    /// The handling of upper and lower case.
    package let letterCase: LetterCase

    /// Creates a condition.
    package init(_ comparison: Comparison, _ value: String, _ letterCase: LetterCase = .unspecified) {
      self.comparison = comparison
      self.value = value
      self.letterCase = letterCase
    }
  }

  /// The comparison operator of an attribute selector.
  package enum Comparison: String, Sendable, Hashable, CaseIterable {
    /// `=`: the value equals the text.
    case equals = "="
    /// `~=`: one of the words of the value equals the text.
    case includes = "~="
    /// `|=`: the value equals the text, or starts with the text and a hyphen.
    case dashMatch = "|="
    /// `^=`: the value starts with the text.
    case prefix = "^="
    /// `$=`: the value ends with the text.
    case suffix = "$="
    /// `*=`: the value contains the text.
    case substring = "*="
  }

  /// The handling of upper and lower case in an attribute's value.
  package enum LetterCase: Sendable, Hashable {
    /// No flag: attribute values are case-sensitive.
    case unspecified
    /// `i`: the letters A to Z and a to z are the same.
    case insensitive
    /// `s`: case-sensitive.
    case sensitive
  }
}
