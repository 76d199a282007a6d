/// What the tokenizer makes of a source.
struct Tokenization {
  /// The tag of each token.
  var tags: ContiguousArray<UInt8>

  /// The offset of each token's first byte, and the number of bytes as a last entry.
  var starts: ContiguousArray<UInt32>

  /// For each token that opens a block, the token that closes it, or the number of tokens if none does.
  var closers: ContiguousArray<UInt32>

  /// What else is known so far.
  var state: State

  /// What is known besides the arrays, which are filled at the same time.
  struct State {
    /// The number of tokens.
    var count = 0

    /// The bad strings and bad urls.
    var badTokens: [Int] = []

    /// The blocks that are open, and those that are too deep.
    var blocks: BlockMatcher
  }

  /// Makes room for some tokens.
  init(capacity: Int, depthLimit: Int) {
    tags = ContiguousArray(repeating: 0, count: capacity)
    starts = ContiguousArray(repeating: 0, count: capacity)
    closers = ContiguousArray(repeating: 0, count: capacity)
    state = State(blocks: BlockMatcher(depthLimit: depthLimit))
  }

  /// Makes room for more tokens.
  mutating func grow(by capacity: Int) {
    tags.append(contentsOf: repeatElement(0, count: capacity))
    starts.append(contentsOf: repeatElement(0, count: capacity))
    closers.append(contentsOf: repeatElement(0, count: capacity))
  }

  /// Cuts off the room that was not needed and lets the end of the source close what is open.
  mutating func finish(byteCount: Int) {
    tags.removeLast(tags.count - state.count)
    starts.removeLast(starts.count - state.count)
    closers.removeLast(closers.count - state.count)
    for token in state.blocks.unclosedTokens { closers[token] = UInt32(truncatingIfNeeded: state.count) }
    starts.append(UInt32(truncatingIfNeeded: byteCount))
  }
}
