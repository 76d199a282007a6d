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

  /// Whether the value of a declaration ends with `!important`.
  public let isImportant: Bool

  private let hasBlock: Bool

  // Half of the size of a node with ranges: trees are read much more often than they are made. Where there is no
  // block, it is an empty one at the end of the tokens, so that all nodes move alike.
  private let tokensStart: UInt32
  private let tokensEnd: UInt32
  private let contentStart: UInt32
  private let contentEnd: UInt32
  private let blockStart: UInt32
  private let blockEnd: UInt32
  private var subtreeEndIndex: UInt32

  /// Makes a node.
  package init(
    _ kind: Kind, tokens: Range<Int>, content: Range<Int>, block: Range<Int>? = nil, isImportant: Bool = false,
    subtreeEnd: Int
  ) {
    self.kind = kind
    self.isImportant = isImportant
    tokensStart = UInt32(truncatingIfNeeded: tokens.lowerBound)
    tokensEnd = UInt32(truncatingIfNeeded: tokens.upperBound)
    contentStart = UInt32(truncatingIfNeeded: content.lowerBound)
    contentEnd = UInt32(truncatingIfNeeded: content.upperBound)
    hasBlock = block != nil
    blockStart = UInt32(truncatingIfNeeded: block?.lowerBound ?? tokens.upperBound)
    blockEnd = UInt32(truncatingIfNeeded: block?.upperBound ?? tokens.upperBound)
    subtreeEndIndex = UInt32(truncatingIfNeeded: subtreeEnd)
  }

  /// The node after others in a tree, and its tokens after others on a tape.
  init(_ node: SyntaxNode, after nodes: UInt32, tokens: UInt32) {
    kind = node.kind
    isImportant = node.isImportant
    hasBlock = node.hasBlock
    tokensStart = node.tokensStart &+ tokens
    tokensEnd = node.tokensEnd &+ tokens
    contentStart = node.contentStart &+ tokens
    contentEnd = node.contentEnd &+ tokens
    blockStart = node.blockStart &+ tokens
    blockEnd = node.blockEnd &+ tokens
    subtreeEndIndex = node.subtreeEndIndex &+ nodes
  }

  /// All tokens of the statement, with its block and without a semicolon after it.
  @inline(__always)
  public var tokens: Range<Int> { Int(tokensStart)..<Int(tokensEnd) }

  /// The tokens of the prelude (of a rule) or of the value (of a declaration, without `!important`),
  /// without trivia at both ends.
  @inline(__always)
  public var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }

  /// The tokens between the braces of a rule's block; `nil` where there is no block.
  @inline(__always)
  public var block: Range<Int>? { hasBlock ? Int(blockStart)..<Int(blockEnd) : nil }

  /// The position in ``SyntaxTree/nodes`` after the last node inside this one.
  @inline(__always)
  public internal(set) var subtreeEnd: Int {
    get { Int(subtreeEndIndex) }
    set { subtreeEndIndex = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The token that names the statement: the at-keyword or the property name.
  public var nameToken: Int { tokens.lowerBound }
}
