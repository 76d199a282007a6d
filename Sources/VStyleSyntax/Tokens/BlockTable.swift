/// A table from each token that opens a block to its closing token.
///
/// OPTIMIZATION: one token in twenty opens a block, so only these have an entry. An array with an entry for each token
/// is simpler and takes four times the memory.
struct BlockTable: Sendable {
  private static let stride = 64

  /// The blocks in the order of the tokens that open them.
  let all: ContiguousArray<BlockMatcher.Block>

  /// For each group of 64 tokens, the index of the first block that opens in it or after it.
  private var firstBlocks: ContiguousArray<UInt32>

  /// Creates a table of blocks.
  init(_ blocks: ContiguousArray<BlockMatcher.Block> = []) {
    all = blocks
    firstBlocks = []
    let last = blocks.last.map { Int($0.opener) } ?? 0
    firstBlocks.reserveCapacity(last / BlockTable.stride + 1)
    for index in blocks.indices {
      while firstBlocks.count &* BlockTable.stride <= Int(blocks[index].opener) {
        firstBlocks.append(UInt32(truncatingIfNeeded: index))
      }
    }
  }

  /// The closing token of a token that opens a block; `nil` for other tokens.
  func closer(of token: Int) -> Int? {
    let part = token / BlockTable.stride
    guard part < firstBlocks.count else { return nil }
    var index = Int(firstBlocks[part])
    while index < all.count {
      let opener = Int(all[index].opener)
      if opener >= token { return opener == token ? Int(all[index].closer) : nil }
      index &+= 1
    }
    return nil
  }
}
