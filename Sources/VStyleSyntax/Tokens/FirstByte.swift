/// A table of the token kind by the first byte of a token.
///
/// For most tokens the first byte decides the kind. Their ends follow from the bytes that continue names and from white
/// space.
enum FirstByte {
  /// A flag for a kind that needs further checks or further work than storing the token.
  static let isUndecided: UInt8 = 0x80

  /// The kind for each byte, with ``isUndecided`` where needed.
  ///
  /// | undecided kind | bytes | the token |
  /// | --- | --- | --- |
  /// | `ident` | `\`, NUL, all that is not ASCII | begins, or goes on with a name, or is a delim |
  /// | `cdc` | `-` | is a name, a number, a `-->` or a delim |
  /// | `number` | digits | is a number, a percentage or a dimension |
  /// | `percentage` | `+` | is one of these, or a delim |
  /// | `delim` | `.` | is one of these, or a delim |
  /// | `cdo`, `comment`, `hash`, `atKeyword` | `<`, `/`, `#`, `@` | is one, or a delim |
  /// | `string` | quotes | is a string, or a bad one |
  /// | those of braces, brackets, parentheses | | opens or closes a block, or makes a name a function |
  static let kinds: ContiguousArray<UInt8> = ContiguousArray(
    (UInt8.min...UInt8.max).map { byte in
      if CodePoints.isWhitespace(byte) { return TokenKind.whitespace.rawValue }
      if CodePoints.isLetter(byte) || byte == 0x5F { return TokenKind.ident.rawValue }
      if CodePoints.isDigit(byte) { return isUndecided | TokenKind.number.rawValue }
      return if let row = rows.first(where: { $0.byte == byte }) {
        row.kind.rawValue | (row.isDecided ? 0 : isUndecided)
      } else if byte >= 0x80 {
        isUndecided | TokenKind.ident.rawValue
      } else {
        TokenKind.delim.rawValue
      }
    })

  private static let rows: [(byte: UInt8, kind: TokenKind, isDecided: Bool)] = [
    (0x3A, .colon, true), (0x3B, .semicolon, true), (0x2C, .comma, true),
    (0x28, .leftParenthesis, false), (0x29, .rightParenthesis, false), (0x5B, .leftSquare, false),
    (0x5D, .rightSquare, false), (0x7B, .leftBrace, false), (0x7D, .rightBrace, false),
    (0x00, .ident, false), (0x5C, .ident, false), (0x2D, .cdc, false), (0x2B, .percentage, false),
    (0x2E, .delim, false), (0x3C, .cdo, false), (0x2F, .comment, false), (0x23, .hash, false),
    (0x40, .atKeyword, false), (0x22, .string, false), (0x27, .string, false),
  ]
}
