/// The kind of a token and flags of its bytes, in one byte.
@usableFromInline
package struct TokenTag: Sendable {
  @usableFromInline
  package let rawValue: UInt8

  /// The value differs from the bytes: there is an escape, a NUL, a non-ASCII byte or a line end to normalize.
  static let needsDecoding: UInt8 = 0x20
  /// For a hash token, the value would be an identifier; for a numeric token, it is written as an integer.
  static let isIdentifierOrInteger: UInt8 = 0x40
  /// The end of the file cuts the token off.
  static let isUnterminated: UInt8 = 0x80

  @inline(__always)
  init(_ kind: TokenKind, _ flags: UInt8 = 0) { rawValue = kind.rawValue | flags }

  @inlinable @inline(__always)
  package var kind: TokenKind {
    // OPTIMIZATION: the simpler `TokenKind(rawValue:)` is a call; the compiler optimizes this switch to nothing.
    switch rawValue & 0x1F {
    case TokenKind.ident.rawValue: .ident
    case TokenKind.function.rawValue: .function
    case TokenKind.atKeyword.rawValue: .atKeyword
    case TokenKind.hash.rawValue: .hash
    case TokenKind.string.rawValue: .string
    case TokenKind.badString.rawValue: .badString
    case TokenKind.url.rawValue: .url
    case TokenKind.badURL.rawValue: .badURL
    case TokenKind.delim.rawValue: .delim
    case TokenKind.number.rawValue: .number
    case TokenKind.percentage.rawValue: .percentage
    case TokenKind.dimension.rawValue: .dimension
    case TokenKind.whitespace.rawValue: .whitespace
    case TokenKind.comment.rawValue: .comment
    case TokenKind.cdo.rawValue: .cdo
    case TokenKind.cdc.rawValue: .cdc
    case TokenKind.colon.rawValue: .colon
    case TokenKind.semicolon.rawValue: .semicolon
    case TokenKind.comma.rawValue: .comma
    case TokenKind.leftSquare.rawValue: .leftSquare
    case TokenKind.rightSquare.rawValue: .rightSquare
    case TokenKind.leftParenthesis.rawValue: .leftParenthesis
    case TokenKind.rightParenthesis.rawValue: .rightParenthesis
    case TokenKind.leftBrace.rawValue: .leftBrace
    case TokenKind.rightBrace.rawValue: .rightBrace
    default: .endOfFile
    }
  }

  @inlinable @inline(__always)
  package func has(_ flag: UInt8) -> Bool { rawValue & flag != 0 }
}
