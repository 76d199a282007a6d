/// The role of a semicolon in a prelude or in the value of a declaration.
enum SemicolonRole {
  /// The semicolon ends the statement.
  case end
  /// The semicolon ends nothing: in a prelude it is an error, in a value an ordinary token.
  case token
}

/// The tokens before the block of a rule.
struct ScannedPrelude {
  /// The token after the last one: a brace, a semicolon or the end.
  let end: Int
  /// The first unmatched closing token, or semicolon that is not allowed; `nil` if there is none.
  let stray: Int?
}

// OPTIMIZATION: these are methods of the tape, because methods of the parser would copy the parser. Those with a
// parameter for tags run for every statement: the parser reads the tags once, up to the end of the current block.

/// The ends of statements and of their parts.
extension TokenTape {
  /// Scans the tokens from an index to a block, or to a semicolon that ends the statement.
  @inline(__always)
  func scanPrelude(_ tags: Span<UInt8>, _ start: Int, _ semicolon: SemicolonRole) -> ScannedPrelude {
    var stray: Int?
    var index = start
    while true {
      index = TokenTag.skipPlain(in: tags, index)
      guard index < tags.count else { return ScannedPrelude(end: index, stray: stray) }
      switch tags[index] & TokenTag.kindBits {
      case TokenKind.leftBrace.rawValue:
        return ScannedPrelude(end: index, stray: stray)
      case TokenKind.semicolon.rawValue:
        if semicolon == .end { return ScannedPrelude(end: index, stray: stray) }
        stray = stray ?? index
        index &+= 1
      case TokenKind.rightBrace.rawValue, TokenKind.rightSquare.rawValue, TokenKind.rightParenthesis.rawValue:
        stray = stray ?? index
        index &+= 1
      case TokenKind.function.rawValue, TokenKind.leftParenthesis.rawValue, TokenKind.leftSquare.rawValue:
        index = min(closer(of: index) &+ 1, count)
      default:
        index &+= 1
      }
    }
  }

  /// Whether the value of a declaration may contain a block.
  ///
  /// The value of a custom property may contain it anywhere. Other values must be only the block.
  @inline(never)
  func mayHaveBlock(
    _ tags: Span<UInt8>, _ brace: Int, inValue start: Int, ofDeclaration name: Int, _ semicolon: SemicolonRole
  ) -> Bool {
    if isDashedIdent(name) { return true }
    let next = TokenTag.skipTrivia(in: tags, closer(of: brace) + 1)
    let isLast = next >= tags.count || semicolon == .end && TokenTag.isKind(.semicolon, in: tags, next)
    return brace == start && isLast
  }

  /// The `!` of the `!important` at the end of a value; `nil` if there is none.
  ///
  /// "If the last two non-<whitespace-token>s in decl's value are a <delim-token> with the value "!" followed by an
  /// <ident-token> with a value that is an ASCII case-insensitive match for "important", …"
  @inline(__always)
  func importance(_ tags: Span<UInt8>, of value: Range<Int>) -> Int? {
    let last = value.upperBound &- 1
    return TokenTag.isKind(.ident, in: tags, last) ? importance(tags, value.lowerBound, name: last) : nil
  }

  @inline(never)
  private func importance(_ tags: Span<UInt8>, _ start: Int, name: Int) -> Int? {
    let mark = TokenTag.trimmedEnd(in: tags, start, name) &- 1
    return mark >= start && isDelim(mark, "!") && isImportant(name) ? mark : nil
  }

  private func isImportant(_ name: Int) -> Bool {
    guard tags[name] == TokenTag(.ident).rawValue else { return isIdent(name, "important") }
    let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
    guard end &- start == 9 else { return false }
    let bytes = source.bytes
    let text = bytes.span.extracting(start..<start &+ 9)
    return text[0] | 0x20 == 0x69 && text[1] | 0x20 == 0x6D && text[2] | 0x20 == 0x70 && text[3] | 0x20 == 0x6F
      && text[4] | 0x20 == 0x72 && text[5] | 0x20 == 0x74 && text[6] | 0x20 == 0x61 && text[7] | 0x20 == 0x6E
      && text[8] | 0x20 == 0x74
  }

  /// A range of tokens without trivia at its end.
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    let tags = tags
    return start..<TokenTag.trimmedEnd(in: tags.span, start, end)
  }

  /// The name tokens of apparent declarations inside a value: on lines of their own, or of custom properties.
  func nextDeclarations(in value: Range<Int>) -> [Int] {
    var names: [Int] = []
    var index = value.lowerBound
    while index < value.upperBound {
      let name = index - 1
      if kind(index) == .colon, name > value.lowerBound, kind(name) == .ident,
        isDashedIdent(name) || hasLineEnd(before: name)
      {
        names.append(name)
      }
      index = indexAfterComponentValue(index)
    }
    return names
  }

  /// Whether `//` starts at a token.
  @inline(__always)
  package func startsLineComment(_ token: Int) -> Bool { isDelim(token, "/") && isDelim(token + 1, "/") }

  /// Whether the trivia before a token contains a line end.
  package func hasLineEnd(before token: Int) -> Bool {
    var index = token - 1
    while index >= 0, kind(index).isTrivia {
      let range = range(index)
      for offset in range.start..<range.end where CodePoints.isNewline(source.bytes[offset]) { return true }
      index -= 1
    }
    return false
  }
}
