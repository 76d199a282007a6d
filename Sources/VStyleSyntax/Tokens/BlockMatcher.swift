/// Finds the closing token of every token that opens a block, during tokenization.
///
/// As in the specification, a block ends only at its own closing token: in `( ] )` the bracket is a plain token. The
/// end of the source closes the blocks that are still open.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher: Sendable {
  /// A block by its opening and closing token.
  struct Block: Sendable {
    let opener: UInt32
    /// The closing token. While the block is open, it is the index of the block around it.
    var closer: UInt32
    /// The tag of the closing token.
    let closingTag: UInt8

    /// The placeholder for free capacity in an array of blocks.
    static let none = Block(opener: 0, closer: BlockMatcher.none, closingTag: 0)

    /// The block with its tokens moved by a number of tokens.
    func moved(after tokens: UInt32) -> Block {
      Block(opener: opener &+ tokens, closer: closer &+ tokens, closingTag: closingTag)
    }
  }

  /// The absence of a block. No source has as many blocks.
  private static let none = UInt32.max

  /// The maximum nesting depth of blocks and functions.
  private let depthLimit: Int

  /// The number of blocks found so far.
  private(set) var count = 0

  /// The tokens that open a block beyond the depth limit; only the outermost of each nest.
  private(set) var tooDeepTokens: [Int] = []

  private var innermost = BlockMatcher.none
  private var depth = 0

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  // OPTIMIZATION: the blocks are a parameter, so that the tokenizer's loop can fill them in place. A property would be
  // simpler.

  /// Opens a block at a token. A token with the tag closes it.
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

  /// Closes the innermost block at a token if the tag matches.
  @inline(__always)
  mutating func close(_ token: Int, _ tag: UInt8, in blocks: inout MutableSpan<Block>) {
    let index = Int(innermost)
    guard index < blocks.count, blocks[index].closingTag == tag else { return }
    innermost = blocks[index].closer
    blocks[index].closer = UInt32(truncatingIfNeeded: token)
    depth &-= 1
  }

  /// Closes all open blocks at the end of the source.
  ///
  /// - Returns: the tokens that opened them, from the outermost.
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
