/// Splits bytes into tokens. It never fails: the tokens cover all bytes.
///
/// The tokenizer reports no errors, which keeps its loop short. The tape contains the tokens with errors: bad strings
/// and unterminated tokens.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenizer-algorithms
enum Tokenizer {
  /// A consumed token.
  struct Token {
    /// The offset after its last byte.
    let end: Int

    /// The kind and the flags.
    let tag: TokenTag

    @inline(__always)
    init(_ kind: TokenKind, _ flags: UInt8 = 0, end: Int) {
      self.end = end
      tag = TokenTag(kind, flags)
    }
  }

  /// Tokenizes `bytes` from an offset on, and matches their blocks.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the source, or of its beginning.
  ///   - start: the offset of the first token; 0 by default.
  ///   - depthLimit: the maximum nesting depth of blocks and functions. Tokens beyond it count as too deep.
  static func tokenize(_ bytes: Span<UInt8>, from start: Int = 0, depthLimit: Int) -> Tokenization {
    var (tags, starts) = (ContiguousArray<UInt8>(), ContiguousArray<UInt32>())
    var blocks: ContiguousArray<BlockMatcher.Block> = []
    var progress = Progress(matcher: BlockMatcher(depthLimit: depthLimit))
    var position = start
    // The byte order mark belongs to the encoding, not to the text.
    if start == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      tags.append(TokenTag(.comment).rawValue)
      starts.append(0)
      position = 3
    }
    // OPTIMIZATION: the arrays are created too long, filled in place and truncated. The simpler `append` checks
    // uniqueness and capacity for each token. A token usually has three to four bytes.
    var room = (bytes.count - start) / 3 + 16
    progress.count = tags.count
    while position < bytes.count {
      room = min(room &+ ByteBlock.size, bytes.count &- position)
      tags.grow(to: progress.count + room, with: 0)
      // Includes capacity for the last entry.
      starts.reserveCapacity(progress.count + room + 1)
      starts.grow(to: progress.count + room, with: 0)
      // One token in twenty opens a block.
      blocks.grow(to: progress.matcher.count + room / 16 + ByteBlock.size, with: .none)
      position = fill(&tags, &starts, &blocks, &progress, with: bytes, at: position)
      // The ratio of tokens to bytes so far, and an eighth more.
      room = max((bytes.count - position) * progress.count / (position - start), 64) * 9 / 8
    }
    tags.removeLast(tags.count - progress.count)
    starts.removeLast(starts.count - progress.count)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    blocks.removeLast(blocks.count - progress.matcher.count)
    let unclosedTokens = progress.matcher.closeAll(at: progress.count, in: &blocks)
    return Tokenization(
      tags: tags, starts: starts, blocks: blocks, tooDeepTokens: progress.matcher.tooDeepTokens,
      unclosedTokens: unclosedTokens,
      badTokens: progress.badTokens)
  }

  /// The tokens so far, beside the arrays.
  private struct Progress {
    var matcher: BlockMatcher
    var badTokens: [Int] = []
    /// The number of tokens.
    var count = 0
  }

  /// Consumes tokens up to the end of the bytes, or until the arrays have no room for another block of bytes.
  ///
  /// Returns the offset where it stops, which is between two tokens.
  ///
  /// OPTIMIZATION: the borders of tokens are computed for 64 bytes at once, instead of byte by byte. A token may begin
  /// before or after each byte that is neither in a name nor white space. It may also begin where names and white space
  /// meet. The first byte decides the kind of most tokens. The byte after an identifier may turn it into a function, or
  /// continue it with an escape.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-token
  private static func fill(
    _ tags: inout ContiguousArray<UInt8>, _ starts: inout ContiguousArray<UInt32>,
    _ blocks: inout ContiguousArray<BlockMatcher.Block>, _ progress: inout Progress, with bytes: Span<UInt8>,
    at start: Int
  ) -> Int {
    let table = FirstByte.kinds
    let kinds = table.span
    var tags = tags.mutableSpan
    var starts = starts.mutableSpan
    var blocks = blocks.mutableSpan
    // OPTIMIZATION: with this precondition, the compiler omits two bounds checks for each token.
    precondition(kinds.count == 256 && starts.count == tags.count, "each tag has a kind and a start")
    var index = progress.count
    var borders = TokenBorders(bytes, from: start)
    while borders.end < bytes.count, index &+ borders.mostTokensInNextBlock <= tags.count,
      progress.matcher.count &+ ByteBlock.size <= blocks.count
    {
      borders.findNextBlock(bytes)
      while let position = borders.next() {
        let byte = bytes[position]
        starts[index] = UInt32(truncatingIfNeeded: position)
        let kind = kinds[Int(byte)]
        if kind < FirstByte.isUndecided {
          tags[index] = kind
          index &+= 1
          continue
        }
        let token: Token
        switch TokenTag(raw: kind).kind {
        case .rightParenthesis, .rightSquare, .rightBrace:
          tags[index] = kind & TokenTag.kindBits
          progress.matcher.close(index, kind & TokenTag.kindBits, in: &blocks)
          index &+= 1
          continue
        case .leftBrace:
          tags[index] = TokenKind.leftBrace.rawValue
          progress.matcher.open(index, closer: TokenKind.rightBrace.rawValue, in: &blocks)
          index &+= 1
          continue
        case .leftSquare:
          tags[index] = TokenKind.leftSquare.rawValue
          progress.matcher.open(index, closer: TokenKind.rightSquare.rawValue, in: &blocks)
          index &+= 1
          continue
        case .leftParenthesis:
          // A parenthesis after a name makes it a function token, unless it is the start of a url.
          let isFunction = index > 0 && tags[index &- 1] & TokenTag.kindBits == TokenKind.ident.rawValue
          if isFunction { index &-= 1 }
          let name = Int(starts[index])
          guard isFunction, position &- name == 3 else {
            tags[index] = isFunction ? TokenKind.function.rawValue : TokenKind.leftParenthesis.rawValue
            progress.matcher.open(index, closer: TokenKind.rightParenthesis.rawValue, in: &blocks)
            index &+= 1
            continue
          }
          token = consumeFunction(bytes, name, Name(end: position, flags: 0))
        case .ident:
          let rest = consumeRestOfName(bytes, position)
          if rest.end > position, index > 0, TokenTag(raw: tags[index &- 1]).kind == .ident {
            index &-= 1
            token = endIdentLike(bytes, Int(starts[index]), rest)
          } else {
            token = consumeRareIdent(bytes, position)
          }
        case .cdc where isLetterAfterHyphens(bytes, position):
          tags[index] = TokenTag(.ident).rawValue
          index &+= 1
          continue
        case .delim where !isDigit(bytes, position &+ 1):
          tags[index] = TokenTag(.delim).rawValue
          index &+= 1
          continue
        case .number:
          token = consumeNumeric(bytes, position)
        default:
          token = consumeOther(bytes, position, byte)
        }
        tags[index] = token.tag.rawValue
        switch token.tag.kind {
        case .function: progress.matcher.open(index, closer: TokenKind.rightParenthesis.rawValue, in: &blocks)
        case .badString, .badURL: progress.badTokens.append(index)
        default: break
        }
        index &+= 1
        borders.skip(to: token.end)
      }
    }
    // A token that may continue in the next block is consumed again.
    let isCut = borders.end < bytes.count && !borders.endsToken
    if isCut { index &-= 1 }
    progress.count = index
    return isCut ? Int(starts[index]) : min(borders.end, bytes.count)
  }

  /// Whether a letter follows one or two hyphens, so that they begin a name.
  @inline(__always)
  private static func isLetterAfterHyphens(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard position &+ 2 < bytes.count else { return false }
    return CodePoints.isLetter(bytes[bytes[position &+ 1] == 0x2D ? position &+ 2 : position &+ 1])
  }

  @inline(__always)
  private static func isDigit(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    position < bytes.count && CodePoints.isDigit(bytes[position])
  }

  /// Consumes a token of a rare kind.
  ///
  /// It is a number with a sign or a point in front, a string, a hash or an at-keyword. It may also be a comment, a
  /// delim, or an identifier with a rare first byte.
  private static func consumeOther(_ bytes: Span<UInt8>, _ start: Int, _ byte: UInt8) -> Token {
    switch byte {
    case 0x2B, 0x2E:
      return startsNumber(bytes, start) ? consumeNumeric(bytes, start) : delim(start)
    case 0x2D:
      if startsNumber(bytes, start) { return consumeNumeric(bytes, start) }
      if matches(bytes, start + 1, 0x2D, 0x3E) { return Token(.cdc, end: start + 3) }
    case 0x22, 0x27: return consumeString(bytes, start, quote: byte)
    case 0x23: return consumeHash(bytes, start)
    case 0x2F: return consumeSolidus(bytes, start)
    case 0x3C:
      let isCDO = matches(bytes, start + 1, 0x21, 0x2D) && matches(bytes, start + 2, 0x2D, 0x2D)
      return isCDO ? Token(.cdo, end: start + 4) : delim(start)
    case 0x40: return consumeAt(bytes, start)
    case 0x00, 0x5C, 0x80...0xFF: break
    default: return delim(start)
    }
    return consumeRareIdent(bytes, start)
  }

  /// Consumes an identifier with a rare first byte, or a delim.
  @inline(never)
  private static func consumeRareIdent(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    if startsIdent(bytes, start) { return endIdentLike(bytes, start, consumeName(bytes, start)) }
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

  private static func consumeHash(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    let next = start + 1
    let isName =
      next < bytes.count && CodePoints.isIdentContinue(bytes[next]) && NonNameCodePoints.length(bytes, next) == 0
    guard isName || isValidEscape(bytes, next) else { return delim(start) }
    let identifier = startsIdent(bytes, next) ? TokenTag.isIdentifierOrInteger : 0
    let name = consumeName(bytes, next)
    return Token(.hash, name.flags | identifier, end: name.end)
  }

  private static func consumeAt(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    guard startsIdent(bytes, start + 1) else { return delim(start) }
    let name = consumeName(bytes, start + 1)
    return Token(.atKeyword, name.flags, end: name.end)
  }
}
