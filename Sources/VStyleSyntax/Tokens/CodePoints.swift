/// The byte classes of CSS Syntax.
///
/// The tokenizer reads UTF-8 bytes. Every byte from 0x80 up belongs to a non-ASCII code point, or to an invalid
/// sequence that decodes to U+FFFD. Both continue an identifier. NUL counts as U+FFFD. ``NonNameCodePoints`` lists the
/// few code points that do not continue an identifier.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenizer-definitions
package enum CodePoints {
  // OPTIMIZATION: two constants and a shift are faster than a table in memory or a chain of ranges, which would be
  // simpler. A test compares them with the definitions.
  private static let plainNameLow: UInt64 = 0x03FF_2000_0000_0000
  private static let plainNameHigh: UInt64 = 0x07FF_FFFE_87FF_FFFE

  /// Whether a byte continues an identifier without an escape: a letter, a digit, `-` or `_`.
  @inline(__always)
  static func isPlainName(_ byte: UInt8) -> Bool {
    let bits = byte < 0x40 ? plainNameLow : plainNameHigh
    return byte < 0x80 && (bits &>> UInt64(byte & 0x3F)) & 1 != 0
  }

  /// Whether a byte is part of a code point that continues an identifier.
  @inline(__always)
  static func isIdentContinue(_ byte: UInt8) -> Bool { isPlainName(byte) || byte >= 0x80 || byte == 0 }

  /// Whether a byte starts a code point that starts an identifier.
  @inline(__always)
  static func isIdentStart(_ byte: UInt8) -> Bool { isLetter(byte) || byte == 0x5F || byte >= 0x80 || byte == 0 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  /// Whether a byte is a space, tab, LF, FF or CR.
  @inline(__always)
  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (0x1_0000_3600 as UInt64 &>> UInt64(byte)) & 1 != 0
  }

  /// Whether a byte is LF, FF or CR.
  @inline(__always)
  static func isNewline(_ byte: UInt8) -> Bool { byte <= 0x20 && (0x0_0000_3400 as UInt64 &>> UInt64(byte)) & 1 != 0 }

  /// Whether a byte is a control character that is not allowed in a url.
  static func isNonPrintable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  @inline(__always)
  static func hexValue(_ byte: UInt8) -> UInt32 {
    byte <= 0x39 ? UInt32(byte &- 0x30) : UInt32((byte | 0x20) &- 0x61) + 10
  }

  /// ASCII lower case of a byte.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
