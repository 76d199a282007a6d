/// Finds, for every token that opens a block, the one that closes it.
///
/// As in the specification, only its own closing token ends a block: in `( ] )` the bracket is a
/// plain token. What stays open at the end of the source is closed there.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-simple-block
struct BlockMatcher {
  let closers: ContiguousArray<UInt32>
  let tooDeepTokens: [Int]

  init(tags: ContiguousArray<UInt8>, depthLimit: Int) {
    let count = UInt32(tags.count)
    var closers = ContiguousArray<UInt32>(repeating: count, count: tags.count)
    var open: ContiguousArray<(token: Int, closer: TokenKind)> = []
    var tooDeep: [Int] = []
    for index in tags.indices {
      let kind = TokenTag(raw: tags[index]).kind
      switch kind {
      case .function, .leftParenthesis: open.append((index, .rightParenthesis))
      case .leftSquare: open.append((index, .rightSquare))
      case .leftBrace: open.append((index, .rightBrace))
      case .rightParenthesis, .rightSquare, .rightBrace:
        if let last = open.last, last.closer == kind {
          closers[last.token] = UInt32(index)
          open.removeLast()
        }
        continue
      default: continue
      }
      if open.count == depthLimit + 1 { tooDeep.append(index) }
    }
    self.closers = closers
    self.tooDeepTokens = tooDeep
  }
}
