/// Decodes the bytes of a token to its value: escapes, input preprocessing, numbers.
enum TokenDecoder {
  /// Decodes the text between two offsets: resolves escapes and preprocesses the input.
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
  static func decode(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(end - start)
    var position = start
    while position < end {
      let byte = bytes[position]
      switch byte {
      case 0x5C: decodeEscape(bytes, &position, end, &out)
      case 0x00:
        out.append(contentsOf: replacement)
        position += 1
      case 0x0D, 0x0C:
        out.append(0x0A)
        position += 1
        if byte == 0x0D, position < end, bytes[position] == 0x0A { position += 1 }
      default:
        out.append(byte)
        position += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private static func decodeEscape(_ bytes: Span<UInt8>, _ position: inout Int, _ end: Int, _ out: inout [UInt8]) {
    position += 1
    guard position < end else {
      // This occurs only in an identifier or url: in a string, the caller drops a backslash before the end.
      out.append(contentsOf: replacement)
      return
    }
    if CodePoints.isNewline(bytes[position]) {
      Tokenizer.skipOneWhitespace(bytes, &position)
      return
    }
    guard CodePoints.isHexDigit(bytes[position]) else {
      // The escaped code point itself: its bytes follow.
      if bytes[position] == 0 { out.append(contentsOf: replacement) } else { out.append(bytes[position]) }
      position += 1
      return
    }
    var value: UInt32 = 0
    var digits = 0
    while position < end, digits < 6, CodePoints.isHexDigit(bytes[position]) {
      value = value * 16 + CodePoints.hexValue(bytes[position])
      position += 1
      digits += 1
    }
    if position < end { Tokenizer.skipOneWhitespace(bytes, &position) }
    if value != 0, let scalar = Unicode.Scalar(value) {
      out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      out.append(contentsOf: replacement)
    }
  }

  /// The number between two offsets, which the tokenizer has checked.
  ///
  /// The result is correctly rounded. A number beyond the range of a `Double` is an infinity.
  ///
  /// - Spec: https://www.w3.org/TR/css-syntax-3/#convert-string-to-number
  static func number(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double {
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    var position = start
    let isNegative = bytes[start] == 0x2D
    if isNegative || bytes[start] == 0x2B { position += 1 }
    var isFraction = false
    while position < end {
      let byte = bytes[position]
      if byte == 0x2E {
        isFraction = true
      } else if CodePoints.isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        if mantissa != 0 { digits += 1 }
        if isFraction { scale -= 1 }
      } else {
        return slowNumber(bytes, start, end)
      }
      position += 1
    }
    // OPTIMIZATION: below 2^53 and 10^22 both operands are exact, so one division rounds correctly. The simpler way is
    // to convert every number with `slowNumber`.
    guard digits <= 15, scale >= -22 else { return slowNumber(bytes, start, end) }
    let magnitude = scale == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[-scale]
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]

  private static func slowNumber(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double {
    var text: [UInt8] = []
    for position in start..<end { text.append(bytes[position]) }
    return Double(String(decoding: text, as: UTF8.self)) ?? 0
  }
}
