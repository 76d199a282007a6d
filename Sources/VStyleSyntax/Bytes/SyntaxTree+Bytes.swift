/// Sources with their tokens and statements as bytes.
extension ByteWriter {
  /// Writes the tree of a whole source.
  package mutating func write(_ tree: SyntaxTree) {
    write(tree.source.path)
    write(bytes: tree.source.bytes)
    write(tree.tape)
    write(tree.nodes.count)
    var start: UInt32 = 0
    for node in tree.nodes {
      body.append(node.kind.rawValue | (node.isImportant ? 0x10 : 0) | (node.hasBlock ? 0x20 : 0))
      write(node.tokensStart, after: &start)
      var next = node.tokensStart
      for offset in [node.contentStart, node.contentEnd] { write(offset, after: &next) }
      if node.hasBlock {
        for offset in [node.blockStart, node.blockEnd] { write(offset, after: &next) }
      }
      write(node.tokensEnd, after: &next)
      write(node.subtreeEndIndex)
    }
  }

  private mutating func write(_ tape: TokenTape) {
    write(bytes: tape.tags)
    // The length of a token is one byte; that of a long one is 255 and follows after all.
    let lengths = zip(tape.starts.dropFirst(), tape.starts).map { Int($0 - $1) }
    body.append(contentsOf: lengths.map { UInt8(clamping: $0) })
    for length in lengths where length >= 0xFF { write(length) }
    var last: UInt32 = 0
    write(tape.blocks.all) { writer, block in
      writer.write(block.opener, after: &last)
      writer.write(Int(block.closer &- block.opener))
      writer.body.append(block.closingTag)
    }
    for tokens in [tape.unclosedTokens, tape.badTokens] { write(tokens) { $0.write($1) } }
  }

  /// Writes an offset as the distance from the last one. A distance backwards is one around the end of the numbers.
  private mutating func write(_ offset: UInt32, after last: inout UInt32) {
    write(Int(offset &- last))
    last = offset
  }

  private mutating func write(_ number: UInt32) { write(Int(number)) }
}

extension ByteReader {
  /// Reads the tree of a whole source, without its diagnostics.
  package mutating func tree(_ id: SourceID) throws(Failure) -> SyntaxTree {
    let source = SourceText(path: try text(), bytes: try bytes())
    let tape = try tape(of: source)
    let count = try number()
    guard count > 0, count <= bytesLeft else { throw Failure() }
    var nodes: ContiguousArray<SyntaxNode> = []
    nodes.reserveCapacity(count)
    var start: UInt32 = 0
    for index in 0..<count { nodes.append(try node(index, of: count, after: &start, in: tape)) }
    guard nodes[0].kind == .stylesheet else { throw Failure() }
    return SyntaxTree(tape: tape, sourceID: id, nodes: nodes, diagnostics: [])
  }

  private mutating func node(
    _ index: Int, of count: Int, after start: inout UInt32, in tape: TokenTape
  ) throws(Failure) -> SyntaxNode {
    let head = try byte()
    guard let kind = SyntaxNode.Kind(rawValue: head & 0x0F), head < 0x40 else { throw Failure() }
    try advance(&start)
    var next = start
    let content = try range(after: &next)
    let block = head & 0x20 == 0 ? nil : try range(after: &next)
    try advance(&next)
    let subtreeEnd = try number(below: count + 1)
    guard start <= next, next <= tape.count, content.upperBound <= tape.count, (block?.upperBound ?? 0) <= tape.count,
      subtreeEnd > index
    else { throw Failure() }
    return SyntaxNode(
      kind, tokens: Int(start)..<Int(next), content: content, block: block, isImportant: head & 0x10 != 0,
      subtreeEnd: subtreeEnd)
  }

  @inline(__always)
  private mutating func advance(_ offset: inout UInt32) throws(Failure) {
    let distance = try number()
    offset = offset &+ UInt32(truncatingIfNeeded: distance)
  }

  @inline(__always)
  private mutating func range(after offset: inout UInt32) throws(Failure) -> Range<Int> {
    try advance(&offset)
    let start = offset
    try advance(&offset)
    guard start <= offset else { throw Failure() }
    return Int(start)..<Int(offset)
  }

  private mutating func tape(of source: SourceText) throws(Failure) -> TokenTape {
    var tokens = Tokenization()
    tokens.tags = try bytes()
    let count = tokens.tags.count
    guard tokens.tags.allSatisfy({ $0 & 0x1F < TokenKind.endOfFile.rawValue }) else { throw Failure() }
    tokens.starts = try starts(count, end: source.bytes.count)
    tokens.blocks = try blocks(of: count, tooDeep: &tokens.tooDeepTokens)
    tokens.unclosedTokens = try tokenIndices(below: count)
    tokens.badTokens = try tokenIndices(below: count)
    return TokenTape(source, tokens)
  }

  /// Reads blocks, which have to be inside each other or after each other.
  ///
  /// - Parameters:
  ///   - count: the number of tokens.
  ///   - tooDeep: receives the blocks beyond the depth limit. They are not stored, because a recursion depends on them.
  private mutating func blocks(
    of count: Int, tooDeep: inout [Int]
  ) throws(Failure) -> ContiguousArray<BlockMatcher.Block> {
    var openClosers: [Int] = []
    var last: UInt32 = 0
    var blocks: ContiguousArray<BlockMatcher.Block> = []
    for index in 0..<(try number()) {
      let before = last
      try advance(&last)
      let opener = Int(last)
      let closer = opener + (try number(below: count + 1))
      while let open = openClosers.last, open <= opener { openClosers.removeLast() }
      guard index == 0 || last > before, closer > opener, closer <= openClosers.last ?? count else { throw Failure() }
      openClosers.append(closer)
      if openClosers.count == Limit.nestingDepth.value + 1 { tooDeep.append(opener) }
      blocks.append(
        BlockMatcher.Block(opener: last, closer: UInt32(truncatingIfNeeded: closer), closingTag: try byte()))
    }
    return blocks
  }

  private mutating func tokenIndices(below count: Int) throws(Failure) -> [Int] {
    try list { (reader) throws(Failure) in try reader.number(below: count) }
  }

  /// Reads the offsets of tokens, which have to end with their source.
  private mutating func starts(_ count: Int, end: Int) throws(Failure) -> ContiguousArray<UInt32> {
    let lengths = try slice(count)
    var starts = ContiguousArray<UInt32>()
    starts.reserveCapacity(count + 1)
    var start: UInt32 = 0
    for length in lengths {
      starts.append(start)
      start &+= length == 0xFF ? UInt32(truncatingIfNeeded: try number(below: end + 1)) : UInt32(length)
      guard start <= end else { throw Failure() }
    }
    starts.append(start)
    // A source that is too long has no tokens, but an end.
    if count == 0 { starts[0] = UInt32(truncatingIfNeeded: end) }
    guard Int(starts[count]) == end else { throw Failure() }
    return starts
  }
}

extension TokenTape {
  /// Whether another tape has the same tokens, blocks and mistakes.
  package func hasTokens(of other: TokenTape) -> Bool {
    tags == other.tags && starts == other.starts && tooDeepTokens == other.tooDeepTokens
      && unclosedTokens == other.unclosedTokens && badTokens == other.badTokens
      && blocks.all.elementsEqual(other.blocks.all) {
        $0.opener == $1.opener && $0.closer == $1.closer && $0.closingTag == $1.closingTag
      }
  }
}
