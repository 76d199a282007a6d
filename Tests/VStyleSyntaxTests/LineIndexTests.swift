import Testing
import VStyleSyntax

/// Byte offsets, lines and columns.
@Suite struct LineIndexTests {
  static let texts = ["", "a", "a\nb", "a\r\nb\rc\u{C}d\n", "ä\n💅b\n\n", "\u{FEFF}a\nb", "\n\n", "a\n\u{301}e"]

  @Test("an editor's position leads back to the offset", arguments: texts)
  func roundTrip(_ text: String) {
    let lines = LineIndex(SourceText(text))
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isInsideLineEnd = previous == "\r" && scalar == "\n"
      if offset > 0 || scalar != "\u{FEFF}", !isInsideLineEnd, !text.hasPrefix("\u{FEFF}") {
        let position = lines.position(at: offset)
        #expect(lines.offset(line: position.line, utf16Column: position.utf16Column) == offset)
      }
      offset += UTF8.width(scalar)
      previous = scalar
    }
  }

  @Test("lines in order cover the text but for line ends", arguments: texts)
  func ranges(_ text: String) {
    let source = SourceText(text)
    let lines = LineIndex(source)
    var end = 0
    for number in 1...lines.lineCount {
      let range = lines.range(ofLine: number)
      #expect(range.start >= end)
      let gap = source.bytes[end..<range.start]
      #expect(gap.allSatisfy { [0x0A, 0x0C, 0x0D].contains($0) })
      #expect(lines.lineNumber(at: range.start) == number)
      end = range.end
    }
  }

  @Test("columns count scalars, and UTF-16 for editors")
  func columns() {
    let position = LineIndex(SourceText("x\n💅ä!")).position(at: 8)
    #expect(position.line == 2)
    #expect(position.column == 3)
    #expect(position.utf16Column == 3)
  }
}
