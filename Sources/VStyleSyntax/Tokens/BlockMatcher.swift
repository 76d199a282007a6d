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
    /// The kind of token that closes it.
    let kind: TokenKind
  }

  /// Stands for no block; no source has as many.
  private static let none = UInt32.max

  /// How many blocks and functions may stand inside each other.
  private let depthLimit: Int

  /// The blocks found so far.
  private(set) var blocks: ContiguousArray<Block> = []

  /// The outermost tokens that open a block below the depth limit.
  private(set) var tooDeepTokens: [Int] = []

  private var innermost = BlockMatcher.none
  private var depth = 0

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  // OPTIMIZATION: one token in ten opens or closes a block. The tokenizer's loop is quicker without this in it.

  /// A token opens a block, which a kind of token closes.
  @inline(never)
  mutating func open(_ token: Int, closer kind: TokenKind) {
    blocks.append(Block(opener: UInt32(truncatingIfNeeded: token), closer: innermost, kind: kind))
    innermost = UInt32(truncatingIfNeeded: blocks.count &- 1)
    depth &+= 1
    if depth == depthLimit + 1 { tooDeepTokens.append(token) }
  }

  /// A token closes the innermost block, if it is of the right kind.
  @inline(never)
  mutating func close(_ token: Int, _ kind: TokenKind) {
    let index = Int(innermost)
    guard index < blocks.count, blocks[index].kind == kind else { return }
    innermost = blocks[index].closer
    blocks[index].closer = UInt32(truncatingIfNeeded: token)
    depth &-= 1
  }

  /// The end of the source closes what is open. Returns the tokens that opened it, from the outermost.
  mutating func closeAll(at tokenCount: Int) -> [Int] {
    var tokens: [Int] = []
    while innermost != BlockMatcher.none {
      let index = Int(innermost)
      tokens.append(Int(blocks[index].opener))
      innermost = blocks[index].closer
      blocks[index].closer = UInt32(truncatingIfNeeded: tokenCount)
    }
    return tokens.reversed()
  }

  /// Takes over the blocks of tokens that stand behind others.
  mutating func append(_ other: BlockMatcher, behind tokenCount: Int) {
    let offset = UInt32(truncatingIfNeeded: tokenCount)
    blocks += other.blocks.map { Block(opener: $0.opener &+ offset, closer: $0.closer &+ offset, kind: $0.kind) }
    tooDeepTokens += other.tooDeepTokens.map { $0 + tokenCount }
  }
}
