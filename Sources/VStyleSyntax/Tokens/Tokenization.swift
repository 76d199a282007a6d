/// The result of tokenizing a source.
struct Tokenization: Sendable {
  /// The tag of each token.
  var tags: ContiguousArray<UInt8> = []

  /// The offset of each token's first byte, and the number of bytes as a last entry.
  var starts: ContiguousArray<UInt32> = []

  /// The blocks, by the tokens that open and close them.
  var blocks: ContiguousArray<BlockMatcher.Block> = []

  /// The tokens that open a block beyond the depth limit; only the outermost of each nest.
  var tooDeepTokens: [Int] = []

  /// The tokens whose blocks the end of the source closes, from the outermost.
  var unclosedTokens: [Int] = []

  /// The bad strings and bad urls.
  var badTokens: [Int] = []
}
