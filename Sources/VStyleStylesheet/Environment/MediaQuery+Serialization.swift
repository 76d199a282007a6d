import VStyleSyntax
import VStyleValues

/// Serialization of media queries, to text that parses as the same queries.
///
/// - Spec: https://www.w3.org/TR/2021/WD-cssom-1-20210826/#serializing-media-queries
extension MediaQuery: CustomStringConvertible {
  /// The query as a part of a list.
  package var description: String {
    switch self {
    case .type(let name): CSSSerialization.serialize(identifier: name)
    case .custom(let queries) where queries.count == 1: queries[0].description
    case .not(let query) where query.type != nil: "not \(query)"
    case .and(let terms) where type != nil: terms.map(\.term).joined(separator: " and ")
    default: condition
    }
  }

  /// The query after a media type and `and`, where `or` needs parentheses.
  private var term: String { if case .or = self { inParentheses } else { type ?? condition } }

  /// The media type at the start of the query; `nil` for a query that is only a condition.
  private var type: String? {
    switch self {
    case .type(let name): name
    case .and(let terms): terms.first?.type
    default: nil
    }
  }

  /// The query as a condition.
  private var condition: String {
    switch self {
    case .not(let query): "not \(query.inParentheses)"
    case .and(let queries): queries.map(\.inParentheses).joined(separator: " and ")
    case .or(let queries), .custom(let queries): queries.map(\.inParentheses).joined(separator: " or ")
    default: inParentheses
    }
  }

  private var inParentheses: String {
    switch self {
    case .feature(let name): "(\(name))"
    case .comparison(let name, .equal, let operand) where MediaFeature.named(name)?.keywords.isEmpty == false:
      "(\(name): \(operand.text(for: MediaFeature.named(name))))"
    case .comparison(let name, let comparison, let operand):
      "(\(name) \(comparison.rawValue) \(operand.text(for: MediaFeature.named(name))))"
    case .keyword(let name, let keyword): "(\(name): \(keyword))"
    case .type(let name): name
    case .custom(let queries) where queries.count == 1: queries[0].inParentheses
    case .unknown: "(unknown)"
    default: "(\(condition))"
    }
  }
}

extension MediaOperand {
  /// The operand in the syntax of the feature's values.
  fileprivate func text(for feature: MediaFeature?) -> String {
    switch self {
    case .number(let value):
      switch feature?.grammar {
      case .number(let kind): kind.serialize(value)
      case .zeroOrOne: ValueKind.integer.serialize(value)
      default: ""
      }
    case .ratio(let first, let second):
      "\(ValueKind.number.serialize(first)) / \(ValueKind.number.serialize(second))"
    }
  }
}
