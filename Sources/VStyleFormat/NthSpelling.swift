import VStyleSyntax

/// The position in `:nth-child()` and its like, with a space around its sign: `2n + 1`.
struct NthSpelling {
  /// The text of the position.
  let text: [UInt8]

  /// The token after the position.
  let end: Int

  /// Reads the position at the start of a range; `nil` if there is none, or if there is a comment in it.
  init?(_ tape: TokenTape, _ tokens: Range<Int>) {
    var cursor = TokenCursor(tape, tokens)
    guard NthExpression.consume(&cursor) != nil else { return nil }
    end = cursor.index
    let written = tokens.lowerBound..<end
    let isPlain = !written.contains { tape.kind($0) == .comment }
    guard isPlain, tokens.contains(end) ? tape.kind(end) == .whitespace : true else { return nil }
    var out: [UInt8] = []
    for token in written where tape.kind(token) != .whitespace {
      let range = tape.range(token)
      for byte in tape.source.bytes[range.start..<range.end] {
        guard byte != 0x5C else { return nil }
        let isSign = byte == 0x2B || byte == 0x2D
        if isSign, !out.isEmpty { out += [0x20, byte, 0x20] } else { out.append(Bytes.lowercased(byte)) }
      }
    }
    text = out
  }
}
