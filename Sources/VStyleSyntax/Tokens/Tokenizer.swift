/// Cuts bytes into tokens. It never fails: whatever the bytes, the tokens cover them all.
///
/// Errors are not reported here; they can be read off the tape (a bad string, an unterminated
/// token), which keeps this loop free of them.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenizer-algorithms
enum Tokenizer {
  /// A token that was consumed.
  struct Token {
    /// The offset behind its last byte.
    let end: Int

    /// What it is.
    let tag: TokenTag

    @inline(__always)
    init(_ kind: TokenKind, _ flags: UInt8 = 0, end: Int) {
      self.end = end
      tag = TokenTag(kind, flags)
    }
  }

  /// Makes the tokens of `bytes` and matches their blocks.
  ///
  /// - Parameter depthLimit: how many blocks and functions may stand inside each other before one is too deep.
  static func tokenize(_ bytes: Span<UInt8>, depthLimit: Int) -> Tokenization {
    var (tags, starts) = (ContiguousArray<UInt8>(), ContiguousArray<UInt32>())
    var result = Tokenization(blocks: BlockMatcher(depthLimit: depthLimit))
    let names = NameMap(bytes)
    var position = 0
    // The byte order mark belongs to the encoding, not to the text.
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      tags.append(TokenTag(.comment).rawValue)
      starts.append(0)
      position = 3
    }
    // OPTIMIZATION: the arrays are made too long, filled in place and cut, which spares two checks of
    // uniqueness and capacity a token. Three to four bytes a token are usual.
    var room = bytes.count / 3 + 16
    var count = tags.count
    while position < bytes.count {
      tags.append(contentsOf: repeatElement(0, count: count + room - tags.count))
      // With the last entry.
      starts.append(contentsOf: repeatElement(0, count: count + room + 1 - starts.count))
      position = fill(&tags, &starts, &result, &count, with: bytes, names.words.span, at: position)
      // As many tokens a byte as so far, and some more.
      room = min(max((bytes.count - position) * count / position, 64) * 9 / 8, bytes.count - position)
    }
    tags.removeLast(tags.count - count)
    starts.removeLast(starts.count - count)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    result.unclosedTokens = result.blocks.closeAll(at: count)
    result.tags = tags
    result.starts = starts
    return result
  }

  /// Consumes tokens until there is no more room or the bytes are at their end. Returns where it stopped.
  ///
  /// OPTIMIZATION: what most tokens need is put together here, and the rest takes and returns values: an offset
  /// that a function changes in place would live in memory. The most frequent kinds come first.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-token
  private static func fill(
    _ tags: inout ContiguousArray<UInt8>, _ starts: inout ContiguousArray<UInt32>, _ result: inout Tokenization,
    _ count: inout Int, with bytes: Span<UInt8>, _ names: Span<UInt64>, at start: Int
  ) -> Int {
    var tags = tags.mutableSpan
    var starts = starts.mutableSpan
    var index = count
    var position = start
    while position < bytes.count, index < tags.count {
      starts[index] = UInt32(truncatingIfNeeded: position)
      let byte = bytes[position]
      let token: Token
      if CodePoints.isWhitespace(byte) {
        token = consumeWhitespace(bytes, position)
      } else if CodePoints.isLetter(byte) || byte == 0x2D && isLetterBehindHyphens(bytes, position) {
        token = consumeIdentLike(bytes, names, position)
        if token.tag.kind != .ident { result.note(index, token.tag.kind) }
      } else {
        switch byte {
        case 0x3A: token = Token(.colon, end: position &+ 1)
        case 0x3B: token = Token(.semicolon, end: position &+ 1)
        case 0x2C: token = Token(.comma, end: position &+ 1)
        case 0x28:
          token = Token(.leftParenthesis, end: position &+ 1)
          result.blocks.open(index, closer: .rightParenthesis)
        case 0x5B:
          token = Token(.leftSquare, end: position &+ 1)
          result.blocks.open(index, closer: .rightSquare)
        case 0x7B:
          token = Token(.leftBrace, end: position &+ 1)
          result.blocks.open(index, closer: .rightBrace)
        case 0x29, 0x5D, 0x7D:
          let kind: TokenKind = byte == 0x29 ? .rightParenthesis : byte == 0x5D ? .rightSquare : .rightBrace
          token = Token(kind, end: position &+ 1)
          result.blocks.close(index, kind)
        default:
          token = consumeOther(bytes, names, position, byte)
          result.note(index, token.tag.kind)
        }
      }
      tags[index] = token.tag.rawValue
      index &+= 1
      position = token.end
    }
    count = index
    return position
  }

  @inline(__always)
  private static func consumeWhitespace(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    var position = start &+ 1
    while position < bytes.count, CodePoints.isWhitespace(bytes[position]) { position &+= 1 }
    return Token(.whitespace, end: position)
  }

  /// Whether a letter stands behind a hyphen or two, which makes a name of them.
  @inline(__always)
  private static func isLetterBehindHyphens(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard position &+ 2 < bytes.count else { return false }
    return CodePoints.isLetter(bytes[bytes[position &+ 1] == 0x2D ? position &+ 2 : position &+ 1])
  }

  /// Consumes what most tokens are not: a number, a string, a hash, an at-keyword, a comment, a delim, or a
  /// rare sort of identifier.
  private static func consumeOther(_ bytes: Span<UInt8>, _ names: Span<UInt64>, _ start: Int, _ byte: UInt8) -> Token {
    switch byte {
    case 0x30...0x39:
      return consumeNumeric(bytes, names, start)
    case 0x2B, 0x2E:
      return startsNumber(bytes, start) ? consumeNumeric(bytes, names, start) : delim(start)
    case 0x2D:
      if startsNumber(bytes, start) { return consumeNumeric(bytes, names, start) }
      if matches(bytes, start + 1, 0x2D, 0x3E) { return Token(.cdc, end: start + 3) }
    case 0x22, 0x27: return consumeString(bytes, start, quote: byte)
    case 0x23: return consumeHash(bytes, names, start)
    case 0x2F: return consumeSolidus(bytes, start)
    case 0x3C:
      let isCDO = matches(bytes, start + 1, 0x21, 0x2D) && matches(bytes, start + 2, 0x2D, 0x2D)
      return isCDO ? Token(.cdo, end: start + 4) : delim(start)
    case 0x40: return consumeAt(bytes, names, start)
    case 0x00, 0x5C, 0x5F, 0x80...0xFF: break
    default: return delim(start)
    }
    return consumeRareIdent(bytes, names, start)
  }

  /// Consumes an identifier that starts with none of the usual bytes, or a delim.
  @inline(never)
  private static func consumeRareIdent(_ bytes: Span<UInt8>, _ names: Span<UInt64>, _ start: Int) -> Token {
    if startsIdent(bytes, start) { return consumeIdentLike(bytes, names, start) }
    return Token(.delim, end: start + max(NonNameCodePoints.length(bytes, start), 1))
  }

  @inline(__always)
  private static func delim(_ start: Int) -> Token { Token(.delim, end: start + 1) }

  @inline(__always)
  private static func matches(_ bytes: Span<UInt8>, _ position: Int, _ first: UInt8, _ second: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position] == first && bytes[position + 1] == second
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-comment
  private static func consumeSolidus(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x2A else { return delim(start) }
    var position = start + 2
    while position + 1 < bytes.count {
      if bytes[position] == 0x2A, bytes[position + 1] == 0x2F { return Token(.comment, end: position + 2) }
      position += 1
    }
    return Token(.comment, TokenTag.isUnterminated, end: bytes.count)
  }

  private static func consumeHash(_ bytes: Span<UInt8>, _ names: Span<UInt64>, _ start: Int) -> Token {
    let next = start + 1
    let isName =
      next < bytes.count && CodePoints.isIdentContinue(bytes[next]) && NonNameCodePoints.length(bytes, next) == 0
    guard isName || isValidEscape(bytes, next) else { return delim(start) }
    let identifier = startsIdent(bytes, next) ? TokenTag.isIdentifierOrInteger : 0
    let name = consumeName(bytes, names, next)
    return Token(.hash, name.flags | identifier, end: name.end)
  }

  private static func consumeAt(_ bytes: Span<UInt8>, _ names: Span<UInt64>, _ start: Int) -> Token {
    guard startsIdent(bytes, start + 1) else { return delim(start) }
    let name = consumeName(bytes, names, start + 1)
    return Token(.atKeyword, name.flags, end: name.end)
  }
}
