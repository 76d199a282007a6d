// OPTIMIZATION: the parser finds statements by comparing the numbers of tags. It reads the tags once, up to the end of
// the current block. The simpler way, a `TokenKind` for each token, prevents the compiler from inlining the steps into
// one function.

/// Searches in the tags of many tokens.
extension TokenTag {
  /// The bits of a tag that contain the kind.
  static let kindBits: UInt8 = 0x1F

  /// Whether a token has a kind; `false` beyond the end.
  @inline(__always)
  static func isKind(_ kind: TokenKind, in tags: Span<UInt8>, _ index: Int) -> Bool {
    index < tags.count && tags[index] & kindBits == kind.rawValue
  }

  /// The first token from an index on that is no trivia.
  @inline(__always)
  static func skipTrivia(in tags: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < tags.count, isTrivia(tags[index]) { index &+= 1 }
    return index
  }

  /// The end of a range of tokens without trivia at its end.
  @inline(__always)
  static func trimmedEnd(in tags: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var last = end
    while last > start, isTrivia(tags[last &- 1]) { last &-= 1 }
    return last
  }

  /// The first token from an index on that may end a statement, open or close a block, or separate a name from a value.
  @inline(__always)
  static func skipPlain(in tags: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < tags.count, (plainKinds &>> UInt32(tags[index] & kindBits)) & 1 != 0 { index &+= 1 }
    return index
  }

  private static let plainKinds: UInt32 =
    1 << TokenKind.ident.rawValue | 1 << TokenKind.hash.rawValue | 1 << TokenKind.string.rawValue
    | 1 << TokenKind.delim.rawValue | 1 << TokenKind.number.rawValue | 1 << TokenKind.percentage.rawValue
    | 1 << TokenKind.dimension.rawValue | 1 << TokenKind.whitespace.rawValue | 1 << TokenKind.comma.rawValue

  @inline(__always)
  private static func isTrivia(_ tag: UInt8) -> Bool {
    let kind = tag & kindBits
    return kind == TokenKind.whitespace.rawValue || kind == TokenKind.comment.rawValue
  }
}
