/// A token's kind and what the tokenizer knows about its bytes, in one byte.
struct TokenTag: Sendable {
  let rawValue: UInt8

  /// The value is not simply the bytes: there is an escape, a NUL or a line end to be normalised.
  static let needsDecoding: UInt8 = 0x20
  /// A hash token whose value would be an identifier; a number written as an integer.
  static let isIdentifierOrInteger: UInt8 = 0x40
  /// The end of the file cut the token off.
  static let isUnterminated: UInt8 = 0x80

  private static let kindMask: UInt8 = 0x1F

  @inline(__always)
  init(_ kind: TokenKind, _ flags: UInt8 = 0) { rawValue = kind.rawValue | flags }

  @inline(__always)
  var kind: TokenKind {
    // Every tag is made from a kind, so the pattern always exists.
    TokenKind(rawValue: rawValue & TokenTag.kindMask) ?? .delim
  }

  @inline(__always)
  func has(_ flag: UInt8) -> Bool { rawValue & flag != 0 }
}
