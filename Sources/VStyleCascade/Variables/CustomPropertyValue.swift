public import VStyleSyntax

/// The value of a token at a node.
public struct TokenValue: Sendable, Equatable {
  /// The text with every `var()` replaced.
  public let text: String

  /// The declaration that the text comes from.
  public let location: SourceLocation?

  /// The tokens that were looked up on the way, outermost first.
  public let chain: [String]
}

/// Why a value with `var()` has no value.
public enum SubstitutionFailure: Error, Sendable, Equatable {
  /// A token has no value and there is no fallback. The chain leads from the value to it.
  case missing([String])
  /// Tokens need each other.
  case cycle([String])
  /// The text grew beyond the limit.
  case tooLong
}
