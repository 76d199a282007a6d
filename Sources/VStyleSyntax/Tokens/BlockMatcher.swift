/// Finds, for every token that opens a block, the one that closes it, while the tokens are made.
///
/// As in the specification, only its own closing token ends a block: in `( ] )` the bracket is a
/// plain token. What stays open at the end of the source is closed there.
///
/// The stack of open blocks lies where the closing tokens are put later: the entry of a token whose block is open
/// is the token that opened the block around it.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher {
  /// Stands for no token; no source has as many.
  private static let none = UInt32.max

  /// How many blocks and functions may stand inside each other.
  private let depthLimit: Int

  /// The outermost tokens that open a block below the depth limit.
  private(set) var tooDeepTokens: [Int] = []

  /// The token that opened the innermost open block, and the kind of token that closes it.
  private var innermost = BlockMatcher.none
  private var closer = TokenKind.endOfFile

  private var depth = 0

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  /// A token opens a block.
  @inline(__always)
  mutating func open(_ token: Int, _ kind: TokenKind, _ closers: inout MutableSpan<UInt32>) {
    closers[token] = innermost
    innermost = UInt32(truncatingIfNeeded: token)
    closer = BlockMatcher.closer(of: kind)
    depth &+= 1
    if depth == depthLimit + 1 { tooDeepTokens.append(token) }
  }

  /// A token closes the innermost block, if it is of the right kind.
  @inline(__always)
  mutating func close(
    _ token: Int, _ kind: TokenKind, _ closers: inout MutableSpan<UInt32>, _ tags: borrowing MutableSpan<UInt8>
  ) {
    guard kind == closer else { return }
    let opener = Int(innermost)
    innermost = closers[opener]
    closers[opener] = UInt32(truncatingIfNeeded: token)
    depth &-= 1
    guard innermost != BlockMatcher.none else {
      closer = .endOfFile
      return
    }
    closer = BlockMatcher.closer(of: TokenTag(raw: tags[Int(innermost)]).kind)
  }

  /// Lets the end of the source close what is open. Returns the tokens that opened it, from the outermost.
  mutating func finish(_ closers: inout ContiguousArray<UInt32>) -> [Int] {
    var unclosed: [Int] = []
    while innermost != BlockMatcher.none {
      let opener = Int(innermost)
      unclosed.append(opener)
      innermost = closers[opener]
      closers[opener] = UInt32(truncatingIfNeeded: closers.count)
    }
    return unclosed.reversed()
  }

  @inline(__always)
  private static func closer(of kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: .rightParenthesis
    }
  }
}
