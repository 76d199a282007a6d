/// Numbers, percentages and dimensions.
extension Tokenizer {
  /// https://www.w3.org/TR/css-syntax-3/#starts-with-a-number
  @inline(__always)
  static func startsNumber(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    var next = position
    guard next < bytes.count else { return false }
    if bytes[next] == 0x2B || bytes[next] == 0x2D { next += 1 }
    guard next < bytes.count else { return false }
    if CodePoints.isDigit(bytes[next]) { return true }
    return bytes[next] == 0x2E && next + 1 < bytes.count && CodePoints.isDigit(bytes[next + 1])
  }

  /// https://www.w3.org/TR/css-syntax-3/#consume-numeric-token
  static func consumeNumeric(_ bytes: Span<UInt8>, _ start: Int) -> Token {
    var position = start
    let integer = skipNumber(bytes, &position) ? TokenTag.isIdentifierOrInteger : 0
    guard position < bytes.count else { return Token(.number, integer, end: position) }
    let byte = bytes[position]
    if byte == 0x25 { return Token(.percentage, integer, end: position &+ 1) }
    guard CodePoints.isLetter(byte) || startsIdent(bytes, position) else {
      return Token(.number, integer, end: position)
    }
    let unit = consumeName(bytes, position)
    return Token(.dimension, unit.flags | integer, end: unit.end)
  }

  /// Skips a number.
  ///
  /// - Returns: whether the number is written as an integer.
  ///
  /// https://www.w3.org/TR/css-syntax-3/#consume-number
  @inline(__always)
  static func skipNumber(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    var isInteger = true
    if bytes[position] == 0x2B || bytes[position] == 0x2D { position &+= 1 }
    skipDigits(bytes, &position)
    guard position < bytes.count &- 1 else { return true }
    if bytes[position] == 0x2E, CodePoints.isDigit(bytes[position &+ 1]) {
      isInteger = false
      position &+= 2
      skipDigits(bytes, &position)
    }
    if position < bytes.count &- 1, bytes[position] | 0x20 == 0x65 {
      var exponent = position &+ 1
      if bytes[exponent] == 0x2B || bytes[exponent] == 0x2D { exponent &+= 1 }
      if exponent < bytes.count, CodePoints.isDigit(bytes[exponent]) {
        isInteger = false
        position = exponent
        skipDigits(bytes, &position)
      }
    }
    return isInteger
  }

  @inline(__always)
  private static func skipDigits(_ bytes: Span<UInt8>, _ position: inout Int) {
    while position < bytes.count, CodePoints.isDigit(bytes[position]) { position &+= 1 }
  }
}
