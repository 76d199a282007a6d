/// The byte classes of CSS Syntax, as one table look-up.
///
/// The tokenizer reads UTF-8 bytes. Every byte from 0x80 up belongs to a non-ASCII code point, or to
/// an invalid sequence that decodes to U+FFFD; both continue an identifier. NUL counts as U+FFFD.
/// All non-ASCII code points do so, as in the published specification and in browsers; the list of
/// allowed ones in later drafts is not followed.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenizer-definitions
enum CodePoints {
  static let identStart: UInt8 = 1
  static let identContinue: UInt8 = 2
  static let digit: UInt8 = 4
  static let hexDigit: UInt8 = 8
  static let whitespace: UInt8 = 16
  static let newline: UInt8 = 32
  static let nonPrintable: UInt8 = 64

  @inline(__always)
  static func classes(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x61...0x66, 0x41...0x46: identStart | identContinue | hexDigit
    case 0x67...0x7A, 0x47...0x5A, 0x5F, 0x80...0xFF, 0x00: identStart | identContinue
    case 0x30...0x39: identContinue | digit | hexDigit
    case 0x2D: identContinue
    case 0x20, 0x09: whitespace
    case 0x0A, 0x0D, 0x0C: whitespace | newline
    case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: nonPrintable
    default: 0
    }
  }

  @inline(__always)
  static func isIdentStart(_ byte: UInt8) -> Bool { classes(byte) & identStart != 0 }
  @inline(__always)
  static func isIdentContinue(_ byte: UInt8) -> Bool { classes(byte) & identContinue != 0 }
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { classes(byte) & hexDigit != 0 }
  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool { classes(byte) & whitespace != 0 }
  @inline(__always)
  static func isNewline(_ byte: UInt8) -> Bool { classes(byte) & newline != 0 }

  /// The value of a hexadecimal digit.
  @inline(__always)
  static func hexValue(_ byte: UInt8) -> UInt32 {
    byte <= 0x39 ? UInt32(byte &- 0x30) : UInt32((byte | 0x20) &- 0x61) + 10
  }

  /// ASCII lower case of a byte.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
