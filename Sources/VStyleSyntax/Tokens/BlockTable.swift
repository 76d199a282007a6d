/// For every token that opens a block, the one that closes it.
///
/// One token in twenty opens a block, so there is an entry for those alone: a quarter of the memory that an entry a
/// token would take.
struct BlockTable: Sendable {
  private static let stride = 64

  /// The blocks in the order of the tokens that open them.
  let all: ContiguousArray<BlockMatcher.Block>

  /// For each 64 tokens, the first block that one of them opens, or one after them.
  private var firstBlocks: ContiguousArray<UInt32>

  /// Makes a table of blocks.
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

  /// The closing token of one that opens a block; `nil` for other tokens.
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
