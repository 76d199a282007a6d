/// What the tokenizer makes of a source.
struct Tokenization {
  /// The tag of each token.
  var tags: ContiguousArray<UInt8> = []

  /// The offset of each token's first byte, and the number of bytes as a last entry.
  var starts: ContiguousArray<UInt32> = []

  /// For each token that opens a block, the token that closes it, or the number of tokens if none does.
  var closers: ContiguousArray<UInt32> = []

  /// The bad strings and bad urls.
  var badTokens: [Int] = []

  /// The outermost tokens that open a block below the depth limit.
  var tooDeepTokens: [Int] = []

  /// The tokens whose blocks the end of the source closes, from the outermost.
  var unclosedTokens: [Int] = []

  /// The number of tokens so far.
  var count: Int { starts.count }

  /// Makes room for the tags of more tokens and for the tokens that close their blocks.
  mutating func reserve(_ room: Int) {
    tags.append(contentsOf: repeatElement(0, count: count + room - tags.count))
    closers.append(contentsOf: repeatElement(0, count: count + room - closers.count))
  }
}
