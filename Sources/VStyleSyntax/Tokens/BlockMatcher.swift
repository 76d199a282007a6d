/// Finds, for every token that opens a block, the one that closes it, while the tokens are made.
///
/// As in the specification, only its own closing token ends a block: in `( ] )` the bracket is a
/// plain token. What stays open at the end of the source is closed there.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher {
  private struct Block {
    let token: Int
    let closer: TokenKind
  }

  /// How many blocks and functions may stand inside each other.
  private let depthLimit: Int

  /// The outermost tokens that open a block below the depth limit.
  private(set) var tooDeepTokens: [Int] = []

  private var open: ContiguousArray<Block> = []

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  /// The tokens whose blocks are not closed yet, from the outermost.
  var unclosedTokens: [Int] { open.map(\.token) }

  /// A token opens a block that another kind of token closes.
  @inline(__always)
  mutating func open(_ token: Int, closer: TokenKind) {
    open.append(Block(token: token, closer: closer))
    if open.count == depthLimit + 1 { tooDeepTokens.append(token) }
  }

  /// A closing token: returns the token whose block it closes, and `nil` where that is none.
  @inline(__always)
  mutating func close(_ kind: TokenKind) -> Int? {
    guard let last = open.last, last.closer == kind else { return nil }
    open.removeLast()
    return last.token
  }
}
