import Testing

@testable import VStyleSyntax

/// The byte classes, compared with the definitions of CSS Syntax.
@Suite struct CodePointsTests {
  @Test("every byte is in the classes of its code point", arguments: UInt8.min...UInt8.max)
  func classes(_ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    let isASCII = byte < 0x80
    let isLetter = isASCII && character.isLetter
    let isDigit = isASCII && character.isNumber
    let isStart = isLetter || byte == UInt8(ascii: "_") || !isASCII || byte == 0
    #expect(CodePoints.isLetter(byte) == isLetter)
    #expect(CodePoints.isDigit(byte) == isDigit)
    #expect(CodePoints.isHexDigit(byte) == (isASCII && character.isHexDigit))
    #expect(CodePoints.isIdentStart(byte) == isStart)
    #expect(CodePoints.isIdentContinue(byte) == (isStart || isDigit || byte == UInt8(ascii: "-")))
    #expect(CodePoints.isPlainName(byte) == (isASCII && byte != 0 && CodePoints.isIdentContinue(byte)))
    #expect(CodePoints.isNewline(byte) == "\n\r\u{C}".utf8.contains(byte))
    #expect(CodePoints.isWhitespace(byte) == " \t\n\r\u{C}".utf8.contains(byte))
    #expect(TokenTag(raw: byte & 0x1F).kind == TokenKind(rawValue: byte & 0x1F) ?? .endOfFile)
  }
}
