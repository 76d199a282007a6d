/// Joining of the tokens of a source that is tokenized in parts, each as if the source began with it.
extension Tokenization {
  /// Whether the tokens end with the `}` of a top-level block.
  ///
  /// Then the tokens and statements of the next part are the same as if both parts were parsed together.
  var endsWithBlock: Bool {
    guard let last = tags.last, TokenTag(raw: last).kind == .rightBrace, unclosedTokens.isEmpty else { return false }
    let closer = UInt32(truncatingIfNeeded: tags.count - 1)
    return blocks.reversed().contains { $0.closer == closer }
  }
}

extension TokenTape {
  /// Creates a tape of the tokens of all parts of a source, in order. There must be at least one part.
  convenience init(joining parts: [TokenTape]) {
    precondition(!parts.isEmpty, "a source has a tape")
    let source = parts[0].source
    let count = parts.reduce(0) { $0 + $1.count }
    var (tags, starts) = (ContiguousArray<UInt8>(), ContiguousArray<UInt32>())
    tags.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    let blockCount = parts.reduce(0) { $0 + $1.blocks.all.count }
    var blocks = ContiguousArray(repeating: BlockMatcher.Block.none, count: blockCount)
    var nextBlock = 0
    var (tooDeep, unclosed, bad): ([Int], [Int], [Int]) = ([], [], [])
    for part in parts {
      let offset = tags.count
      let own = part.blocks.all
      blocks.overwrite(from: nextBlock, with: own.span) {
        $0.moved(after: UInt32(truncatingIfNeeded: offset))
      }
      nextBlock += own.count
      tooDeep += part.tooDeepTokens.map { $0 + offset }
      unclosed += part.unclosedTokens.map { $0 + offset }
      bad += part.badTokens.map { $0 + offset }
      tags += part.tags
      // The end of a part is the start of the next one.
      starts += part.starts.dropLast()
    }
    starts.append(UInt32(truncatingIfNeeded: source.bytes.count))
    self.init(
      source,
      Tokenization(
        tags: tags, starts: starts, blocks: blocks, tooDeepTokens: tooDeep, unclosedTokens: unclosed, badTokens: bad))
  }
}
