/// A statement of a sheet: a rule or a declaration, as ranges of tokens.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#parsing
@usableFromInline
package struct SyntaxNode: Sendable, Equatable {
  /// The kind of a statement.
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    /// The root: the contents of the sheet.
    case stylesheet
    /// `@name prelude;` or `@name prelude { … }`
    case atRule
    /// `prelude { … }`
    case qualifiedRule
    /// `name: value`
    case declaration
    /// Invalid tokens, which the parser skips and reports with a diagnostic.
    case invalid
  }

  /// The kind of the statement.
  package let kind: Kind

  /// Whether the value of a declaration ends with `!important`.
  package let isImportant: Bool

  @usableFromInline
  let hasBlock: Bool

  // OPTIMIZATION: fields of 32 bits halve the size of a node; ranges would be simpler. Trees are read much more often
  // than they are created. A node without a block has an empty one at the end of its tokens. So all nodes move in the
  // same way.
  @usableFromInline
  let tokensStart: UInt32
  @usableFromInline
  let tokensEnd: UInt32
  @usableFromInline
  let contentStart: UInt32
  @usableFromInline
  let contentEnd: UInt32
  @usableFromInline
  let blockStart: UInt32
  @usableFromInline
  let blockEnd: UInt32
  @usableFromInline
  var subtreeEndIndex: UInt32

  /// Creates a node.
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

  /// Creates a copy of a node whose indices are moved by a number of nodes and tokens.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - nodes: the number of nodes that precede it in the joined tree.
  ///   - tokens: the number of tokens that precede its tokens on the joined tape.
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
  @inlinable
  package var tokens: Range<Int> { Int(tokensStart)..<Int(tokensEnd) }

  /// The tokens of a rule's prelude, or of a declaration's value without `!important`.
  ///
  /// There is no trivia at the ends.
  @inline(__always)
  @inlinable
  package var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }

  /// The tokens between the braces of a rule's block; `nil` if there is no block.
  @inline(__always)
  @inlinable
  package var block: Range<Int>? { hasBlock ? Int(blockStart)..<Int(blockEnd) : nil }

  /// The index in ``SyntaxTree/nodes`` after the last node inside this one.
  @inline(__always)
  @inlinable
  package internal(set) var subtreeEnd: Int {
    get { Int(subtreeEndIndex) }
    set { subtreeEndIndex = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The token that names the statement: the at-keyword or the property name.
  @inlinable
  package var nameToken: Int { tokens.lowerBound }
}
