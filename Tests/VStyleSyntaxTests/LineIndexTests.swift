import TestSupport
import Testing
import VStyleSyntax

/// Byte offsets, lines and columns.
@Suite struct LineIndexTests {
  static let texts = ["", "a", "a\nb", "a\r\nb\rc\u{C}d\n", "ä\n💅b\n\n", "\u{FEFF}a\nb", "\n\n", "a\n\u{301}e"]

  @Test("the editor position of an offset converts back to the offset", arguments: texts)
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

  @Test("the lines cover the text except for line ends", arguments: texts)
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

  @Test("columns in a long line equal the count from the start of the line")
  func longLines() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    let pieces: [[UInt8]] = [
      [0x61], Array("ä".utf8), Array("界".utf8), Array("💅".utf8), [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xFF],
      Array(repeating: 0x80, count: 3_000),
    ]
    for _ in 0..<8 {
      var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
      while bytes.count < 20_000 { bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
      let lines = LineIndex(SourceText(path: "a.vstyle", bytes: bytes))
      for _ in 0..<40 {
        let offset = Int.random(in: 0...bytes.count, using: &generator)
        let text = String(decoding: bytes[..<offset], as: UTF8.self)
        let hidden = offset < 3 ? 0 : 1
        let position = lines.position(at: offset)
        #expect(position.column == text.unicodeScalars.count - hidden + 1, "seed \(SeededGenerator.seed)")
        #expect(position.utf16Column == text.utf16.count - hidden, "seed \(SeededGenerator.seed)")
      }
    }
  }

  @Test("columns count Unicode scalars, and UTF-16 code units for editors")
  func columns() {
    let position = LineIndex(SourceText("x\n💅ä!")).position(at: 8)
    #expect(position.line == 2)
    #expect(position.column == 3)
    #expect(position.utf16Column == 3)
  }
}
