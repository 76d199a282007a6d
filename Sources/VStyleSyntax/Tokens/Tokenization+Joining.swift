/// Tokens of a source that were made in parts, each as if it began with them.
extension Tokenization {
  /// Whether the tokens end with a `}` that closes a block which stands in no other: then the next part's tokens are
  /// what they would be behind these, and its statements too.
  var endsWithBlock: Bool {
    guard let last = tags.last, TokenTag(raw: last).kind == .rightBrace, unclosedTokens.isEmpty else { return false }
    let closer = UInt32(truncatingIfNeeded: tags.count - 1)
    return blocks.reversed().contains { $0.closer == closer }
  }
}

extension TokenTape {
  /// A tape of the tokens of all parts in a row.
  convenience init(_ source: SourceText, parts: [Tokenization]) {
    let count = parts.reduce(0) { $0 + $1.tags.count }
    var (tags, starts) = (ContiguousArray<UInt8>(), ContiguousArray<UInt32>())
    tags.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    var blocks = ContiguousArray(repeating: BlockMatcher.Block.none, count: parts.reduce(0) { $0 + $1.blocks.count })
    var nextBlock = 0
    var (tooDeep, unclosed, bad): ([Int], [Int], [Int]) = ([], [], [])
    for part in parts {
      let offset = tags.count
      blocks.overwrite(from: nextBlock, with: part.blocks.span) {
        $0.moved(behind: UInt32(truncatingIfNeeded: offset))
      }
      nextBlock += part.blocks.count
      tooDeep += part.tooDeepTokens.map { $0 + offset }
      unclosed += part.unclosedTokens.map { $0 + offset }
      bad += part.badTokens.map { $0 + offset }
      tags += part.tags
      // Where one part ends, the next one starts.
      starts += part.starts.dropLast()
    }
    starts.append(UInt32(truncatingIfNeeded: source.bytes.count))
    self.init(
      source,
      Tokenization(
        tags: tags, starts: starts, blocks: blocks, tooDeepTokens: tooDeep, unclosedTokens: unclosed, badTokens: bad))
  }
}
