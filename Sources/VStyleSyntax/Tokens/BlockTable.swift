/// For every token that opens a block, the one that closes it.
///
/// One token in twenty opens a block, so there is a bit for every token and an entry for those alone: a tenth of
/// the memory that an entry a token would take.
struct BlockTable: Sendable {
  /// Bit `n` of word `w` is set if token `64 * w + n` opens a block.
  private let openers: ContiguousArray<UInt64>

  /// For each word, the number of tokens before it that open a block.
  private let ranks: ContiguousArray<UInt32>

  /// The closing tokens, in the order of the tokens that open the blocks.
  private let closers: ContiguousArray<UInt32>

  /// Makes the table of blocks in the order of their first tokens.
  init(_ blocks: ContiguousArray<BlockMatcher.Block> = []) {
    let wordCount = blocks.last.map { Int($0.opener) / 64 + 1 } ?? 0
    var openers = ContiguousArray<UInt64>(repeating: 0, count: wordCount)
    for block in blocks { openers[Int(block.opener) &>> 6] |= 1 &<< UInt64(block.opener & 63) }
    var rank = 0
    ranks = ContiguousArray(
      openers.map { word in
        defer { rank += word.nonzeroBitCount }
        return UInt32(truncatingIfNeeded: rank)
      })
    self.openers = openers
    closers = ContiguousArray(blocks.map(\.closer))
  }

  /// The closing token of one that opens a block; `nil` for other tokens.
  func closer(of token: Int) -> Int? {
    let word = token &>> 6
    guard word < openers.count else { return nil }
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: token & 63)
    let openers = openers[word]
    guard openers & bit != 0 else { return nil }
    return Int(closers[Int(ranks[word]) &+ (openers & (bit &- 1)).nonzeroBitCount])
  }
}
