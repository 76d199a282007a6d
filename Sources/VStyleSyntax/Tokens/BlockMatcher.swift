/// Finds, for every token that opens a block, the one that closes it, while the tokens are made.
///
/// As in the specification, only its own closing token ends a block: in `( ] )` the bracket is a
/// plain token. What stays open at the end of the source is closed there.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher: Sendable {
  /// A block in the order of the tokens that open them.
  struct Block: Sendable {
    let opener: UInt32
    /// The token that closes it; while it is open, the block around it.
    var closer: UInt32
    /// The tag of the token that closes it.
    let closingTag: UInt8

    /// What stands where there is room for a block.
    static let none = Block(opener: 0, closer: BlockMatcher.none, closingTag: 0)

    /// The block of tokens after others.
    func moved(after tokens: UInt32) -> Block {
      Block(opener: opener &+ tokens, closer: closer &+ tokens, closingTag: closingTag)
    }
  }

  /// Stands for no block; no source has as many.
  private static let none = UInt32.max

  /// How many blocks and functions may stand inside each other.
  private let depthLimit: Int

  /// The number of blocks found so far.
  private(set) var count = 0

  /// The outermost tokens that open a block below the depth limit.
  private(set) var tooDeepTokens: [Int] = []

  private var innermost = BlockMatcher.none
  private var depth = 0

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  // OPTIMIZATION: the blocks are handed in, so that the tokenizer's loop can fill them in place.

  /// A token opens a block, which the token of a tag closes.
  @inline(__always)
  mutating func open(_ token: Int, closer tag: UInt8, in blocks: inout MutableSpan<Block>) {
    blocks[count] = Block(opener: UInt32(truncatingIfNeeded: token), closer: innermost, closingTag: tag)
    innermost = UInt32(truncatingIfNeeded: count)
    count &+= 1
    depth &+= 1
    if depth == depthLimit &+ 1 { noteTooDeep(token) }
  }

  @inline(never)
  private mutating func noteTooDeep(_ token: Int) { tooDeepTokens.append(token) }

  /// A token closes the innermost block, if it has the right tag.
  @inline(__always)
  mutating func close(_ token: Int, _ tag: UInt8, in blocks: inout MutableSpan<Block>) {
    let index = Int(innermost)
    guard index < blocks.count, blocks[index].closingTag == tag else { return }
    innermost = blocks[index].closer
    blocks[index].closer = UInt32(truncatingIfNeeded: token)
    depth &-= 1
  }

  /// The end of the source closes what is open. Returns the tokens that opened it, from the outermost.
  mutating func closeAll(at tokenCount: Int, in blocks: inout ContiguousArray<Block>) -> [Int] {
    var tokens: [Int] = []
    while innermost != BlockMatcher.none {
      let index = Int(innermost)
      tokens.append(Int(blocks[index].opener))
      innermost = blocks[index].closer
      blocks[index].closer = UInt32(truncatingIfNeeded: tokenCount)
    }
    return tokens.reversed()
  }
}
