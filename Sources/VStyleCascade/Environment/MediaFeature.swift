import VStyleSyntax
import VStyleValues

/// A media feature: its name, what it is compared with, and the value that it has in an environment.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#mq-features
package struct MediaFeature: Sendable {
  /// What a feature's value is.
  enum Value: Equatable {
    case number(Double)
    /// Two numbers that only their relation counts of, such as width and height.
    case ratio(Double, Double)
    case keyword(String)
  }

  /// What a query compares the feature with.
  enum Grammar: Sendable {
    /// One of some keywords.
    case keywords([String])
    /// One of some keywords, each of which takes in those before it.
    case nestedKeywords([String])
    /// A number of a kind.
    case number(ValueKind)
    /// Two numbers with a slash between, or one.
    case ratio
  }

  /// The name in lower case.
  package let name: String

  let grammar: Grammar

  /// The value in an environment.
  let value: @Sendable (Traits) -> Value

  /// Whether the value follows from other traits, so that nobody sets it.
  var isDerived = false

  /// The keywords that the feature can have; empty for a number.
  package var keywords: [String] {
    switch grammar {
    case .keywords(let keywords), .nestedKeywords(let keywords): keywords
    case .number, .ratio: []
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The feature of a name in lower case.
  static func named(_ name: String) -> MediaFeature? { byName[name] }

  /// The keywords that count as false when the feature is asked for without a value.
  private static let falseKeywords: Set<String> = ["none", "no-preference", "unspecified"]

  /// Whether the feature is there at all: not zero and not a keyword that means no.
  func holds(in traits: Traits) -> Bool {
    switch value(traits) {
    case .number(let number): number != 0
    case .ratio(let first, let second): first != 0 && second != 0
    case .keyword(let keyword): !MediaFeature.falseKeywords.contains(keyword)
    }
  }

  /// Whether the feature is a keyword, or one that takes it in.
  func holds(_ keyword: String, in traits: Traits) -> Bool {
    guard case .keyword(let value) = value(traits) else { return false }
    guard case .nestedKeywords(let keywords) = grammar else { return value == keyword }
    guard let own = keywords.firstIndex(of: value), let wanted = keywords.firstIndex(of: keyword) else { return false }
    return wanted <= own
  }
}

/// What stands beside a comparison in a media query.
enum MediaOperand: Hashable, Sendable {
  case number(Value)
  case ratio(Value, Value)

  /// Whether a feature's value compares with the operand in an environment.
  func holds(_ comparison: MediaQuery.Comparison, _ value: MediaFeature.Value, in traits: Traits) -> Bool {
    switch (self, value) {
    case (.number(let number), .number(let value)):
      return comparison.holds(value, MediaOperand.number(number, in: traits))
    case (.ratio(let first, let second), .ratio(let width, let height)):
      let (first, second) = (MediaOperand.number(first, in: traits), MediaOperand.number(second, in: traits))
      // Two zeros are no relation; browsers take them for an infinite one.
      return comparison.holds(width * second, height * (first == 0 && second == 0 ? 1 : first))
    default: return false
    }
  }

  /// A number, with units such as `em` that depend on the environment.
  private static func number(_ value: Value, in traits: Traits) -> Double {
    var context = ValueContext()
    context.fontSize = traits.fontSize
    context.rootFontSize = traits.fontSize
    context.displayScale = traits.displayScale
    let resolved = value.resolved(in: context)
    return resolved[as: Double.self] ?? resolved[as: Int.self].map(Double.init) ?? .nan
  }
}
