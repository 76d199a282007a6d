/// The non-ASCII code points that are not allowed in names: the punctuation of Latin-1 (`§`, `×` …) and the private use
/// area.
///
/// DEVIATION: the specification of 2021 allows every code point from U+0080 in a name. Its later draft lists the
/// allowed ones, and excludes far more. Test suites follow one or the other. For these two ranges, the tokenizer
/// follows the draft; every other code point is allowed in names, as published.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#non-ascii-code-point
enum NonNameCodePoints {
  /// Whether a code point is not allowed in names; in a name it needs a backslash.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xB6, 0xB8...0xBF, 0xD7, 0xF7, 0xE000...0xF8FF: true
    default: false
    }
  }

  /// The number of bytes of such a code point at a position; 0 for any other byte.
  @inline(__always)
  static func length(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    let lead = bytes[position]
    guard lead >= 0xC2, position + 1 < bytes.count else { return 0 }
    return slowLength(bytes, position, lead)
  }

  private static func slowLength(_ bytes: Span<UInt8>, _ position: Int, _ lead: UInt8) -> Int {
    let second = bytes[position + 1]
    switch lead {
    // U+00A0 to U+00BF without U+00B7, the middle dot.
    case 0xC2: return (0xA0...0xBF).contains(second) && second != 0xB7 ? 2 : 0
    // U+00D7 and U+00F7, times and divided by.
    case 0xC3: return second == 0x97 || second == 0xB7 ? 2 : 0
    // U+E000 to U+F8FF.
    case 0xEE: return isContinued(bytes, position) ? 3 : 0
    case 0xEF: return second <= 0xA3 && isContinued(bytes, position) ? 3 : 0
    default: return 0
    }
  }

  private static func isContinued(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    position + 2 < bytes.count && bytes[position + 1] & 0xC0 == 0x80 && bytes[position + 2] & 0xC0 == 0x80
  }
}
