import VStyleValues

/// A media query. An unknown feature makes its condition neither true nor false.
///
/// - Spec: https://www.w3.org/TR/mediaqueries-4/#media-conditions
package indirect enum MediaQuery: Sendable, Equatable {
  /// A feature without a value, such as `(hover)`.
  case feature(String)
  /// A comparison of a feature with a number or a ratio: `feature op operand`.
  case comparison(String, Comparison, MediaOperand)
  /// A feature with a keyword, such as `(orientation: portrait)`.
  case keyword(String, String)
  case not(MediaQuery)
  case and([MediaQuery])
  case or([MediaQuery])
  /// A custom media query: the list of queries that its name stands for. It is never unknown.
  case custom([MediaQuery])
  /// A media type. Only `all` and `screen` match.
  case type(String)
  /// A condition that cannot be evaluated.
  case unknown

  /// The comparison of a feature's value with the number on the right.
  package enum Comparison: String, Sendable {
    case equal = "="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    /// The comparison with both sides swapped.
    package var flipped: Comparison {
      switch self {
      case .equal: .equal
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }

    /// Whether both comparisons can surround a feature: `1 < width <= 2`, but not `1 < width > 2`.
    package func points(with other: Comparison) -> Bool {
      switch (self, other) {
      case (.less, .less), (.less, .lessOrEqual), (.lessOrEqual, .less), (.lessOrEqual, .lessOrEqual): true
      case (.greater, .greater), (.greater, .greaterOrEqual), (.greaterOrEqual, .greater): true
      case (.greaterOrEqual, .greaterOrEqual): true
      default: false
      }
    }

    func holds(_ left: Double, _ right: Double) -> Bool {
      switch self {
      case .equal: left == right
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      }
    }
  }

  /// Evaluates the query; `nil` means unknown.
  ///
  /// - Spec: https://www.w3.org/TR/mediaqueries-4/#evaluating
  package func evaluate(_ traits: Traits) -> Bool? {
    switch self {
    case .feature(let name): MediaFeature.named(name).map { $0.holds(in: traits) }
    case .comparison(let name, let comparison, let operand):
      MediaFeature.named(name).map { operand.holds(comparison, $0.value(traits), in: traits) }
    case .keyword(let name, let keyword): MediaFeature.named(name).map { $0.holds(keyword, in: traits) }
    case .not(let query): query.evaluate(traits).map { !$0 }
    case .and(let queries): MediaQuery.all(queries.map { $0.evaluate(traits) })
    case .or(let queries): MediaQuery.all(queries.map { $0.evaluate(traits).map { !$0 } }).map { !$0 }
    case .custom(let queries): queries.contains { $0.evaluate(traits) == true }
    case .type(let name): name == "all" || name == "screen"
    case .unknown: nil
    }
  }

  /// The conjunction of three-valued conditions: false before unknown, and unknown before true.
  private static func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }
}

extension MediaQuery {
  /// The number of features, types and negations, with those of custom media queries at each use.
  package var size: Int {
    switch self {
    case .feature, .comparison, .keyword, .type, .unknown: 1
    case .not(let query): 1 + query.size
    case .and(let queries), .or(let queries), .custom(let queries): queries.reduce(1) { $0 + $1.size }
    }
  }
}
