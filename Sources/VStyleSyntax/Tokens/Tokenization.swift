/// What the tokenizer makes of a source.
struct Tokenization: Sendable {
  /// The tag of each token.
  var tags: ContiguousArray<UInt8> = []

  /// The offset of each token's first byte, and the number of bytes as a last entry.
  var starts: ContiguousArray<UInt32> = []

  /// The tokens that open and close blocks.
  var blocks: BlockMatcher

  /// The tokens whose blocks the end of the source closes, from the outermost.
  var unclosedTokens: [Int] = []

  /// The bad strings and bad urls.
  var badTokens: [Int] = []

  /// Takes down a token that opens a block or that is bad.
  @inline(__always)
  mutating func note(_ token: Int, _ kind: TokenKind) {
    if kind == .function { blocks.open(token, closer: .rightParenthesis) }
    if kind == .badString || kind == .badURL { badTokens.append(token) }
  }
}
