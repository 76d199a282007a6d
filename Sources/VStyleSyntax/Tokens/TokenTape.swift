/// All tokens of a source, in parallel arrays.
///
/// The tokens cover every byte: a token ends where the next one starts. Values are not stored but decoded on demand, so
/// a tape takes five bytes for each token. A tape is immutable; cursors and slices share it.
@usableFromInline
package final class TokenTape: Sendable {
  /// The source of the tokens.
  @usableFromInline
  package let source: SourceText

  /// The tag of each token.
  @usableFromInline
  package let tags: ContiguousArray<UInt8>

  /// The offset of each token's first byte, and the length of the source as a last entry.
  @usableFromInline
  package let starts: ContiguousArray<UInt32>

  /// The blocks that the tokens open.
  let blocks: BlockTable

  /// The tokens that open a block beyond the depth limit; only the outermost of each nest.
  package let tooDeepTokens: [Int]

  /// The tokens whose blocks the end of the source closes, from the outermost.
  package let unclosedTokens: [Int]

  /// The bad strings and bad urls, in order.
  package let badTokens: [Int]

  /// Tokenizes a source.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - depthLimit: the maximum nesting depth of blocks and functions; 128 by default. Tokens beyond it count as too
  ///     deep.
  package convenience init(_ source: SourceText, depthLimit: Int = 128) {
    self.init(source, Tokenizer.tokenize(source.bytes.span, depthLimit: depthLimit))
  }

  /// Creates a tape of the tokens of a source.
  init(_ source: SourceText, _ tokens: Tokenization) {
    self.source = source
    tags = tokens.tags
    starts = tokens.starts
    blocks = BlockTable(tokens.blocks)
    tooDeepTokens = tokens.tooDeepTokens
    unclosedTokens = tokens.unclosedTokens
    badTokens = tokens.badTokens
  }

  /// Creates another object with the same tokens.
  init(copying tape: TokenTape) {
    source = tape.source
    tags = tape.tags
    starts = tape.starts
    blocks = tape.blocks
    tooDeepTokens = tape.tooDeepTokens
    unclosedTokens = tape.unclosedTokens
    badTokens = tape.badTokens
  }

  /// Creates a tape without tokens, for a source that exceeds the size limit.
  init(unread source: SourceText) {
    self.source = source
    tags = []
    starts = [UInt32(truncatingIfNeeded: source.bytes.count)]
    blocks = BlockTable()
    tooDeepTokens = []
    unclosedTokens = []
    badTokens = []
  }

  /// The number of tokens.
  @inlinable
  package var count: Int { tags.count }

  /// The kind of a token; `endOfFile` past the last one.
  @inlinable @inline(__always)
  package func kind(_ index: Int) -> TokenKind {
    index < tags.count ? TokenTag(raw: tags[index]).kind : .endOfFile
  }

  /// The bytes of a token; empty, at the end of the source, past the last one.
  @inlinable
  package func range(_ index: Int) -> SourceRange {
    guard index < tags.count else { return SourceRange(source.bytes.count, source.bytes.count) }
    return SourceRange(Int(starts[index]), Int(starts[index + 1]))
  }

  /// The bytes from the first up to but not including the last of a range of tokens.
  @inlinable
  package func range(_ tokens: Range<Int>) -> SourceRange {
    let start = start(of: tokens.lowerBound)
    return SourceRange(start, tokens.isEmpty ? start : self.start(of: tokens.upperBound))
  }

  /// The offset of a token's first byte; the end of the source past the last one.
  @inline(__always)
  @inlinable
  func start(of index: Int) -> Int { Int(starts[min(index, tags.count)]) }

  /// The token that closes the block of an opening token; ``count`` if the end of the source closes it.
  @usableFromInline
  package func closer(of index: Int) -> Int { blocks.closer(of: index) ?? count }

  /// The index after a component value: after the closing token of a block or function, or after the token itself.
  @inlinable @inline(__always)
  package func indexAfterComponentValue(_ index: Int) -> Int {
    kind(index).opensBlock ? min(closer(of: index) + 1, count) : index + 1
  }

  /// Whether the end of the source cuts off a string, url or comment.
  package func isUnterminated(_ index: Int) -> Bool {
    index < tags.count && TokenTag(raw: tags[index]).has(TokenTag.isUnterminated)
  }

  /// Whether the value of a hash token would be an identifier, as the selector `#id` requires.
  package func isIdentifierHash(_ index: Int) -> Bool {
    kind(index) == .hash && TokenTag(raw: tags[index]).has(TokenTag.isIdentifierOrInteger)
  }
}

extension TokenTag {
  @inlinable @inline(__always)
  package init(raw: UInt8) { rawValue = raw }
}
