import VStyleSyntax
package import VStyleValues

/// A media feature: its name, its grammar, and its value in an environment.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-features
package struct MediaFeature: Sendable {
  /// The value of a feature in an environment.
  enum Value: Equatable {
    case number(Double)
    /// Two numbers of which only the ratio counts, such as width and height.
    case ratio(Double, Double)
    case keyword(String)
  }

  /// The values that a query can compare a feature with.
  package enum Grammar: Sendable {
    /// One of some keywords.
    case keywords([String])
    /// One of some keywords, each of which includes those before it.
    case nestedKeywords([String])
    /// `0` or `1`, also as a calculation, without an order.
    case zeroOrOne
    /// A number of a value type.
    case number(ValueKind)
    /// One number, or two numbers with a slash between them.
    case ratio
  }

  /// The name in lower case.
  package let name: String

  package let grammar: Grammar

  /// The value in an environment.
  let value: @Sendable (Traits) -> Value

  /// Whether the value follows from other traits and cannot be set.
  package var isDerived = false

  /// The keywords that the feature can have; empty for a feature with numbers.
  package var keywords: [String] {
    switch grammar {
    case .keywords(let keywords), .nestedKeywords(let keywords): keywords
    case .zeroOrOne: ["0", "1"]
    case .number, .ratio: []
    }
  }

  /// The keywords in words, for messages.
  package var keywordsInWords: String { GrammarInWords.words(for: keywords.joined(separator: " | ")) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The feature with a name in lower case.
  package static func named(_ name: String) -> MediaFeature? { byName[name] }

  /// The keywords that count as false in a query without a value, such as `(hover)`.
  private static let falseKeywords: Set<String> = ["none", "no-preference", "unspecified"]

  /// The keyword that a word for true or false means; `nil` for other words, and if the feature has no such keyword.
  package func keyword(meaning word: String) -> String? {
    guard let off = keywords.first(where: MediaFeature.falseKeywords.contains), off != "unspecified" else { return nil }
    switch word {
    case "true", "yes", "on", "1", "enabled", "active": return example
    case "false", "no", "off", "0", "disabled", "inactive": return off
    default: return nil
    }
  }

  /// The keyword for examples, which is rather one that counts as true; `nil` for a feature with numbers.
  package var example: String? { keywords.first { !MediaFeature.falseKeywords.contains($0) } ?? keywords.first }

  /// Whether a query without a value is true: the value is neither zero nor a keyword that counts as false.
  func holds(in traits: Traits) -> Bool {
    switch value(traits) {
    case .number(let number): number != 0
    case .ratio(let first, let second): first != 0 && second != 0
    case .keyword(let keyword): !MediaFeature.falseKeywords.contains(keyword)
    }
  }

  /// Whether the feature's value is a keyword or includes it.
  func holds(_ keyword: String, in traits: Traits) -> Bool {
    guard case .keyword(let value) = value(traits) else { return false }
    guard case .nestedKeywords(let keywords) = grammar else { return value == keyword }
    guard let own = keywords.firstIndex(of: value), let wanted = keywords.firstIndex(of: keyword) else { return false }
    return wanted <= own
  }
}

/// The operand of a comparison in a media query.
package enum MediaOperand: Hashable, Sendable {
  case number(StyleValue)
  case ratio(StyleValue, StyleValue)

  /// Whether the comparison of a feature's value with the operand is true in an environment.
  func holds(_ comparison: MediaQuery.Comparison, _ value: MediaFeature.Value, in traits: Traits) -> Bool {
    switch (self, value) {
    case (.number(let number), .number(let value)):
      return comparison.holds(value, MediaOperand.number(number, in: traits))
    case (.ratio(let first, let second), .ratio(let width, let height)):
      let (first, second) = (MediaOperand.number(first, in: traits), MediaOperand.number(second, in: traits))
      // A ratio of two zeros is invalid; browsers treat it as infinite.
      return comparison.holds(width * second, height * (first == 0 && second == 0 ? 1 : first))
    default: return false
    }
  }

  /// The number of an operand, in which units such as `em` depend on the environment; NaN for other values.
  private static func number(_ value: StyleValue, in traits: Traits) -> Double {
    var context = ValueContext()
    (context.fontSize, context.rootFontSize) = (traits.fontSize, traits.fontSize)
    context.displayScale = traits.displayScale
    let resolved = value.resolved(in: context)
    return resolved[as: Double.self] ?? resolved[as: Int.self].map(Double.init) ?? .nan
  }
}
