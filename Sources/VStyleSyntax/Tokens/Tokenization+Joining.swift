/// Tokens of a source that were made in parts, each as if it were a source of its own.
extension Tokenization {
  /// Whether the tokens end with a `}` that closes a block which stands in no other: then the next part's tokens are
  /// what they would be behind these, and its statements too.
  var endsWithBlock: Bool {
    guard let last = tags.last, TokenTag(raw: last).kind == .rightBrace, unclosedTokens.isEmpty else { return false }
    let closer = UInt32(truncatingIfNeeded: tags.count - 1)
    return blocks.blocks.reversed().contains { $0.closer == closer }
  }

  /// The tokens of all parts in a row.
  static func joined(_ parts: [Tokenization]) -> Tokenization {
    guard var whole = parts.first else { return Tokenization(blocks: BlockMatcher(depthLimit: 0)) }
    let count = parts.reduce(0) { $0 + $1.tags.count }
    whole.tags.reserveCapacity(count)
    whole.starts.reserveCapacity(count + 1)
    for part in parts.dropFirst() {
      let offset = whole.tags.count
      whole.tags += part.tags
      whole.starts.removeLast()
      whole.starts += part.starts
      whole.blocks.append(part.blocks, behind: offset)
      whole.badTokens += part.badTokens.map { $0 + offset }
      whole.unclosedTokens += part.unclosedTokens.map { $0 + offset }
    }
    return whole
  }

  /// Makes the tokens of a range of a source's bytes.
  static func part(_ bytes: Span<UInt8>, _ range: Range<Int>, depthLimit: Int) -> Tokenization {
    var part = Tokenizer.tokenize(bytes.extracting(range), depthLimit: depthLimit)
    guard range.lowerBound > 0 else { return part }
    let offset = UInt32(truncatingIfNeeded: range.lowerBound)
    for index in part.starts.indices { part.starts[index] &+= offset }
    return part
  }
}
