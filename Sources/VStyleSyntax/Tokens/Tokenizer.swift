/// Cuts bytes into tokens. It never fails: whatever the bytes, the tokens cover them all.
///
/// Errors are not reported here; they can be read off the tape (a bad string, an unterminated
/// token), which keeps this loop free of them.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenizer-algorithms
enum Tokenizer {
  /// Makes the tags of all tokens of `bytes` and the offset of each one's first byte, with the number of
  /// bytes as a last offset.
  static func tokenize(_ bytes: Span<UInt8>) -> (tags: ContiguousArray<UInt8>, starts: ContiguousArray<UInt32>) {
    // OPTIMIZATION: the arrays are made too long, filled in place and cut, which spares two checks of
    // uniqueness and capacity a token. Three to four bytes a token are usual.
    var capacity = bytes.count / 3 + 16
    var tags = ContiguousArray<UInt8>(repeating: 0, count: capacity)
    var starts = ContiguousArray<UInt32>(repeating: 0, count: capacity)
    var position = 0
    var count = 0
    // The byte order mark belongs to the encoding, not to the text.
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      tags[0] = TokenTag(.comment).rawValue
      position = 3
      count = 1
    }
    while true {
      fill(&tags, &starts, from: &count, with: bytes, at: &position)
      guard position < bytes.count else { break }
      // As many tokens a byte as so far, and some more.
      let growth = max((bytes.count - position) * count / position, 64) * 9 / 8
      capacity += min(growth, bytes.count - position)
      tags.append(contentsOf: repeatElement(0, count: capacity - tags.count))
      starts.append(contentsOf: repeatElement(0, count: capacity - starts.count))
    }
    tags.removeLast(tags.count - count)
    starts.removeLast(starts.count - count)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    return (tags, starts)
  }

  /// Consumes tokens until the arrays are full or the bytes are at their end.
  private static func fill(
    _ tags: inout ContiguousArray<UInt8>, _ starts: inout ContiguousArray<UInt32>, from count: inout Int,
    with bytes: Span<UInt8>, at position: inout Int
  ) {
    var tagSpan = tags.mutableSpan
    var startSpan = starts.mutableSpan
    var index = count
    var offset = position
    while offset < bytes.count, index < tagSpan.count, index < startSpan.count {
      startSpan[index] = UInt32(truncatingIfNeeded: offset)
      tagSpan[index] = consumeToken(bytes, &offset).rawValue
      index += 1
    }
    count = index
    position = offset
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-token
  @inline(__always)
  private static func consumeToken(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenTag {
    let byte = bytes[position]
    // OPTIMIZATION: most tokens are one of these two.
    if CodePoints.isIdentStart(byte) {
      let length = NonNameCodePoints.length(bytes, position)
      guard length == 0 else {
        position += length
        return TokenTag(.delim)
      }
      return consumeIdentLike(bytes, &position)
    }
    if CodePoints.isWhitespace(byte) {
      position += 1
      while position < bytes.count, CodePoints.isWhitespace(bytes[position]) { position += 1 }
      return TokenTag(.whitespace)
    }
    switch byte {
    case 0x30...0x39:
      return consumeNumeric(bytes, &position)
    case 0x3A: return single(.colon, &position)
    case 0x3B: return single(.semicolon, &position)
    case 0x2C: return single(.comma, &position)
    case 0x28: return single(.leftParenthesis, &position)
    case 0x29: return single(.rightParenthesis, &position)
    case 0x5B: return single(.leftSquare, &position)
    case 0x5D: return single(.rightSquare, &position)
    case 0x7B: return single(.leftBrace, &position)
    case 0x7D: return single(.rightBrace, &position)
    case 0x22, 0x27: return consumeString(bytes, &position, quote: byte)
    case 0x23: return consumeHash(bytes, &position)
    case 0x2B, 0x2E:
      return startsNumber(bytes, position) ? consumeNumeric(bytes, &position) : single(.delim, &position)
    case 0x2D: return consumeHyphen(bytes, &position)
    case 0x2F: return consumeSolidus(bytes, &position)
    case 0x3C:
      if matches(bytes, position + 1, 0x21, 0x2D, 0x2D) {
        position += 4
        return TokenTag(.cdo)
      }
      return single(.delim, &position)
    case 0x40: return consumeAt(bytes, &position)
    case 0x5C:
      return isValidEscape(bytes, position) ? consumeIdentLike(bytes, &position) : single(.delim, &position)
    default:
      return single(.delim, &position)
    }
  }

  @inline(__always)
  private static func single(_ kind: TokenKind, _ position: inout Int) -> TokenTag {
    position += 1
    return TokenTag(kind)
  }

  @inline(__always)
  private static func matches(
    _ bytes: Span<UInt8>, _ position: Int, _ first: UInt8, _ second: UInt8, _ third: UInt8
  ) -> Bool {
    position + 2 < bytes.count && bytes[position] == first && bytes[position + 1] == second
      && bytes[position + 2] == third
  }

  private static func consumeHyphen(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenTag {
    if startsNumber(bytes, position) { return consumeNumeric(bytes, &position) }
    if position + 2 < bytes.count, bytes[position + 1] == 0x2D, bytes[position + 2] == 0x3E {
      position += 3
      return TokenTag(.cdc)
    }
    if startsIdent(bytes, position) { return consumeIdentLike(bytes, &position) }
    return single(.delim, &position)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-comment
  private static func consumeSolidus(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenTag {
    guard position + 1 < bytes.count, bytes[position + 1] == 0x2A else { return single(.delim, &position) }
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == 0x2A, bytes[position + 1] == 0x2F {
        position += 2
        return TokenTag(.comment)
      }
      position += 1
    }
    position = bytes.count
    return TokenTag(.comment, TokenTag.isUnterminated)
  }

  private static func consumeHash(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenTag {
    let next = position + 1
    let isName =
      next < bytes.count && CodePoints.isIdentContinue(bytes[next]) && NonNameCodePoints.length(bytes, next) == 0
    guard isName || isValidEscape(bytes, next) else {
      return single(.delim, &position)
    }
    let identifier = startsIdent(bytes, next) ? TokenTag.isIdentifierOrInteger : 0
    position = next
    return TokenTag(.hash, consumeName(bytes, &position) | identifier)
  }

  private static func consumeAt(_ bytes: Span<UInt8>, _ position: inout Int) -> TokenTag {
    guard startsIdent(bytes, position + 1) else { return single(.delim, &position) }
    position += 1
    return TokenTag(.atKeyword, consumeName(bytes, &position))
  }
}
