/// `[name]` or `[name="value"]`: a condition on an attribute.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#attribute-selectors
public struct AttributeSelector: Sendable, Hashable {
  /// The namespaces in which the attribute is looked for.
  public let namespace: Namespace

  /// The attribute's name, case-sensitive.
  public let name: String

  /// What the value must be; `nil` if any value will do.
  public let condition: Condition?

  /// Makes an attribute selector.
  public init(_ name: String, namespace: Namespace = .none, _ condition: Condition? = nil) {
    self.name = name
    self.namespace = namespace
    self.condition = condition
  }

  /// The namespaces in which an attribute is looked for. Views have attributes without a namespace
  /// only, so there the two mean the same.
  public enum Namespace: Sendable, Hashable {
    /// `[name]`, `[|name]`: attributes that have no namespace.
    case none
    /// `[*|name]`: attributes in any namespace, or in none.
    case any
  }

  /// What the value of an attribute must be.
  public struct Condition: Sendable, Hashable {
    /// How the value is compared.
    public let comparison: Comparison

    /// The text that it is compared with.
    public let value: String

    /// How letters are compared.
    public let letterCase: LetterCase

    /// Makes a condition.
    public init(_ comparison: Comparison, _ value: String, _ letterCase: LetterCase = .unspecified) {
      self.comparison = comparison
      self.value = value
      self.letterCase = letterCase
    }
  }

  /// How the value of an attribute is compared.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    /// `=`: it is the text.
    case equals = "="
    /// `~=`: one of its words is the text.
    case includes = "~="
    /// `|=`: it is the text, or starts with the text and a hyphen.
    case dashMatch = "|="
    /// `^=`: it starts with the text.
    case prefix = "^="
    /// `$=`: it ends with the text.
    case suffix = "$="
    /// `*=`: the text stands somewhere in it.
    case substring = "*="
  }

  /// How letters of an attribute's value are compared.
  public enum LetterCase: Sendable, Hashable {
    /// No flag: attribute values are case-sensitive.
    case unspecified
    /// `i`: the letters A to Z and a to z are the same.
    case insensitive
    /// `s`: case-sensitive.
    case sensitive
  }
}
