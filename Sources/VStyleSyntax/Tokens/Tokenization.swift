/// What the tokenizer makes of a source.
struct Tokenization: Sendable {
  /// The tag of each token.
  var tags: ContiguousArray<UInt8> = []

  /// The offset of each token's first byte, and the number of bytes as a last entry.
  var starts: ContiguousArray<UInt32> = []

  /// The tokens that open blocks, and those that close them.
  var blocks: ContiguousArray<BlockMatcher.Block> = []

  /// The outermost tokens that open a block below the depth limit.
  var tooDeepTokens: [Int] = []

  /// The tokens whose blocks the end of the source closes, from the outermost.
  var unclosedTokens: [Int] = []

  /// The bad strings and bad urls.
  var badTokens: [Int] = []
}
