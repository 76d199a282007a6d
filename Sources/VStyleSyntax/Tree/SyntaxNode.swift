/// A statement of a sheet: a rule or a declaration, as ranges of tokens.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parsing
public struct SyntaxNode: Sendable, Equatable {
  /// What a statement is.
  public enum Kind: UInt8, Sendable {
    /// The root: the contents of the sheet.
    case stylesheet
    /// `@name prelude;` or `@name prelude { … }`
    case atRule
    /// `prelude { … }`
    case qualifiedRule
    /// `name: value`
    case declaration
    /// Tokens that are none of these and were passed over; a diagnostic says why.
    case invalid
  }

  /// What the statement is.
  public let kind: Kind

  /// All tokens of the statement, with its block and without a semicolon behind it.
  public let tokens: Range<Int>

  /// The tokens of the prelude (of a rule) or of the value (of a declaration, without `!important`),
  /// without trivia at both ends.
  public let content: Range<Int>

  /// The tokens between the braces of a rule's block; `nil` where there is no block.
  public let block: Range<Int>?

  /// Whether the value of a declaration ends with `!important`.
  public let isImportant: Bool

  /// The position in ``SyntaxTree/nodes`` after the last node inside this one.
  public internal(set) var subtreeEnd: Int

  package init(
    _ kind: Kind, tokens: Range<Int>, content: Range<Int>, block: Range<Int>? = nil, isImportant: Bool = false,
    subtreeEnd: Int
  ) {
    self.kind = kind
    self.tokens = tokens
    self.content = content
    self.block = block
    self.isImportant = isImportant
    self.subtreeEnd = subtreeEnd
  }

  /// The token that names the statement: the at-keyword or the property name.
  public var nameToken: Int { tokens.lowerBound }
}
