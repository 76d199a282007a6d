/// Identifiers, strings and urls.
extension Tokenizer {
  /// A consumed name: the offset after it and the flags of its bytes.
  struct Name {
    let end: Int
    let flags: UInt8
  }

  /// https://www.w3.org/TR/css-syntax-3/#would-start-an-identifier
  @inline(__always)
  static func startsIdent(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    if byte == 0x2D {
      guard position + 1 < bytes.count else { return false }
      let second = bytes[position + 1]
      return startsName(bytes, position + 1) || second == 0x2D || isValidEscape(bytes, position + 1)
    }
    return startsName(bytes, position) || isValidEscape(bytes, position)
  }

  /// https://www.w3.org/TR/css-syntax-3/#ident-start-code-point
  @inline(__always)
  private static func startsName(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    CodePoints.isIdentStart(bytes[position]) && NonNameCodePoints.length(bytes, position) == 0
  }

  /// https://www.w3.org/TR/css-syntax-3/#starts-with-a-valid-escape
  @inline(__always)
  static func isValidEscape(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard position < bytes.count, bytes[position] == 0x5C else { return false }
    guard position + 1 < bytes.count else { return true }
    return !CodePoints.isNewline(bytes[position + 1])
  }

  /// Consumes a name.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-name
  @inline(__always)
  static func consumeName(_ bytes: Span<UInt8>, _ start: Int) -> Name {
    var end = start
    while end < bytes.count, CodePoints.isPlainName(bytes[end]) { end &+= 1 }
    guard end < bytes.count else { return Name(end: end, flags: 0) }
    let byte = bytes[end]
    return byte == 0x5C || byte >= 0x80 || byte == 0 ? consumeRestOfName(bytes, end) : Name(end: end, flags: 0)
  }

  /// Consumes the rest of a name, from the first byte that is not an ASCII name byte.
  static func consumeRestOfName(_ bytes: Span<UInt8>, _ start: Int) -> Name {
    var flags: UInt8 = 0
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if CodePoints.isIdentContinue(byte) {
        if NonNameCodePoints.length(bytes, position) > 0 { break }
        if byte == 0 || byte >= 0x80 { flags = TokenTag.needsDecoding }
        position += 1
      } else if isValidEscape(bytes, position) {
        flags = TokenTag.needsDecoding
        skipEscape(bytes, &position)
      } else {
        break
      }
    }
    return Name(end: position, flags: flags)
  }

  /// Skips a valid escape.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
  static func skipEscape(_ bytes: Span<UInt8>, _ position: inout Int) {
    position += 1
    guard position < bytes.count else { return }
    guard CodePoints.isHexDigit(bytes[position]) else {
      position += 1
      return
    }
    var digits = 0
    while position < bytes.count, digits < 6, CodePoints.isHexDigit(bytes[position]) {
      position += 1
      digits += 1
    }
    skipOneWhitespace(bytes, &position)
  }

  /// Skips one white space character; CR LF counts as one.
  static func skipOneWhitespace(_ bytes: Span<UInt8>, _ position: inout Int) {
    guard position < bytes.count, CodePoints.isWhitespace(bytes[position]) else { return }
    let isReturn = bytes[position] == 0x0D
    position += 1
    if isReturn, position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  /// Consumes the parenthesis after a name that starts a token, if there is one.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-ident-like-token
  static func endIdentLike(_ bytes: Span<UInt8>, _ start: Int, _ name: Name) -> Token {
    guard name.end < bytes.count, bytes[name.end] == 0x28 else { return Token(.ident, name.flags, end: name.end) }
    return consumeFunction(bytes, start, name)
  }

  /// Consumes the parenthesis after a name, and the address if the token is an unquoted url.
  static func consumeFunction(_ bytes: Span<UInt8>, _ start: Int, _ name: Name) -> Token {
    let position = name.end + 1
    if isURLName(bytes, start, name) {
      // "While the next two input code points are whitespace, consume the next input code point."
      var ahead = position
      while ahead < bytes.count, CodePoints.isWhitespace(bytes[ahead]) { ahead += 1 }
      let isQuoted = ahead < bytes.count && (bytes[ahead] == 0x22 || bytes[ahead] == 0x27)
      if !isQuoted { return consumeURL(bytes, position) }
    }
    return Token(.function, name.flags, end: position)
  }

  /// Whether a name is `url` in any case, also with escapes.
  @inline(__always)
  private static func isURLName(_ bytes: Span<UInt8>, _ start: Int, _ name: Name) -> Bool {
    if name.end &- start == 3 {
      return bytes[start] | 0x20 == 0x75 && bytes[start + 1] | 0x20 == 0x72 && bytes[start + 2] | 0x20 == 0x6C
    }
    guard name.flags != 0, name.end - start <= 24 else { return false }
    return TokenDecoder.decode(bytes, start, name.end).lowercased() == "url"
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-string-token
  static func consumeString(_ bytes: Span<UInt8>, _ start: Int, quote: UInt8) -> Token {
    var flags: UInt8 = 0
    var position = start + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote { return Token(.string, flags, end: position + 1) }
      if CodePoints.isNewline(byte) { return Token(.badString, flags, end: position) }
      if byte == 0x5C {
        flags |= TokenTag.needsDecoding
        if position + 1 < bytes.count, CodePoints.isNewline(bytes[position + 1]) {
          position += 1
          skipOneWhitespace(bytes, &position)
        } else {
          skipEscape(bytes, &position)
        }
        continue
      }
      if byte == 0 || byte >= 0x80 { flags |= TokenTag.needsDecoding }
      position += 1
    }
    return Token(.string, flags | TokenTag.isUnterminated, end: position)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-url-token
  private static func consumeURL(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    var flags: UInt8 = 0
    var position = start
    while position < bytes.count, CodePoints.isWhitespace(bytes[position]) { position += 1 }
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x29:
        return Token(.url, flags, end: position + 1)
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C:
        while position < bytes.count, CodePoints.isWhitespace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return Token(.url, flags | TokenTag.isUnterminated, end: position) }
        if bytes[position] == 0x29 { continue }
        return consumeBadURLRemnants(bytes, position)
      case 0x22, 0x27, 0x28:
        return consumeBadURLRemnants(bytes, position)
      case 0x5C:
        guard isValidEscape(bytes, position) else { return consumeBadURLRemnants(bytes, position) }
        flags |= TokenTag.needsDecoding
        skipEscape(bytes, &position)
      default:
        if CodePoints.isNonPrintable(byte) { return consumeBadURLRemnants(bytes, position) }
        if byte == 0 || byte >= 0x80 { flags |= TokenTag.needsDecoding }
        position += 1
      }
    }
    return Token(.url, flags | TokenTag.isUnterminated, end: position)
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-remnants-of-bad-url
  private static func consumeBadURLRemnants(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    var position = start
    while position < bytes.count {
      if bytes[position] == 0x29 { return Token(.badURL, end: position + 1) }
      if isValidEscape(bytes, position) { skipEscape(bytes, &position) } else { position += 1 }
    }
    return Token(.badURL, TokenTag.isUnterminated, end: position)
  }
}
