/// Finds, for every token that opens a block, the one that closes it, and the tokens that need a word.
///
/// As in the specification, only its own closing token ends a block: in `( ] )` the bracket is a
/// plain token. What stays open at the end of the source is closed there.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher {
  /// For each opening token its closing one, or the number of tokens.
  let closers: ContiguousArray<UInt32>

  /// The outermost tokens that open a block below the depth limit.
  let tooDeepTokens: [Int]

  /// The tokens whose blocks the end of the source closes, from the outermost.
  let unclosedTokens: [Int]

  /// The bad strings and bad urls.
  let badTokens: [Int]

  init(tags: ContiguousArray<UInt8>, depthLimit: Int) {
    let count = UInt32(tags.count)
    var closers = ContiguousArray<UInt32>(repeating: count, count: tags.count)
    var closerSpan = closers.mutableSpan
    let tagSpan = tags.span
    var open: ContiguousArray<(token: Int, closer: TokenKind)> = []
    var tooDeep: [Int] = []
    var bad: [Int] = []
    for index in 0..<tagSpan.count {
      let kind = TokenTag(raw: tagSpan[index]).kind
      switch kind {
      case .function, .leftParenthesis: open.append((index, .rightParenthesis))
      case .leftSquare: open.append((index, .rightSquare))
      case .leftBrace: open.append((index, .rightBrace))
      case .rightParenthesis, .rightSquare, .rightBrace:
        if let last = open.last, last.closer == kind {
          closerSpan[last.token] = UInt32(index)
          open.removeLast()
        }
        continue
      case .badString, .badURL:
        bad.append(index)
        continue
      default: continue
      }
      if open.count == depthLimit + 1 { tooDeep.append(index) }
    }
    self.closers = closers
    tooDeepTokens = tooDeep
    unclosedTokens = open.map(\.token)
    badTokens = bad
  }
}
